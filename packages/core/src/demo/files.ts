import { Maker } from './maker.ts'

/** A file of the demo, with the members of the specification (part 2 section 3) and when it was made. */
export interface DemoFile {
  readonly id: string
  readonly name: string
  /** Its media type. */
  readonly type: string
  /** In bytes. */
  readonly size: number
  readonly selected: boolean
  /** ISO 8601. */
  readonly createdAt: string
}

const COUNT = 50
const KB = 1024
const MB = 1024 * KB

/** A sort of file: names without numbers, its ending and type, and how large it is, in bytes. */
interface Sort {
  readonly names: readonly [string, ...string[]]
  readonly extension: string
  readonly type: string
  readonly least: number
  readonly most: number
}

const SORTS: readonly [Sort, ...Sort[]] = [
  {
    ...{ names: ['Invoice', 'Contract', 'Bank statement', 'Insurance policy', 'Boarding pass'], extension: 'pdf' },
    ...{ type: 'application/pdf', least: 60 * KB, most: 4 * MB },
  },
  {
    ...{ names: ['IMG', 'Holiday', 'Garden', 'Receipt photo'], extension: 'jpg' },
    ...{ type: 'image/jpeg', least: 900 * KB, most: 9 * MB },
  },
  {
    ...{ names: ['Meeting notes', 'Letter', 'Application', 'Thesis draft'], extension: 'docx' },
    ...{ type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
    ...{ least: 20 * KB, most: 2 * MB },
  },
  {
    ...{ names: ['Budget', 'Expenses', 'Inventory'], extension: 'xlsx' },
    ...{ type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', least: 15 * KB, most: 3 * MB },
  },
  { ...{ names: ['Screenshot', 'Logo'], extension: 'png', type: 'image/png' }, least: 40 * KB, most: 3 * MB },
  {
    ...{ names: ['Birthday', 'Concert', 'Tutorial'], extension: 'mp4', type: 'video/mp4' },
    least: 12 * MB,
    most: 400 * MB,
  },
  {
    ...{ names: ['Song', 'Voice memo', 'Podcast'], extension: 'mp3', type: 'audio/mpeg' },
    least: 2 * MB,
    most: 40 * MB,
  },
  { ...{ names: ['Backup', 'Project'], extension: 'zip', type: 'application/zip' }, least: 3 * MB, most: 120 * MB },
  { ...{ names: ['server', 'build'], extension: 'ts', type: 'text/typescript' }, least: 2 * KB, most: 60 * KB },
  {
    ...{ names: ['Shopping list', 'Ideas', 'README'], extension: 'txt', type: 'text/plain' },
    least: 300,
    most: 20 * KB,
  },
]

/** The 50 files of the demo: the same for everyone, made within two years before the hour of `nowMs`. Pure. */
export function demoFiles(nowMs: number): readonly DemoFile[] {
  const make = new Maker(nowMs, 1)
  return Array.from({ length: COUNT }, (_, at) => {
    // Each sort comes early, so that the first of them show what there is.
    const sort = SORTS[at] ?? make.one(SORTS)
    const name = `${make.one(sort.names)} ${at + 1}.${sort.extension}`
    return {
      ...{ id: `demo-file-${at + 1}`, name, type: sort.type, size: make.bytes(sort.least, sort.most), selected: false },
      createdAt: make.hoursAgo(make.between(1, 2 * 365 * 24)),
    }
  })
}
