import { fileURLToPath } from 'node:url'
import type { CompilerOptions } from '@inlang/paraglide-js'

const room = fileURLToPath(new URL('..', import.meta.url))

/** How messages/*.json become typed functions in src/paraglide: one setting for Vite and for the compile script. */
export const PARAGLIDE = {
  project: `${room}project.inlang`,
  outdir: `${room}src/paraglide`,
  strategy: ['baseLocale'],
  emitGitIgnore: false,
  emitReadme: false,
} satisfies CompilerOptions
