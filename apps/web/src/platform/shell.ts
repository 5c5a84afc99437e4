import { isInShell } from './native/bridge.ts'

/** True inside the app for Android or iOS, false in a browser. */
export const isNative: boolean = isInShell()

/** Photos and documents of the device, by the shell's own pickers. Only where `isNative`. */
export const nativePicks = () => import('./native/picks.ts')

/** Follows the shell around the page, where there is one: its back button, its bars. */
export const startShell = async (): Promise<void> => {
  if (isNative) (await import('./native/frame.ts')).followFrame()
}
