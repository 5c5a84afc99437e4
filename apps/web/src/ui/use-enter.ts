import { type FormEvent, useEffect, useRef, useState } from 'react'

/**
 * Enter in a field over things that are still looked for: `act` is called once they are known, unless other words stand
 * in the field by then. Returns what the form does when it is submitted.
 */
export const useEnter = (text: string, isKnown: boolean, act: () => void) => {
  const [entered, setEntered] = useState<string>()
  const latest = useRef(act)
  latest.current = act
  const isDue = isKnown && entered === text
  useEffect(() => {
    if (!isDue) return
    setEntered(undefined)
    latest.current()
  }, [isDue])
  return (event: FormEvent) => {
    event.preventDefault()
    setEntered(text)
  }
}
