/** As long a field may take to come: who types after that means the page. */
const PATIENCE_MS = 3000

/** What was typed before the field was there, and whether Enter came after it. */
export interface TypedAhead {
  readonly text: string
  readonly isEntered: boolean
}

let text = ''
let isEntered = false
let end: (() => void) | undefined

const onKeyDown = (event: KeyboardEvent): void => {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'Escape') {
    end?.()
    return
  }
  if (isEntered) return
  if (event.key === 'Enter') isEntered = text !== ''
  else if (event.key === 'Backspace') text = text.slice(0, -1)
  else if ([...event.key].length === 1) text += event.key
  else return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Keeps what is typed from now on, for a field that a key has asked for and that is on its way; the page hears none of it. */
export function keepTyped(): void {
  end?.()
  text = ''
  isEntered = false
  addEventListener('keydown', onKeyDown, { capture: true })
  const timer = setTimeout(() => end?.(), PATIENCE_MS)
  end = () => {
    removeEventListener('keydown', onKeyDown, { capture: true })
    clearTimeout(timer)
    end = undefined
  }
}

/** What was kept, once; the field hears the keys itself from now on. */
export function takeTyped(): TypedAhead {
  const typed = end ? { text, isEntered } : { text: '', isEntered: false }
  end?.()
  return typed
}
