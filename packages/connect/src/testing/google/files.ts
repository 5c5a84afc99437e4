import { createHash } from 'node:crypto'

const NATIVE = 'application/vnd.google-apps.'
export const FOLDER_TYPE = `${NATIVE}folder`
/** Where the drive begins. */
export const ROOT_ID = '0ARootOfThisDrive'

/** A file as Drive keeps it. */
export interface Kept {
  readonly id: string
  readonly name: string
  readonly mimeType: string
  /** Empty for what others share. */
  readonly parents: readonly string[]
  readonly modifiedTime: string
  readonly isTrashed: boolean
  readonly version: number
  readonly shortcutTo?: string
  /** Of a document of Google's own: what every export gives. */
  readonly bytes?: Uint8Array
}

/** What lies in a drive, and its feed of changes. */
export class DriveFiles {
  readonly #kept = new Map<string, Kept>()
  /** Ids in the order in which something became of them. */
  readonly #log: string[] = []
  #next = 1
  /** Counts how often all tokens grew too old. */
  age = 0
  /** Whose drive it is. */
  account = 'ada@example.test'

  constructor() {
    const top = { id: ROOT_ID, name: 'My Drive', mimeType: FOLDER_TYPE, parents: [], isTrashed: false, version: 1 }
    this.#kept.set(ROOT_ID, { ...top, modifiedTime: new Date(0).toISOString() })
  }

  get log(): readonly string[] {
    return this.#log
  }

  all(): readonly Kept[] {
    return [...this.#kept.values()]
  }

  get(id: string): Kept | undefined {
    return this.#kept.get(id === 'root' ? ROOT_ID : id)
  }

  /** Also true for what lies in a folder of the trash. Folders may lie in each other. */
  isTrashed(kept: Kept, levels = 0): boolean {
    if (kept.isTrashed || levels > 100) return kept.isTrashed
    return kept.parents.some((id) => {
      const above = this.#kept.get(id)
      return above !== undefined && this.isTrashed(above, levels + 1)
    })
  }

  put(kept: Omit<Kept, 'version' | 'id' | 'isTrashed'> & Partial<Kept>): Kept {
    const id = kept.id ?? `1${String(this.#next++).padStart(8, '0')}_file`
    const whole = { isTrashed: false, ...kept, id, version: (this.#kept.get(id)?.version ?? 0) + 1 }
    this.#kept.set(id, whole)
    this.#log.push(id)
    return whole
  }

  /** A folder that is removed for good takes along what is in it, and the feed names the folder alone. */
  remove(id: string): void {
    for (const inner of this.all()) if (inner.parents.includes(id)) this.#forget(inner.id)
    this.#kept.delete(id)
    this.#log.push(id)
  }

  #forget(id: string): void {
    for (const inner of this.all()) if (inner.parents.includes(id)) this.#forget(inner.id)
    this.#kept.delete(id)
  }

  at(path: string): Kept | undefined {
    let found: Kept | undefined
    for (const name of path.split('/')) {
      const parent = found?.id ?? ROOT_ID
      found = this.all().find((kept) => kept.name === name && kept.parents.includes(parent) && !this.isTrashed(kept))
      if (found === undefined) return undefined
    }
    return found
  }

  /** The id of a folder, made with those above it. */
  folder(path: string): string {
    let id = ROOT_ID
    let way = ''
    for (const name of path.split('/').filter(Boolean)) {
      way = way === '' ? name : `${way}/${name}`
      const is = { name, mimeType: FOLDER_TYPE, parents: [id], modifiedTime: new Date().toISOString() }
      id = (this.at(way) ?? this.put(is)).id
    }
    return id
  }

  /** The file as the interface tells it. */
  told(kept: Kept): Readonly<Record<string, unknown>> {
    const { id, name, mimeType, parents, modifiedTime, version, shortcutTo, bytes } = kept
    const isBlob = bytes !== undefined && !mimeType.startsWith(NATIVE)
    return {
      ...{ kind: 'drive#file', id, name, mimeType, modifiedTime, version: String(version) },
      ...(parents.length > 0 && { parents }),
      trashed: this.isTrashed(kept),
      explicitlyTrashed: kept.isTrashed,
      ...(bytes !== undefined && { size: String(isBlob ? bytes.length : 1) }),
      ...(isBlob && { md5Checksum: createHash('md5').update(bytes).digest('hex') }),
      ...(shortcutTo !== undefined && { shortcutDetails: { targetId: shortcutTo } }),
      webViewLink: `https://drive.google.com/file/d/${id}/view`,
    }
  }
}

/** Whether a content can be given out: documents and folders of Google's own have none. */
export const isBlob = ({ mimeType, bytes }: Kept): boolean => bytes !== undefined && !mimeType.startsWith(NATIVE)
