import { Bytes, concat, startsWith } from '../bytes.ts'
import { damaged } from '../problem.ts'

const END_OF_CHAIN = 0xffff_fffe
const MAX_SECTOR = 0xffff_fffa
const MAX_ENTRIES = 20_000

interface Entry {
  readonly name: string
  readonly type: number
  readonly left: number
  readonly right: number
  readonly child: number
  readonly start: number
  readonly sizeBytes: number
}

/** Whether these are the first bytes of a compound file. */
export const isCompound = (head: Uint8Array): boolean =>
  startsWith(head, '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')

/**
 * A compound file ([MS-CFB]): streams by path, `Root/Storage/Stream` without the root. Every chain is bounded by the
 * number of sectors, so that a loop ends; streams are put together when asked for.
 */
export class CompoundFile {
  readonly #bytes: Bytes
  readonly #sectorBytes: number
  readonly #miniBytes: number
  readonly #cutoff: number
  readonly #table: Uint32Array
  #mini: { readonly table: Uint32Array; readonly data: Bytes } | undefined
  readonly #entries: Entry[] = []
  readonly #streams = new Map<string, Entry>()
  readonly #miniTableAt: number

  /** Throws ReadProblem `damaged` when the header or directory can't be read. */
  constructor(bytes: Uint8Array) {
    this.#bytes = new Bytes(bytes)
    const shift = this.#bytes.u16(30)
    const miniShift = this.#bytes.u16(32)
    if (!isCompound(bytes) || shift < 7 || shift > 16 || miniShift < 4 || miniShift >= shift)
      throw damaged('Its header is damaged.')
    this.#sectorBytes = 2 ** shift
    this.#miniBytes = 2 ** miniShift
    this.#cutoff = this.#bytes.u32(56)
    this.#table = this.#readTable()
    this.#miniTableAt = this.#bytes.u32(60)
    this.#readDirectory()
  }

  /** Paths of all streams. */
  get names(): readonly string[] {
    return [...this.#streams.keys()]
  }

  /** The name as the file writes it: names are compared without regard to case (section 2.6.4). */
  #nameOf(path: string): string {
    if (this.#streams.has(path)) return path
    const lower = path.toLowerCase()
    return this.names.find((name) => name.toLowerCase() === lower) ?? path
  }

  has(path: string): boolean {
    return this.#streams.has(this.#nameOf(path))
  }

  /** The bytes of a stream, as far as its chain goes; undefined when there is none of that path. */
  stream(path: string): Uint8Array | undefined {
    const entry = this.#streams.get(this.#nameOf(path))
    if (!entry) return undefined
    if (entry.sizeBytes >= this.#cutoff) return this.#chain(entry.start, entry.sizeBytes)
    const { table, data } = this.#miniStream()
    const chunks: Uint8Array[] = []
    let left = entry.sizeBytes
    for (let sector = entry.start, step = 0; left > 0 && sector < MAX_SECTOR && step <= table.length; step += 1) {
      const chunk = data.slice(sector * this.#miniBytes, Math.min(left, this.#miniBytes))
      chunks.push(chunk)
      left -= this.#miniBytes
      sector = table[sector] ?? END_OF_CHAIN
    }
    return concat(chunks)
  }

  #sector(index: number): Uint8Array {
    return this.#bytes.slice((index + 1) * this.#sectorBytes, this.#sectorBytes)
  }

  #readTable(): Uint32Array {
    const sectors: number[] = []
    for (let at = 76; at < 512; at += 4) sectors.push(this.#bytes.u32(at))
    const most = Math.ceil(this.#bytes.length / this.#sectorBytes)
    let next = this.#bytes.u32(68)
    for (let step = 0; next < MAX_SECTOR && step < most; step += 1) {
      const more = new Bytes(this.#sector(next))
      const count = this.#sectorBytes / 4 - 1
      for (let index = 0; index < count; index += 1) sectors.push(more.u32(index * 4))
      next = more.u32(count * 4)
    }
    const used = sectors.filter((sector) => sector < most).slice(0, most)
    return numbers(used.map((sector) => this.#sector(sector)))
  }

  #chain(start: number, maxBytes: number): Uint8Array {
    const chunks: Uint8Array[] = []
    let length = 0
    for (
      let sector = start, step = 0;
      sector < MAX_SECTOR && length < maxBytes && step <= this.#table.length;
      step += 1
    ) {
      const chunk = this.#sector(sector)
      if (chunk.length === 0) break
      chunks.push(chunk)
      length += chunk.length
      sector = this.#table[sector] ?? END_OF_CHAIN
    }
    return concat(chunks).subarray(0, maxBytes)
  }

  #miniStream() {
    const root = this.#entries[0]
    this.#mini ??= {
      table: numbers([this.#chain(this.#miniTableAt, this.#bytes.length)]),
      data: new Bytes(root ? this.#chain(root.start, root.sizeBytes) : new Uint8Array()),
    }
    return this.#mini
  }

  #readDirectory(): void {
    const bytes = new Bytes(this.#chain(this.#bytes.u32(48), MAX_ENTRIES * 128))
    for (let at = 0; at + 128 <= bytes.length; at += 128) {
      this.#entries.push({
        name: bytes.utf16(at, Math.max(0, Math.min(bytes.u16(at + 64), 64) - 2)),
        type: bytes.u8(at + 66),
        left: bytes.u32(at + 68),
        right: bytes.u32(at + 72),
        child: bytes.u32(at + 76),
        start: bytes.u32(at + 116),
        sizeBytes: Math.min(bytes.u32(at + 120), this.#bytes.length),
      })
    }
    if (this.#entries.length === 0) throw damaged('Its directory is missing.')
    const seen = new Set<number>([0])
    const waiting: [index: number, folder: string][] = [[this.#entries[0]?.child ?? MAX_SECTOR, '']]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [index, folder] = next
      const entry = this.#entries[index]
      if (!entry || seen.has(index)) continue
      seen.add(index)
      waiting.push([entry.left, folder], [entry.right, folder])
      if (entry.type === 2) this.#streams.set(folder + entry.name, entry)
      else if (entry.type === 1) waiting.push([entry.child, `${folder}${entry.name}/`])
    }
  }
}

function numbers(chunks: readonly Uint8Array[]): Uint32Array {
  const bytes = new Bytes(concat(chunks))
  const all = new Uint32Array(Math.floor(bytes.length / 4))
  for (let index = 0; index < all.length; index += 1) all[index] = bytes.u32(index * 4)
  return all
}
