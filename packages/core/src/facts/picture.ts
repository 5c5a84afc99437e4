import { dayInName, type Item } from '../item/index.ts'
import type { Reading } from './reading.ts'

/** What a timeline and a map show of a picture or a film; what nobody knows is null. */
export interface PictureFacts {
  /** When it was taken by its own clock, in ms as if that clock showed universal time. */
  readonly takenAtMs: number | null
  /** Decimal degrees, WGS 84, north and east positive. */
  readonly place: { readonly latitude: number; readonly longitude: number } | null
  readonly size: { readonly widthPx: number; readonly heightPx: number } | null
  /** `Canon EOS 5D`, `Apple iPhone 12`. */
  readonly camera: string | null
}

/**
 * The facts of a picture out of what was read of it. A place at 0, 0 is what receivers write that found none, and counts as
 * none.
 */
export function pictureFacts({ takenAt, gps, widthPx, heightPx, make, model }: Reading): PictureFacts {
  const takenAtMs = takenAt === undefined ? Number.NaN : Date.parse(`${takenAt}Z`)
  return {
    takenAtMs: Number.isNaN(takenAtMs) ? null : takenAtMs,
    place: gps && (gps.latitude !== 0 || gps.longitude !== 0) ? gps : null,
    size: widthPx !== undefined && heightPx !== undefined ? { widthPx, heightPx } : null,
    camera: cameraOf(make, model),
  }
}

/**
 * Where a picture stands in time, in ms: when it was taken; else, for messengers and screens write no such thing, on the day
 * that its name says, or when its file was last changed.
 */
export function momentOfPicture(
  { name, modifiedAtMs }: Pick<Item, 'name' | 'modifiedAtMs'>,
  takenAtMs: number | null,
): number {
  if (takenAtMs !== null) return takenAtMs
  const day = dayInName(name)
  const dayMs = day === undefined ? Number.NaN : Date.parse(day)
  const isThatDay = modifiedAtMs >= dayMs && modifiedAtMs < dayMs + DAY_MS
  return Number.isNaN(dayMs) || isThatDay ? modifiedAtMs : dayMs + DAY_MS / 2
}

const DAY_MS = 86_400_000

/** Makers write themselves into the model or leave themselves out: `NIKON CORPORATION`, `NIKON D90`; `Apple`, `iPhone 12`. */
function cameraOf(make: string | undefined, model: string | undefined): string | null {
  if (make === undefined || model === undefined) return model ?? make ?? null
  const [maker = ''] = make.split(/[\s_-]/u)
  return model.toLowerCase().startsWith(maker.toLowerCase()) ? model : `${make} ${model}`
}
