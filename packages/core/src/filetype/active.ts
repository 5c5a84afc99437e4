import type { DetectedType } from './detect.ts'

/** Extensions of what a browser, a server or a system would run when it is opened. */
const activeExtensions: ReadonlySet<string> = new Set(
  'html htm shtml xhtml xht mht mhtml svg js mjs cjs jsx php phtml php3 php5 asp aspx jsp cshtml hta exe dll scr com cpl msi bat cmd ps1 vbs vbe wsf sh bash command app jar swf lnk url desktop reg chm'.split(
    ' ',
  ),
)

/** Whether a file of this extension could run when somebody opens it; such a type is never explained away. */
export const isActive = (extension: string): boolean => activeExtensions.has(extension)

const decoder = new TextDecoder('latin1')
const quietKinds: readonly string[] = ['image', 'raw-image', 'video', 'audio', 'font']
const markers = /<script[\s>/]|<html[\s>]|<svg[\s>]|<iframe[\s>]|<\?php\b|<body[\s>]/iu

/** Whether bytes of a quiet kind (image, sound, film, font) also hold markup that could run: a polyglot. */
export function hidesScript(found: DetectedType, head: Uint8Array): boolean {
  return (
    quietKinds.includes(found.kind) && found.by === 'signature' && markers.test(decoder.decode(head.subarray(0, 4100)))
  )
}
