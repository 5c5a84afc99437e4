import { extensionOf, extensionTypes } from '../filetype/index.ts'
import { baseName, byPathThenId, collisionKey, exportNotes, type Item, isEdited, parentPath } from '../item/index.ts'
import type { UnitKind } from '../reasons/index.ts'
import { archiveSeries, filmOfSubtitle, pageFolderStem, photoSidecars } from './unit-names.ts'

/** Items that belong together and are moved together or not at all. */
export interface Unit {
  readonly leaderId: string
  /** All members, the leader first. */
  readonly itemIds: readonly string[]
  /** What holds them together. */
  readonly what: UnitKind
}

interface Entry {
  readonly item: Item
  readonly folder: string
  readonly name: string
  readonly stem: string
  readonly extension: string
  readonly kind: string
}

/** A Live Photo's film lasts three seconds; anything larger is a film of its own beside a picture of that name. */
const maxLivePhotoBytes = 30 * 1024 * 1024

function entryOf(item: Item): Entry {
  const slash = item.path.lastIndexOf('/')
  const name = collisionKey(item.path.slice(slash + 1))
  const extension = extensionOf(name)
  return {
    item,
    folder: slash === -1 ? '' : item.path.slice(0, slash),
    name,
    stem: extension === '' ? name : name.slice(0, -extension.length - 1),
    extension,
    kind: extensionTypes.get(extension)?.kind ?? 'other',
  }
}

/** Collects units; an item that is in one already is not taken into another. */
class Units {
  readonly found: Unit[] = []
  readonly #taken = new Set<string>()

  free(entries: readonly Entry[]): Entry[] {
    return entries.filter((entry) => !this.#taken.has(entry.item.id))
  }

  add(entries: readonly Entry[], what: UnitKind): void {
    const members = this.free(entries)
    const [leader] = members
    if (!leader || members.length < 2) return
    for (const member of members) this.#taken.add(member.item.id)
    this.found.push({ leaderId: leader.item.id, itemIds: members.map((member) => member.item.id), what })
  }
}

function groupBy(entries: readonly Entry[], key: (entry: Entry) => string | undefined): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const name = key(entry)
    if (name === undefined) continue
    const group = groups.get(name)
    if (group) group.push(entry)
    else groups.set(name, [entry])
  }
  return groups
}

/** Saved pages: `Page.html` with everything below `Page_files`; the outermost page takes all that is inside. */
function addPages(entries: readonly Entry[], units: Units): void {
  const pages = new Map<string, Entry>()
  for (const entry of entries)
    if (entry.kind === 'web-page' && /^x?html?$/u.test(entry.extension))
      pages.set(`${collisionKey(entry.folder)}/${entry.stem}`, entry)
  if (pages.size === 0) return
  const pageOf = (folder: string, name: string): string | undefined => {
    const stem = pageFolderStem(collisionKey(name))
    const key = stem && `${collisionKey(folder)}/${stem}`
    return key && pages.has(key) ? key : undefined
  }
  const known = new Map<string, string | undefined>([['', undefined]])
  const pageAbove = (folder: string): string | undefined => {
    if (known.has(folder)) return known.get(folder)
    const parent = parentPath(folder)
    const key = pageAbove(parent) ?? pageOf(parent, baseName(folder))
    known.set(folder, key)
    return key
  }
  const inside = groupBy(entries, ({ folder, name }) => pageAbove(folder) ?? pageOf(folder, name))
  for (const [key, members] of inside) {
    const page = pages.get(key)
    if (page) units.add([page, ...members], 'saved-page')
  }
}

function addArchives(entries: readonly Entry[], units: Units): void {
  const series = groupBy(entries, (entry) => archiveSeries(entry.name)?.series)
  for (const parts of series.values()) {
    const numbered = parts.map((entry) => ({ entry, part: archiveSeries(entry.name)?.part ?? 0 }))
    numbered.sort((a, b) => a.part - b.part)
    const first = numbered[0]?.part ?? 0
    const many = numbered.some(({ part }) => part !== first)
    if (first <= 1 && many)
      units.add(
        numbered.map(({ entry }) => entry),
        'archive-parts',
      )
  }
}

function addPhotos(folder: readonly Entry[], units: Units): void {
  const byStem = groupBy(units.free(folder), (entry) => entry.stem)
  const byName = new Map(folder.map((entry) => [entry.name, entry]))
  const noted = notedStems(folder)
  const sidecars = groupBy(units.free(folder), (entry) =>
    photoSidecars.has(entry.extension) ? (byName.get(entry.stem)?.stem ?? entry.stem) : noted.get(entry.name),
  )
  for (const [stem, entries] of byStem) {
    const beside = sidecars.get(stem) ?? []
    if (entries.length + beside.length < 2) continue
    const raws = entries.filter((entry) => entry.kind === 'raw-image')
    const photos = entries.filter((entry) => entry.kind === 'image')
    const films = entries.filter((entry) => entry.kind === 'video')
    const live = films.filter((film) => film.extension === 'mov' && film.item.sizeBytes <= maxLivePhotoBytes)
    const isLive = photos.some((photo) => /^(?:heic|heif|jpe?g)$/u.test(photo.extension)) && live.length > 0
    const pictures = raws.length > 0 || photos.length === 1 || isLive || beside.length > 0 ? [...photos, ...raws] : []
    const what = raws.length > 0 && photos.length > 0 ? 'raw-and-picture' : isLive ? 'live-photo' : 'sidecar'
    if (pictures.length > 0) units.add([...pictures, ...(isLive ? live : []), ...beside], what)
    else if (films.length > 0) units.add([...films.slice(0, 1), ...beside], what)
  }
}

/** Stem of the picture or film that each note of an export speaks of, by the note's name; an edited twin comes second. */
function notedStems(folder: readonly Entry[]): ReadonlyMap<string, string> {
  const files = folder.filter(({ extension }) => extension === 'json').map(({ name }) => name)
  const stems = new Map<string, string>()
  if (files.length === 0) return stems
  const notes = exportNotes(files)
  for (const { name, stem, kind } of folder) {
    const note = PICTURED.has(kind) ? notes.ofName(name) : undefined
    if (note !== undefined && (!stems.has(note) || !isEdited(name))) stems.set(note, stem)
  }
  return stems
}

const PICTURED: ReadonlySet<string> = new Set(['image', 'raw-image', 'video'])

function addSubtitles(folder: readonly Entry[], units: Units): void {
  const free = units.free(folder)
  const subtitles = free.filter((entry) => entry.kind === 'subtitle')
  if (subtitles.length === 0) return
  const films = new Map(free.filter((entry) => entry.kind === 'video').map((film) => [film.stem, film]))
  const owned = groupBy(subtitles, (entry) => filmOfSubtitle(entry.stem, films))
  for (const [stem, members] of owned) {
    const film = films.get(stem)
    if (film) units.add([film, ...members], 'subtitles')
  }
}

/**
 * Finds what belongs together: RAW and JPEG of one photo, Live Photos, sidecars (.xmp, .aae, .thm), videos with their
 * subtitles, numbered archive parts, saved pages with their folder. Names decide, compared without case, in one folder
 * (a saved page also takes what lies below its own folder). The order of the items changes nothing. Time grows with their
 * number.
 */
export function findUnits(items: readonly Item[]): readonly Unit[] {
  // The same items have the same leaders, in whatever order they are given.
  const entries = items.toSorted(byPathThenId).map(entryOf)
  const units = new Units()
  addPages(entries, units)
  for (const folder of groupBy(entries, (entry) => entry.folder).values()) {
    addArchives(units.free(folder), units)
    addSubtitles(folder, units)
    addPhotos(folder, units)
  }
  return units.found
}

/**
 * Finds items that belong together: item id -> unit id, which is the id of the unit's leader (the photo, the video,
 * the first archive part, the page). Items that belong to no unit are absent. Members of a saved page's folder lie
 * below the leader's folder and keep their path relative to it; all other members lie beside the leader.
 */
export function groupUnits(items: readonly Item[]): ReadonlyMap<string, string> {
  const units = new Map<string, string>()
  for (const unit of findUnits(items)) for (const id of unit.itemIds) units.set(id, unit.leaderId)
  return units
}
