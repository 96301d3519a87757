/** Short sounds, made on the spot. */

import { settings } from './settings.svelte'

interface Tone {
  at: number // seconds from now
  from: number // hertz
  to: number
  long: number
  loud: number
  shape: OscillatorType
}

const SOUNDS = {
  turn: [tone(0, 660, 660, 0.14, 0.16), tone(0.13, 880, 880, 0.24, 0.16)],
  move: [tone(0, 320, 420, 0.09, 0.1, 'triangle')],
  land: [tone(0, 520, 260, 0.28, 0.14, 'triangle'), tone(0.24, 392, 392, 0.2, 0.1)],
  end: [tone(0, 523, 523, 0.3, 0.14), tone(0.16, 659, 659, 0.3, 0.14), tone(0.32, 784, 784, 0.6, 0.16)],
} satisfies Record<string, Tone[]>

export type Sound = keyof typeof SOUNDS

function tone(at: number, from: number, to: number, long: number, loud: number, shape: OscillatorType = 'sine'): Tone {
  return { at, from, to, long, loud, shape }
}

let studio: AudioContext | undefined

/** Browsers stay silent until the player has touched the page; then this does too. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  studio ??= new AudioContext()
  if (studio.state === 'suspended') void studio.resume()
  for (const each of SOUNDS[sound]) ring(studio, each)
}

function ring(studio: AudioContext, { at, from, to, long, loud, shape }: Tone): void {
  const start = studio.currentTime + at
  const voice = new OscillatorNode(studio, { type: shape, frequency: from })
  const volume = new GainNode(studio, { gain: 0 })
  voice.frequency.exponentialRampToValueAtTime(to, start + long)
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long)
  voice.connect(volume).connect(studio.destination)
  voice.start(start)
  voice.stop(start + long)
}
