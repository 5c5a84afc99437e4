import { useEffect, useState } from 'react'

/** A page that never rests does what was put off after so long all the same, in milliseconds. */
const LATEST_MS = 1500
/** How long browsers wait that don't say when they are idle. */
const GUESS_MS = 200

/** Calls `act` once the page has loaded and the browser has nothing better to do. Returns the way to call it off. */
export const whenIdle = (act: () => void): (() => void) => {
  let stop = () => removeEventListener('load', wait)
  const wait = () => {
    if ('requestIdleCallback' in globalThis) {
      const handle = requestIdleCallback(act, { timeout: LATEST_MS })
      stop = () => cancelIdleCallback(handle)
    } else {
      const timer = setTimeout(act, GUESS_MS)
      stop = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => stop()
}

/** Counts from 0 to `last`, one step each time the browser is idle: what is put off comes one part after the other. */
export const useIdleSteps = (last: number): number => {
  const [step, setStep] = useState(0)
  useEffect(() => (step < last ? whenIdle(() => setStep(step + 1)) : undefined), [step, last])
  return step
}
