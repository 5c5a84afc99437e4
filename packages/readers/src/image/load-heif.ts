/// <reference path="./libheif.d.ts" />
import type { LoadHeif } from './heic.ts'

/** Loads libheif from its package, as Node does. */
export const loadHeif: LoadHeif = async () => (await import('libheif-js/libheif-wasm/libheif-bundle.mjs')).default()
