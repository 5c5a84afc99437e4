import CFB from 'cfb'
import { join, latin1, numbers, utf16 } from './bytes.ts'

/** A compound file of these streams. */
export function compound(streams: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const file = CFB.utils.cfb_new()
  for (const [name, data] of Object.entries(streams)) CFB.utils.cfb_add(file, `/${name}`, data)
  return new Uint8Array(CFB.write(file, { type: 'buffer' }) as Uint8Array)
}

/** The summary of a document: title (2), subject (3), author (4). */
export function summary(values: Readonly<Record<number, string>>): Uint8Array {
  const entries = Object.entries(values)
  let at = 8 + entries.length * 8
  const index: Uint8Array[] = []
  const data: Uint8Array[] = []
  for (const [id, text] of entries) {
    const value = join(
      numbers([30, 4], [text.length + 1, 4]),
      latin1(`${text}\0`.padEnd(Math.ceil((text.length + 1) / 4) * 4, '\0')),
    )
    index.push(numbers([Number(id), 4], [at, 4]))
    data.push(value)
    at += value.length
  }
  const set = join(numbers([at, 4], [entries.length, 4]), ...index, ...data)
  return join(
    numbers([0xfffe, 2], [0, 2], [0, 4]),
    new Uint8Array(16),
    numbers([1, 4]),
    new Uint8Array(16),
    numbers([48, 4]),
    set,
  )
}

/** A Word 97 document of two pieces: one of 8-bit characters, one of UTF-16. */
export function doc(narrow: string, wide: string, flags = 0): Uint8Array {
  const header = new Uint8Array(1024)
  const narrowAt = 1024
  const wideAt = narrowAt + narrow.length
  const clx = join(
    numbers([2, 1], [4 * 3 + 8 * 2, 4], [0, 4], [narrow.length, 4], [narrow.length + wide.length, 4]),
    numbers([0, 2], [0x4000_0000 + narrowAt * 2, 4], [0, 2]),
    numbers([0, 2], [wideAt, 4], [0, 2]),
  )
  header.set(numbers([0xa5ec, 2], [193, 2]))
  header.set(numbers([flags, 2]), 10)
  header.set(numbers([0, 4], [clx.length, 4]), 0x01a2)
  const summaryStream = summary({ 2: 'Old letter', 4: 'Ed Example', 3: 'subject line' })
  return compound({
    WordDocument: join(header, latin1(narrow), utf16(wide), new Uint8Array(4096)),
    '0Table': clx,
    '\u0005SummaryInformation': summaryStream,
  })
}

const record = (type: number, ...data: readonly Uint8Array[]): Uint8Array => {
  const bytes = join(...data)
  return join(numbers([type, 2], [bytes.length, 2]), bytes)
}
const short = (text: string): Uint8Array => join(numbers([text.length, 1], [0, 1]), latin1(text))
const long = (text: string): Uint8Array => join(numbers([text.length, 2], [0, 1]), latin1(text))
const double = (value: number): Uint8Array => new Uint8Array(new Float64Array([value]).buffer)
const begin = (kind: number): Uint8Array => record(0x0809, numbers([0x0600, 2], [kind, 2], [0, 4], [0, 4], [0, 4]))

/** An Excel 97 workbook whose second shared string runs on over a record, narrow first and then wide. */
export function xls(options: { readonly locked?: boolean } = {}): Uint8Array {
  const strings = [
    record(0x00fc, numbers([2, 4], [2, 4]), long('Field'), numbers([10, 2], [0, 1]), latin1('runs ')),
    record(0x003c, numbers([1, 1]), utf16('on €!')),
  ]
  const cell = (row: number, column: number, style = 0): Uint8Array => numbers([row, 2], [column, 2], [style, 2])
  return compound({
    Workbook: join(
      begin(5),
      ...(options.locked ? [record(0x002f, new Uint8Array(54))] : []),
      record(0x041e, numbers([164, 2]), long('yyyy/mm/dd')),
      record(0x00e0, numbers([0, 2], [0, 2]), new Uint8Array(16)),
      record(0x00e0, numbers([0, 2], [164, 2]), new Uint8Array(16)),
      record(0x0085, numbers([0, 4], [0, 2]), short('Yield')),
      ...strings,
      record(0x000a),
      begin(0x10),
      record(0x0014, long('&CTop of sheet')),
      record(0x00fd, cell(0, 0), numbers([0, 4])),
      record(0x00fd, cell(0, 1), numbers([1, 4])),
      record(0x0203, cell(1, 0), double(2.5)),
      record(0x027e, cell(1, 1, 1), numbers([45_292 * 4 + 2, 4])),
      record(0x0006, cell(2, 0), numbers([0, 1], [0, 5], [0xffff, 2]), new Uint8Array(8)),
      record(0x0207, long('result')),
      record(0x01b6, new Uint8Array(10), numbers([6, 2], [16, 2], [0, 4])),
      record(0x003c, numbers([0, 1]), latin1('remark')),
      record(0x000a),
      new Uint8Array(4096),
    ),
  })
}

const STRING = 0x0fba
const atom = (type: number, data: Uint8Array): Uint8Array => join(numbers([0, 2], [type, 2], [data.length, 4]), data)
const container = (type: number, ...inside: readonly Uint8Array[]): Uint8Array => {
  const data = join(...inside)
  return join(numbers([15, 2], [type, 2], [data.length, 4]), data)
}

const box = (placeholder: number, text: Uint8Array): Uint8Array =>
  container(0xf004, container(0xf011, atom(0x0bc3, numbers([0, 4], [placeholder, 1], [0, 3]))), container(0xf00d, text))

/** A PowerPoint 97 presentation: a master, a slide, its notes. */
export const ppt = (token = 0xe391_c05f): Uint8Array =>
  compound({
    'Current User': join(numbers([0, 2], [0x0ff6, 2], [20, 4], [20, 4], [token, 4]), new Uint8Array(12)),
    'PowerPoint Document': join(
      container(
        0x03f8,
        box(1, atom(0x0fa8, latin1('Click to edit'))),
        box(9, atom(0x0fa8, latin1('master footer'))),
        box(8, atom(0x0fa8, latin1('*'))),
        atom(STRING, utf16('Office Theme')),
      ),
      container(0x03ee, box(0, atom(0x0fa0, utf16('wide words €'))), box(0, atom(0x0fa8, latin1('narrow words')))),
      container(0x03f0, atom(0x03f1, numbers([0x8000_0000, 4], [0, 4])), box(6, atom(0x0fa8, latin1('Click to edit')))),
      container(0x03f0, atom(0x03f1, numbers([256, 4], [0, 4])), box(12, atom(0x0fa8, latin1('speaker notes')))),
      new Uint8Array(4096),
    ),
  })

/** An Outlook message with an attachment; the body is plain, or compressed rich text stored without compression. */
export function msg(body: 'plain' | 'html' = 'plain'): Uint8Array {
  const ticks = (Date.UTC(2024, 4, 6, 7, 8, 9) + 11_644_473_600_000) * 10_000
  const properties = join(
    new Uint8Array(32),
    numbers([0x0040, 2], [0x0039, 2], [0, 4], [ticks % 2 ** 32, 4], [Math.floor(ticks / 2 ** 32), 4]),
  )
  return compound({
    '__properties_version1.0': properties,
    '__substg1.0_0037001F': utf16('Seed order'),
    '__substg1.0_0C1A001F': utf16('Fay Example'),
    '__substg1.0_5D01001F': utf16('fay@example.test'),
    '__substg1.0_0E04001F': utf16('Gil Example'),
    '__substg1.0_007D001F': utf16('Message-ID: <1@example.test>\r\nList-Id: Seeds\r\n <seeds.example.test>\r\n'),
    ...(body === 'plain'
      ? { '__substg1.0_1000001F': utf16('Please send barley.') }
      : { '__substg1.0_10130102': latin1('<html><body><p>Please send <b>oats</b>.</p></body></html>') }),
    '__attach_version1.0_#00000000/__substg1.0_3707001F': utf16('list.pdf'),
  })
}
