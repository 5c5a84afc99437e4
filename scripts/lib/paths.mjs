import { fileURLToPath } from 'node:url'

/** Absolute path of the repository, with a separator at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Absolute path of something below the repository, from its `/` separated relative path. */
export const below = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
