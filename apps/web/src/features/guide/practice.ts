import type { TutorialFile } from './guide-store.ts'

export const FOLDERS = ['photos', 'documents', 'music'] as const
export type Folder = (typeof FOLDERS)[number]

/** File -> folder that it was put into. */
export type Placed = Readonly<Record<string, Folder>>

/** What is in the person's hand: which file, how it is held, and over which folder it is. */
export interface Held {
  readonly id: string
  readonly by: 'pointer' | 'keys'
  readonly over: Folder | undefined
  /** How far a pointer has carried it, in CSS pixels. */
  readonly x: number
  readonly y: number
}

/** Files that are still to be put away. */
export const remaining = (files: readonly TutorialFile[], placed: Placed): readonly TutorialFile[] =>
  files.filter(({ id }) => placed[id] === undefined)

/** The folder that the arrow keys reach from the one that a held file is over; both ends join. */
export const neighbour = (over: Folder | undefined, by: 1 | -1): Folder => {
  const at = over === undefined ? (by > 0 ? -1 : 0) : FOLDERS.indexOf(over)
  return FOLDERS[(at + by + FOLDERS.length) % FOLDERS.length] ?? 'photos'
}

/** The files as they lie after a drop; a drop beside every folder changes nothing. */
export const drop = (placed: Placed, held: Held): Placed =>
  held.over === undefined ? placed : { ...placed, [held.id]: held.over }
