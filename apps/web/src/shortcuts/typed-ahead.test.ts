import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepTyped, takeTyped } from './typed-ahead.ts'

describe('what is typed before its field is there', () => {
  let heard: string[] = []
  const press = (...keys: string[]) => {
    for (const key of keys) {
      const event = Object.assign(new Event('keydown', { cancelable: true }), { key })
      dispatchEvent(event)
      if (event.defaultPrevented) heard.push(key)
    }
  }
  let page: string[] = []
  beforeEach(() => {
    const window = new EventTarget()
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
    vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
    vi.useFakeTimers()
    heard = []
    page = []
  })
  afterEach(() => {
    takeTyped()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is kept for it, with what was taken back and the Enter at its end, and the page hears none of it', () => {
    keepTyped()
    addEventListener('keydown', (event) => void page.push((event as KeyboardEvent).key))
    press('l', 'i', 'x', 'Backspace', 'ë', 'Enter', 'z')
    expect(takeTyped()).toEqual({ text: 'lië', isEntered: true })
    expect(page).toEqual(['z'])
    press('a')
    expect(page).toEqual(['z', 'a'])
    expect(takeTyped()).toEqual({ text: '', isEntered: false })
  })

  it('is the page’s again after Escape, and when the field never comes', () => {
    addEventListener('keydown', (event) => void page.push((event as KeyboardEvent).key))
    keepTyped()
    press('a', 'Escape', 'b')
    expect([heard, takeTyped()]).toEqual([['a'], { text: '', isEntered: false }])
    keepTyped()
    press('c')
    vi.advanceTimersByTime(3000)
    press('d')
    expect([heard, takeTyped()]).toEqual([['a', 'c'], { text: '', isEntered: false }])
  })

  it('is not what a key means with others', () => {
    keepTyped()
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key: 'k', ctrlKey: true })
    dispatchEvent(event)
    press('ArrowDown', 'Enter')
    expect([event.defaultPrevented, takeTyped()]).toEqual([false, { text: '', isEntered: false }])
  })
})
