import { readFileSync } from 'node:fs'

const ROUTE = /path: '(\/[\w-]*)'[^{}]*?import\('\.(\.?\/[\w/-]+\.tsx)'\)/g

/** The screens that the route table of the web app (its folder is `room`, with a slash at its end) loads: path and module. */
export const screensOf = (room: string): readonly { readonly path: string; readonly file: string }[] =>
  [...readFileSync(`${room}src/app/routes.ts`, 'utf8').matchAll(ROUTE)].map(([, path = '', module = '']) => ({
    path,
    file: module.startsWith('./') ? `src${module.slice(1)}` : `src/app${module}`,
  }))
