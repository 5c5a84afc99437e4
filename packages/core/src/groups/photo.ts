/** A photo or a film as it is listed and sorted: the members of the specification. */
export interface Photo {
  readonly id: string
  readonly name: string
  /** When it was taken, ISO 8601; `''` where nobody knows. */
  readonly dateTaken: string
  /** In bytes. */
  readonly size: number
  /** In pixels, upright. */
  readonly dimensions: { readonly width: number; readonly height: number }
  /** Where it was taken: decimal degrees, WGS 84, north and east positive, and what the place is called. */
  readonly location?: { readonly lat: number; readonly lng: number; readonly name?: string }
  readonly device: string
  readonly type: (typeof PHOTO_TYPES)[number]
  readonly quality: (typeof PHOTO_QUALITIES)[number]
  readonly isLivePhoto: boolean
  readonly isFavorite: boolean
  /** Who is on it, by name. */
  readonly people?: readonly string[]
  readonly tags: readonly string[]
}

export const PHOTO_TYPES = ['photo', 'video', 'screenshot'] as const
export const PHOTO_QUALITIES = ['low', 'medium', 'high', 'ultra'] as const

/** What photos can be put into groups by. */
export const PHOTO_METHODS = ['date', 'events', 'location', 'people', 'type', 'quality'] as const
export type PhotoMethod = (typeof PHOTO_METHODS)[number]

/** The quality of a picture by its pixels: ultra from 4K on (3,840 by 2,160), high from two million, medium from half a million. */
export function qualityOf({ width, height }: Photo['dimensions']): Photo['quality'] {
  const pixels = width * height
  if (pixels >= 3840 * 2160) return 'ultra'
  if (pixels >= 2_000_000) return 'high'
  return pixels >= 500_000 ? 'medium' : 'low'
}
