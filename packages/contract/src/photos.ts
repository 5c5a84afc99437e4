import * as z from 'zod'

const ids = z.array(z.string().min(1).max(200)).max(10_000)

/** Width for one of height, as the picture is seen; null when nobody knows, or not yet. */
const ratio = z.number().nonnegative().nullable()

/** A picture or a film of the library, as the timeline and the map show it. */
export const photo = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number().int().nonnegative(),
  /** Its place in the timeline: when it was taken by its own clock, else when its file was last changed. */
  atMs: z.number().int(),
  /** When it was taken, in ms as if its own clock showed universal time; null when nobody knows, or not yet. */
  takenAtMs: z.number().int().nullable(),
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  ratio,
})
export type Photo = z.infer<typeof photo>

/** GET /api/photos/months: newest first. `unread`: pictures that nobody has looked into yet for their date and place. */
export const photoMonthsResponse = z.object({
  months: z.array(z.object({ month: z.string(), photos: z.number().int() })),
  total: z.number().int(),
  placed: z.number().int(),
  unread: z.number().int(),
})
export type PhotoMonthsResponse = z.infer<typeof photoMonthsResponse>

const degrees = (most: number) => z.coerce.number().min(-most).max(most)
/** A part of the world; `west` is greater than `east` where it lies across the 180th meridian. */
const bounds = { west: degrees(180), east: degrees(180), south: degrees(90), north: degrees(90) }

/** Which photos: all, those of a month (`2023-05`), of an album, or of a part of the world. */
const which = {
  month: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u)
    .optional(),
  album: z.string().max(200).optional(),
  west: bounds.west.optional(),
  east: bounds.east.optional(),
  south: bounds.south.optional(),
  north: bounds.north.optional(),
}
/** GET /api/photos: newest first, from `offset` on, so that a list can jump to its end. */
export const listPhotosQuery = z.strictObject({
  ...which,
  offset: z.coerce.number().int().nonnegative().default(0),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
})
export type ListPhotosQuery = z.input<typeof listPhotosQuery>
export const listPhotosResponse = z.object({ photos: z.array(photo), total: z.number().int() })
export type ListPhotosResponse = z.infer<typeof listPhotosResponse>

/**
 * GET /api/photos/ids: the ids of all of them in the same order, for who selects what is not in sight, and the ratio of each,
 * for who lays out what has not been seen yet.
 */
export const photoIdsQuery = z.strictObject(which)
export const photoIdsResponse = z.object({ ids: z.array(z.string()), ratios: z.array(ratio) })
export type PhotoIdsResponse = z.infer<typeof photoIdsResponse>

/** GET /api/photos/places: photos of a part of the world, those of one square of `cell` degrees together; fullest first. */
export const photoPlacesQuery = z.strictObject({ ...bounds, cell: z.coerce.number().min(0.0001).max(90) })
export type PhotoPlacesQuery = z.input<typeof photoPlacesQuery>
export const photoPlacesResponse = z.object({
  places: z.array(
    z.object({
      /** The middle of its photos. */
      latitude: z.number(),
      longitude: z.number(),
      photos: z.number().int(),
      /** The town that it is named after; null far from any. */
      town: z.string().nullable(),
      /** The newest one, to show for all. */
      coverId: z.string(),
      /** The smallest part of the world that has all of them. */
      ...{ west: z.number(), east: z.number(), south: z.number(), north: z.number() },
    }),
  ),
})
export type PhotoPlacesResponse = z.infer<typeof photoPlacesResponse>

/** Most albums of one person. */
export const ALBUMS_MOST = 2000

/** An album: a name for some photos, which stay where they are. */
export const album = z.object({
  id: z.string(),
  name: z.string(),
  createdAtMs: z.number().int(),
  photos: z.number().int(),
  /** Its newest photo; null while it is empty. */
  coverId: z.string().nullable(),
})
export type Album = z.infer<typeof album>
const albumName = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'must be one line')

/** GET /api/albums: by name. */
export const listAlbumsResponse = z.object({ albums: z.array(album) })
export type ListAlbumsResponse = z.infer<typeof listAlbumsResponse>
/** POST /api/albums, with its first photos perhaps; 409 beyond `ALBUMS_MOST`. */
export const createAlbumRequest = z.strictObject({ name: albumName, ids: ids.default([]) })
/** PATCH /api/albums/{id}. */
export const renameAlbumRequest = z.strictObject({ name: albumName })
/** The album after any of these, after DELETE /api/albums/{id}, and after POST /api/albums/{id}/restore, which takes that back. */
export const albumResponse = z.object({ album })
export type AlbumResponse = z.infer<typeof albumResponse>
