import { uuid } from '../platform/uuid.ts'

const NAME = 'octavo.tab'

/** The name of this tab, the same after a reload; undefined in a tab that has saved nothing, or can save nothing. */
export const tabName = (): string | undefined => {
  try {
    return sessionStorage.getItem(NAME) ?? undefined
  } catch {
    return undefined
  }
}

/** The name of this tab, given to it now where it has none. Throws the browser's error where storage is closed. */
export const nameTab = (): string => {
  const name = tabName() ?? uuid()
  sessionStorage.setItem(NAME, name)
  return name
}
