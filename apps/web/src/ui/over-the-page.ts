/** What lies over the page, at the depth of its scrim; its height is `ABOVE_THE_KEYS`. */
export const OVER_THE_PAGE = 'fixed inset-x-0 top-0 z-50 flex animate-fade bg-scrim'

/**
 * As high as what a keyboard on the screen leaves of the window (react-aria tells it), so that no field and no button lies below
 * the keys. Styles and no classes: the style sheet, which every first page waits for, stays as small as it is.
 */
export const ABOVE_THE_KEYS = { height: 'var(--visual-viewport-height)' } as const

/** The same for what may be as high as it can: it begins below the notch. */
export const BETWEEN_THE_EDGES = { ...ABOVE_THE_KEYS, paddingTop: 'max(1rem, var(--safe-top))' } as const
