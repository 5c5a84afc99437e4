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

/** Makers write themselves into the model or leave themselves out: `NIKON CORPORATION`, `NIKON D90`; `Apple`, `iPhone 12`. */
function cameraOf(make: string | undefined, model: string | undefined): string | null {
  if (make === undefined || model === undefined) return model ?? make ?? null
  const [maker = ''] = make.split(/[\s_-]/u)
  return model.toLowerCase().startsWith(maker.toLowerCase()) ? model : `${make} ${model}`
}
