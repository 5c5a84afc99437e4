import type { Break } from '../types.ts'

const NATIVE = 'apps/web/src/platform/native'
const MOBILE = 'apps/mobile'

/** Breaks: the shells for Android and iOS. */
export const breaks: readonly Break[] = [
  {
    row: 'UX-64',
    file: `${NATIVE}/frame.ts`,
    find: 'document.querySelector(OVERLAYS) !== null',
    replace: 'document.querySelector(OVERLAYS) === document.body',
  },
  {
    row: 'UX-65',
    file: `${MOBILE}/android/app/src/main/AndroidManifest.xml`,
    find: 'android:allowBackup="false"',
    replace: 'android:allowBackup="true"',
  },
  {
    row: 'UX-65',
    file: `${MOBILE}/folders/ios/Sources/FoldersPlugin/FoldersPlugin.swift`,
    find: 'CAPPluginMethod(name: "stat", returnType: CAPPluginReturnPromise),',
    replace: '',
  },
  {
    row: 'UX-66',
    file: `${NATIVE}/folder-files.ts`,
    find: "await this.#ask('move', { from: stranded, to, via })",
    replace: '',
  },
  {
    row: 'UX-66',
    file: `${NATIVE}/folder-files.ts`,
    find: 'uri !== undefined && !isAway && sizeBytes',
    replace: 'uri !== undefined && sizeBytes',
  },
  {
    row: 'UX-67',
    file: `${NATIVE}/share.ts`,
    find: 'blob.slice(at, at + PIECE_BYTES)',
    replace: 'blob.slice(at, at + PIECE_BYTES - 1)',
  },
  {
    row: 'P1-6.6',
    file: `${NATIVE}/picks.ts`,
    find: '  await askForPlaces()\n',
    replace: '',
  },
  {
    row: 'P2-6.1',
    file: `${NATIVE}/folders.ts`,
    find: "outcome === 'cancelled' ? 'AbortError' : 'NotAllowedError'",
    replace: "'AbortError'",
  },
]
