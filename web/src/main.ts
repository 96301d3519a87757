import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { speak } from './lib/words.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the client')
await speak(settings.language)
mount(App, { target })
