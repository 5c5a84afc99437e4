import { useEffect } from 'react'
import { INTRO_SEEN } from '../features/intro/intro-store.ts'
import { m } from '../paraglide/messages.js'

/** `/reset-intro`: forgets that the intro was seen and goes to the main screen, which begins with it again. */
export default function ResetIntro() {
  useEffect(() => {
    try {
      localStorage.removeItem(INTRO_SEEN)
    } catch (error) {
      console.warn('The intro could not be forgotten', error)
    }
    location.replace('/')
  }, [])
  return (
    <main className="p-8 text-center">
      <h1 className="sr-only">{m.loading()}</h1>
    </main>
  )
}
