import { cpSync, rmSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * What of a build a shell has no use for: texts packed for a server (Android would unpack `x.js.gz` and find `x.js` twice),
 * the service worker and the manifest of the installed web app, and what a build says of itself.
 */
const SERVED_ONLY = /\.(?:br|gz|map)$|^(?:sw\.js|manifest\.webmanifest|robots\.txt|\.vite)$/

/** Copies a build of the web app to where the shells take it from, in place of the one before. @param {string} build @param {string} www */
export function copyBuild(build, www) {
  rmSync(www, { recursive: true, force: true })
  cpSync(build, www, { recursive: true, filter: (path) => path === build || !SERVED_ONLY.test(basename(path)) })
}
