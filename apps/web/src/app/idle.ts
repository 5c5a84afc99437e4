import { useEffect, useState } from 'react'
import { whenAnswered } from '../http/send.ts'

/** A page that never rests does what was put off after so long all the same, in milliseconds. */
const LATEST_MS = 1500
/** How long after the page has loaded a screen may take to stand: its code may never come. */
const STANDS_MS = 4000
/** How long browsers wait that don't say when they are idle. */
const GUESS_MS = 200

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const loaded = new Promise<unknown>((resolve) => {
  if (document.readyState === 'complete') resolve(undefined)
  else addEventListener('load', resolve, { once: true })
})
let stand = (): void => undefined
const standing = new Promise<void>((resolve) => {
  stand = resolve
})
const stands = () => loaded.then(() => Promise.race([standing, after(STANDS_MS)]))

/** Says that the first screen of this page, or what is shown in its place, stands. */
export const noteStanding = (): void => stand()

/** A moment in which the browser has nothing better to do, at the latest after `LATEST_MS`. */
const idleMoment = () =>
  'requestIdleCallback' in globalThis
    ? new Promise((resolve) => requestIdleCallback(resolve, { timeout: LATEST_MS }))
    : after(GUESS_MS)

const answers = () => Promise.race([new Promise<void>(whenAnswered), after(LATEST_MS)])

/**
 * Calls `act` once the page's first screen stands, what it asked the server for is there, and the browser has nothing
 * better to do: what is fetched ahead never stands in the way of what somebody looks at. Answers that take longer than
 * `LATEST_MS` are not waited for. Returns the way to call it off.
 */
export const whenIdle = (act: () => void): (() => void) => {
  let isOff = false
  const wait = async () => {
    // In its first idle moment a screen has asked for what it needs.
    for (const step of [stands, idleMoment, answers, idleMoment]) {
      await step()
      if (isOff) return
    }
    act()
  }
  void wait()
  return () => {
    isOff = true
  }
}

/** Counts from 0 to `last`, one step each time the browser is idle: what is put off comes one part after the other. */
export const useIdleSteps = (last: number): number => {
  const [step, setStep] = useState(0)
  useEffect(() => (step < last ? whenIdle(() => setStep(step + 1)) : undefined), [step, last])
  return step
}
