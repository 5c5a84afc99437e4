import { useSyncExternalStore } from 'react'
import { isLocale, type LanguageChoice } from './languages.ts'

export type Theme = 'dark' | 'light' | 'system'
export type FolderOrder = 'meaning' | 'size' | 'name'

/** What a person chose about the look and feel; kept on the device under `octavo.settings`. */
export interface Settings {
  readonly theme: Theme
  /** Stages show no longer than their work takes, and nothing moves. */
  readonly skipAnimations: boolean
  /** Shortcuts that are one letter without a modifier (WCAG 2.1.4 asks that they can be turned off). */
  readonly singleKeys: boolean
  readonly language: LanguageChoice
  /** The film of the water behind the screens; of this device, for devices differ in what they can play. */
  readonly backgroundVideo: boolean
  /** Sorting begins by itself once files have arrived; approving stays a person's act. */
  readonly autoOrganize: boolean
  /** In which order a review shows its folders. */
  readonly folderOrder: FolderOrder
  readonly notifications: Notifications
}

/** Which messages a person wants. */
export interface Notifications {
  readonly email: boolean
  readonly push: boolean
  readonly sms: boolean
}

const KEY = 'octavo.settings'
const DEFAULTS: Settings = {
  theme: 'dark',
  skipAnimations: false,
  singleKeys: true,
  language: 'auto',
  backgroundVideo: true,
  autoOrganize: false,
  folderOrder: 'meaning',
  notifications: { email: true, push: false, sms: false },
}
const THEMES: readonly string[] = ['dark', 'light', 'system'] satisfies Theme[]

const parseNotifications = (stored: unknown): Notifications => {
  const { email, push, sms } = (typeof stored === 'object' && stored ? stored : {}) as Record<string, unknown>
  return { email: email !== false, push: push === true, sms: sms === true }
}

/** Reads stored settings; anything unknown or broken becomes the default. */
export const parseSettings = (stored: string | null): Settings => {
  try {
    const raw: unknown = JSON.parse(stored ?? '{}')
    const known = (typeof raw === 'object' && raw ? raw : {}) as Record<string, unknown>
    const { theme, skipAnimations, singleKeys, language } = known
    return {
      theme: typeof theme === 'string' && THEMES.includes(theme) ? (theme as Theme) : DEFAULTS.theme,
      skipAnimations: skipAnimations === true,
      singleKeys: singleKeys !== false,
      language: isLocale(language) ? language : DEFAULTS.language,
      backgroundVideo: known.backgroundVideo !== false,
      autoOrganize: known.autoOrganize === true,
      folderOrder:
        known.folderOrder === 'size' || known.folderOrder === 'name' ? known.folderOrder : DEFAULTS.folderOrder,
      notifications: parseNotifications(known.notifications),
    }
  } catch {
    return DEFAULTS
  }
}

const read = (): Settings => {
  try {
    return parseSettings(globalThis.localStorage?.getItem(KEY) ?? null)
  } catch {
    return DEFAULTS
  }
}

let current = read()
const listeners = new Set<() => void>()

/** True when nothing should move and no stage should be held back: by choice, or by the system's setting. */
export const prefersStillness = (settings: Settings = current): boolean =>
  settings.skipAnimations || globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true

const paint = () => {
  const light =
    current.theme === 'light' || (current.theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  const root = document.documentElement
  root.dataset.theme = light ? 'light' : 'dark'
  root.toggleAttribute('data-still', current.skipAnimations)
  const ground = getComputedStyle(root).getPropertyValue('--c-abyss').trim()
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
}

/** Applies the settings to the page and keeps following the system's theme and other tabs. Call once at the start. */
export const startSettings = (): void => {
  paint()
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', paint)
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return
    current = read()
    paint()
    for (const listener of listeners) listener()
  })
}

/** Changes some settings, paints them and stores them. Where storage is closed they last as long as the page. */
export const changeSettings = (change: Partial<Settings>): void => {
  current = { ...current, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch (error) {
    console.warn('Settings could not be stored', error)
  }
  paint()
  for (const listener of listeners) listener()
}

/** The settings as they are now, outside of React. */
export const settings = (): Settings => current

/** Calls `listener` after every change, also of another tab; returns the function that stops it. */
export const subscribeSettings = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The settings, followed by the component that asks. */
export const useSettings = (): Settings => useSyncExternalStore(subscribeSettings, settings, settings)
