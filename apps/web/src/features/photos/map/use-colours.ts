import { useSyncExternalStore } from 'react'

/** Colours of the page's theme, for what is drawn without CSS. */
export interface Colours {
  readonly sea: string
  readonly land: string
  readonly line: string
  readonly words: string
}

const root = document.documentElement
let known: { readonly theme: string | undefined; readonly colours: Colours } | undefined

const read = (): Colours => {
  const { theme } = root.dataset
  if (known?.theme !== theme || known === undefined) {
    const style = getComputedStyle(root)
    const of = (name: string) => style.getPropertyValue(`--c-${name}`)
    known = { theme, colours: { sea: of('sunken'), land: of('raised'), line: of('line'), words: of('muted') } }
  }
  return known.colours
}

const subscribe = (listener: () => void) => {
  const watch = new MutationObserver(listener)
  watch.observe(root, { attributeFilter: ['data-theme'] })
  return () => watch.disconnect()
}

/** The colours in which the page is drawn now; draws anew when the theme changes. */
export const useColours = (): Colours => useSyncExternalStore(subscribe, read)
