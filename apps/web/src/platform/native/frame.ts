import { ask, bridge } from './bridge.ts'

/** What lies over a screen and goes away with Escape. */
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]'

/**
 * Follows what a telephone puts around the page: its back button or gesture, and the signs in the bars at its edges, which
 * are drawn for the theme.
 */
export const followFrame = (): void => {
  bridge().addListener('App', 'backButton', (data) => {
    const { canGoBack = false } = (data ?? {}) as { readonly canGoBack?: boolean }
    goBack(canGoBack)
  })
  const page = document.documentElement
  const dress = () => {
    const style = page.dataset.theme === 'light' ? 'LIGHT' : 'DARK'
    void ask('SystemBars', 'setStyle', { style }).catch((error: unknown) => console.warn('The bars stay', error))
  }
  new MutationObserver(dress).observe(page, { attributeFilter: ['data-theme'] })
  dress()
}

/** What lies over the screen goes first, then the way leads back; from the first screen the app steps aside. */
const goBack = (canGoBack: boolean): void => {
  if (document.querySelector(OVERLAYS) !== null) {
    const focused = document.activeElement ?? document.body
    focused.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  } else if (canGoBack) history.back()
  else void ask('App', 'minimizeApp').catch((error: unknown) => console.warn('The app stays in front', error))
}
