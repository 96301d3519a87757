/** Looking around on a poster that is larger than its panel: drag, pinch, wheel and double tap. */

import type { Attachment } from 'svelte/attachments'
import type { Point } from './projection'

/** What is in the middle of the panel, in parts of the poster, and how large. */
export interface Look extends Point {
  zoom: number
}

export interface Size {
  width: number
  height: number
}

export const CLOSEST = 3.2
const SLACK = 6 // pixels that a finger may slip before it drags
const DOUBLE = 300 // milliseconds between the taps of a double tap
export const LEAP = 1.6
const WHEEL = 0.0018

const clamp = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/** The same look with nothing outside the poster in sight; a poster smaller than its panel stands in the middle. */
export function bound({ zoom, x, y }: Look, panel: Size, poster: Size): Look {
  const inside = (value: number, room: number, whole: number) =>
    whole <= room ? 0.5 : clamp(room / 2 / whole, value, 1 - room / 2 / whole)
  return { zoom, x: inside(x, panel.width, poster.width), y: inside(y, panel.height, poster.height) }
}

/** Where the poster's corner lies in its panel. */
export function corner({ x, y }: Look, panel: Size, poster: Size): Point {
  return { x: panel.width / 2 - x * poster.width, y: panel.height / 2 - y * poster.height }
}

/** The look after a drag of so many pixels. */
export function dragged(look: Look, by: Point, poster: Size): Look {
  return { ...look, x: look.x - by.x / poster.width, y: look.y - by.y / poster.height }
}

/** The look at another zoom: what is under this point of the panel stays there. `sized` tells the poster's size. */
export function zoomed(look: Look, factor: number, at: Point, panel: Size, sized: (zoom: number) => Size): Look {
  const zoom = clamp(1, look.zoom * factor, CLOSEST)
  const [before, after] = [sized(look.zoom), sized(zoom)]
  const off = { x: at.x - panel.width / 2, y: at.y - panel.height / 2 }
  return {
    zoom,
    x: look.x + off.x / before.width - off.x / after.width,
    y: look.y + off.y / before.height - off.y / after.height,
  }
}

/** The look in which a place of the poster is at least so many pixels from the panel's edge. */
export function revealing(look: Look, place: Point, panel: Size, poster: Size, edge: number): Look {
  const near = (middle: number, value: number, room: number, whole: number) => {
    const free = Math.max(0, room / 2 - edge) / whole
    return clamp(value - free, middle, value + free)
  }
  return {
    ...look,
    x: near(look.x, place.x, panel.width, poster.width),
    y: near(look.y, place.y, panel.height, poster.height),
  }
}

export interface Camera {
  drag(by: Point): void
  zoom(factor: number, at: Point): void
}

/** Fingers, mice and wheels on a panel move its camera. A touch that does not drag is left to what it touches. */
export function gestures(camera: Camera): Attachment<HTMLElement> {
  return (panel) => {
    const down = new Map<number, Point>()
    let dragging = false
    let tapped = { time: -DOUBLE, x: 0, y: 0 }

    const inside = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = panel.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }
    const onThing = ({ target }: Event) => target instanceof Element && target.closest('button') !== null

    function press(event: PointerEvent): void {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      down.set(event.pointerId, inside(event))
      dragging = down.size > 1
    }

    function move(event: PointerEvent): void {
      const before = down.get(event.pointerId)
      if (!before) return
      const now = inside(event)
      const by = { x: now.x - before.x, y: now.y - before.y }
      if (!dragging && Math.hypot(by.x, by.y) < SLACK) return
      dragging = true
      panel.setPointerCapture(event.pointerId)
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
      if (other) {
        const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y))
        camera.drag({ x: by.x / 2, y: by.y / 2 })
        camera.zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      } else camera.drag(by)
      down.set(event.pointerId, now)
    }

    function lift(event: PointerEvent): void {
      const was = down.delete(event.pointerId)
      if (!was || dragging || onThing(event) || event.type === 'pointercancel') return
      const now = inside(event)
      const twice = event.timeStamp - tapped.time < DOUBLE && Math.hypot(now.x - tapped.x, now.y - tapped.y) < SLACK * 4
      tapped = { time: twice ? -DOUBLE : event.timeStamp, ...now }
      if (twice) camera.zoom(LEAP, now)
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault()
      camera.zoom(Math.exp(-event.deltaY * WHEEL), inside(event))
    }

    panel.addEventListener('pointerdown', press)
    panel.addEventListener('pointermove', move)
    panel.addEventListener('pointerup', lift)
    panel.addEventListener('pointercancel', lift)
    panel.addEventListener('wheel', wheel, { passive: false })
    return () => {
      panel.removeEventListener('pointerdown', press)
      panel.removeEventListener('pointermove', move)
      panel.removeEventListener('pointerup', lift)
      panel.removeEventListener('pointercancel', lift)
      panel.removeEventListener('wheel', wheel)
    }
  }
}
