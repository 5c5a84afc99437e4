import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemOf } from '../item/index.ts'
import type { ClosedSource, Source } from '../ports/index.ts'
import {
  asReceipt,
  CONSENT_VERSION,
  type Consent,
  isComplete,
  isStanding,
  NO_CONSENT,
  REQUIRED_CONSENT,
} from './consent.ts'
import { FORBIDDEN_MEMBERS, listItemOf, type MetadataRecord, metadataRecord, recordOf } from './metadata-record.ts'
import { metadataSource } from './metadata-source.ts'

const ALL: Consent = {
  ...{ metadataOnly: true, noContentReading: true, localProcessingOnly: true },
  ...{ optionalAI: false, retentionAgreed: true, deletionRights: true },
}
const receipt = { version: CONSENT_VERSION, grantedAtMs: 7, consent: ALL }
const record: MetadataRecord = {
  ...{ id: 'p1', name: 'Bill.pdf', size: 12, type: 'application/pdf', lastModified: 1, extension: 'pdf' },
  ...{ category: 'PDF Documents', path: 'Home/Bill.pdf', dateCreated: null, isDirectory: false },
}
const violation = (candidate: unknown) => {
  try {
    metadataRecord(candidate)
  } catch (error) {
    return error as { code: string; details: { member: string } }
  }
  return undefined
}

describe('consent', () => {
  it('is six booleans, complete with the five that are required, whatever is said of AI', () => {
    expect(Object.values(NO_CONSENT)).toEqual(Array.from({ length: 6 }, () => false))
    for (const optionalAI of [true, false]) expect(isComplete({ ...ALL, optionalAI })).toBe(true)
    for (const name of REQUIRED_CONSENT) expect(isComplete({ ...ALL, [name]: false })).toBe(false)
  })

  it('stands while its wording is the one of today, and a broken receipt is none', () => {
    expect(isStanding(receipt)).toBe(true)
    expect(isStanding({ ...receipt, version: CONSENT_VERSION - 1 })).toBe(false)
    expect(asReceipt(JSON.parse(JSON.stringify(receipt)))).toEqual(receipt)
    for (const broken of [null, 'yes', {}, { version: 1, grantedAtMs: 1 }, { ...receipt, consent: 'all' }])
      expect(asReceipt(broken)).toBeUndefined()
    expect(asReceipt({ ...receipt, consent: { ...ALL, metadataOnly: 'yes' } })?.consent.metadataOnly).toBe(false)
  })

  it('throws CONSENT_REQUIRED where something is processed without it', () => {
    const refused = { code: 'consent_required', message: expect.stringContaining('CONSENT_REQUIRED') }
    for (const none of [undefined, { ...receipt, consent: NO_CONSENT }])
      expect(() => metadataSource([record], none)).toThrow(expect.objectContaining(refused))
  })
})

describe('a metadata record', () => {
  it('is the ten members, copied', () => {
    const copy = metadataRecord(record)
    expect(copy).toEqual(record)
    expect(copy).not.toBe(record)
    const item = itemOf('picker', { id: 'p1', path: 'Home/Bill.pdf', sizeBytes: 12, modifiedAtMs: 1 })
    expect(recordOf({ ...item, mediaType: 'application/pdf' }, 'PDF Documents')).toEqual(record)
    expect(listItemOf(record)).toEqual({
      ...{ path: 'Home/Bill.pdf', name: 'Bill.pdf', folder: 'PDF Documents', size: 12, type: 'application/pdf' },
      file: record,
    })
  })

  it('is a SAFETY_VIOLATION with a forbidden member, its own or inherited, as every File of a browser has', () => {
    for (const name of FORBIDDEN_MEMBERS) {
      expect(violation({ ...record, [name]: '' })).toMatchObject({
        code: 'safety_violation',
        details: { member: name },
      })
      expect(violation(Object.assign(Object.create({ [name]: () => '' }), record))?.details.member).toBe(name)
    }
  })

  it('is a SAFETY_VIOLATION with any member that is not expected', () => {
    const names = fc.string({ minLength: 1 }).filter((name) => !(name in record))
    fc.assert(fc.property(names, fc.anything(), (name, value) => violation({ ...record, [name]: value }) !== undefined))
    expect(violation({ ...record, [Symbol('x')]: 1 })?.code).toBe('safety_violation')
  })

  it('is a SAFETY_VIOLATION when a member is missing, or holds what is not its own', () => {
    for (const name of Object.keys(record)) {
      const { [name as keyof MetadataRecord]: _, ...rest } = record
      expect(violation(rest)?.details.member).toBe(name)
      expect(violation({ ...record, [name]: new Uint8Array(3) })?.details.member).toBe(name)
    }
    expect(violation({ ...record, name: 'x'.repeat(2000) })?.details.member).toBe('name')
  })
})

describe('the source of consent mode', () => {
  it('gives items, in pages, and has no way to their contents, by its type', async () => {
    const listed = Array.from({ length: 1200 }, (_, at) => ({ ...record, id: `p${at}`, path: `a/${at}.pdf` }))
    const source: ClosedSource = metadataSource(listed, receipt)
    const ids: string[] = []
    const pages: number[] = []
    for await (const page of source.scan()) {
      pages.push(page.items.length)
      ids.push(...page.items.map(({ id }) => id))
    }
    expect(pages).toEqual([500, 500, 200])
    expect(ids).toEqual(listed.map(({ id }) => id))
    expect(Object.keys(source)).toEqual(['scan'])
    const open: NonNullable<Source['open']> = async () => Promise.reject(new Error('never'))
    // @ts-expect-error a source of consent mode that could open something does not compile
    const opened: ClosedSource = { ...source, open }
    expect(opened).toBeDefined()
  })

  it('stops at the first thing that is more than metadata', async () => {
    const source = metadataSource([record, { ...record, content: 'words' }], receipt)
    await expect(source.scan()[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'safety_violation' })
  })
})
