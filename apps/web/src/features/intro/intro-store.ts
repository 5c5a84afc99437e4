import { settings } from '../../settings/settings.ts'

/** Set when somebody has seen or skipped the intro on this device; `/reset-intro` removes it. */
export const INTRO_SEEN = 'octavo.intro-seen'

/** What decides whether the intro is shown. */
export interface Arrival {
  readonly path: string
  readonly wasSeen: boolean
  /** Reduced motion, or the setting 'Skip animations'. */
  readonly wantsStillness: boolean
  readonly savesData: boolean
}

/** The intro is for the first visit of the main screen: never before a deep link, never against a wish for stillness. */
export const needsIntro = ({ path, wasSeen, wantsStillness, savesData }: Arrival): boolean =>
  path === '/' && !wasSeen && !wantsStillness && !savesData

/** True when this visit begins with the intro. Where storage is closed nothing could be remembered, so there is none. */
export const beginsWithIntro = (): boolean => {
  try {
    return needsIntro({
      path: location.pathname,
      wasSeen: localStorage.getItem(INTRO_SEEN) !== null,
      wantsStillness: settings().skipAnimations || matchMedia('(prefers-reduced-motion: reduce)').matches,
      savesData: (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
    })
  } catch {
    return false
  }
}

/** Remembers that the intro was seen or skipped. */
export const rememberIntro = (): void => {
  try {
    localStorage.setItem(INTRO_SEEN, '1')
  } catch (error) {
    console.warn('The intro could not be remembered', error)
  }
}
