import type { FolderSort } from '@octavo/contract'
import { useSyncExternalStore } from 'react'

/** How the library is looked at on this device. */
export interface Look {
  readonly layout: 'list' | 'grid'
  readonly sort: FolderSort
  readonly order: 'asc' | 'desc'
  /** Whether the panel with what is known of the selection is open beside the list. */
  readonly hasDetails: boolean
}

const KEY = 'octavo.library'
const DEFAULTS: Look = { layout: 'list', sort: 'name', order: 'asc', hasDetails: false }
/** Orders of a folder, as they are offered. */
export const SORTS: readonly FolderSort[] = ['name', 'modified', 'added', 'size', 'kind']

/** Reads what is stored; anything unknown or broken becomes the default. */
export const parseLook = (stored: string | null): Look => {
  try {
    const raw: unknown = JSON.parse(stored ?? '{}')
    const { layout, sort, order, hasDetails } = (typeof raw === 'object' && raw ? raw : {}) as Record<string, unknown>
    return {
      layout: layout === 'grid' ? 'grid' : 'list',
      sort: SORTS.find((known) => known === sort) ?? DEFAULTS.sort,
      order: order === 'desc' ? 'desc' : 'asc',
      hasDetails: hasDetails === true,
    }
  } catch {
    return DEFAULTS
  }
}

const read = (): Look => {
  try {
    return parseLook(localStorage.getItem(KEY))
  } catch {
    return DEFAULTS
  }
}

let look: Look | undefined
const listeners = new Set<() => void>()
const current = (): Look => (look ??= read())
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes how the library is looked at, for good. */
export const changeLook = (change: Partial<Look>): void => {
  look = { ...current(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(look))
  } catch (error) {
    console.warn('The look of the library could not be kept', error)
  }
  for (const listener of listeners) listener()
}

/** How the library is looked at; draws anew when that changes. */
export const useLook = (): Look => useSyncExternalStore(subscribe, current, current)
