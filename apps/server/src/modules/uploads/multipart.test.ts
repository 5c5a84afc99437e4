import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundaryOf, MultipartParser } from './multipart.ts'
import { parsePartHead } from './part-head.ts'

const BOUNDARY = 'xYz-7'

interface Seen {
  readonly field: string
  readonly fileName: string | undefined
  content: string
}

/** Feeds a body in pieces of the given sizes, over and over. */
function parse(body: Buffer, sizes: readonly number[]): Seen[] {
  const seen: Seen[] = []
  const parser = new MultipartParser(BOUNDARY, (head) => {
    const part: Seen = { field: head.field, fileName: head.fileName, content: '' }
    seen.push(part)
    return {
      data: (chunk) => {
        part.content += Buffer.from(chunk).toString('latin1')
      },
      end: () => undefined,
    }
  })
  for (let at = 0, turn = 0; at < body.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1
    parser.write(body.subarray(at, at + size))
    at += size
  }
  parser.end()
  return seen
}

const bodyOf = (parts: readonly string[]) =>
  Buffer.from(
    `${parts.map((content, index) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="f"; filename="${index}"\r\n\r\n${content}\r\n`).join('')}--${BOUNDARY}--\r\n`,
    'latin1',
  )

describe('MultipartParser', () => {
  it('U-4: gives every byte of every part, wherever the chunks are cut', () => {
    // Contents made of the delimiter's own pieces are the hard ones.
    const piece = fc.constantFrom(
      '\r',
      '\n',
      '\r\n',
      '-',
      '--',
      '\r\n--',
      `\r\n--${BOUNDARY.slice(0, 3)}`,
      BOUNDARY,
      'a',
      '\0',
      '\u00ff',
    )
    const content = fc
      .array(piece, { maxLength: 12 })
      .map((pieces) => pieces.join(''))
      .filter((text) => !`\r\n${text}\r\n`.includes(`\r\n--${BOUNDARY}`))
    fc.assert(
      fc.property(
        fc.array(content, { maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
        (contents, sizes) => {
          expect(parse(bodyOf(contents), sizes).map((part) => part.content)).toEqual(contents)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('U-4: refuses a body that was cut off anywhere', () => {
    const body = bodyOf(['alpha', 'beta'])
    const end = body.length - '--\r\n'.length
    for (let length = 0; length < end; length += 1)
      expect(() => parse(body.subarray(0, length), [7])).toThrow(/malformed/u)
  })

  it('U-6: never throws anything but a refusal, whatever comes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, begun) => {
        const body = Buffer.concat([Buffer.from(begun ? `--${BOUNDARY}\r\n` : ''), bytes])
        try {
          parse(body, [11, 3])
        } catch (error) {
          expect(error).toMatchObject({ name: 'Refusal', code: 'bad_request' })
        }
      }),
      { numRuns: 500 },
    )
  })

  it('takes a preamble, spaces behind a boundary, and an epilogue', () => {
    const body = `hello\r\n--${BOUNDARY} \t\r\ncontent-disposition: form-data; name=f\r\n\r\nx\r\n--${BOUNDARY}--\r\nbye`
    expect(parse(Buffer.from(body), [5])).toEqual([{ field: 'f', fileName: undefined, content: 'x' }])
  })
})

describe('boundaryOf', () => {
  it.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
    ['Multipart/Form-Data; Boundary=X', 'X'],
  ])('%s', (type, boundary) => {
    expect(boundaryOf(type)).toBe(boundary)
  })
  it.each([
    undefined,
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'text/plain; boundary=x',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
  ])('refuses %s', (type) => {
    expect(() => boundaryOf(type)).toThrow(/boundary/u)
  })
})

describe('parsePartHead', () => {
  const nameIn = (disposition: string) =>
    parsePartHead(`Content-Disposition: form-data; name="files"; ${disposition}`).fileName
  it.each([
    ['filename="a.txt"', 'a.txt'],
    ['filename=a.txt', 'a.txt'],
    ['filename="a\\"b.txt"', 'a"b.txt'],
    ['filename="back\\slash.txt"', 'back\\slash.txt'],
    ['filename="ends\\"', 'ends\\'],
    ['filename="x"; filename*=UTF-8\'\'%e2%82%ac.txt', '€.txt'],
    ["filename*=iso-8859-1'en'%E4.txt", 'ä.txt'],
    ['filename="a;b=c.txt"', 'a;b=c.txt'],
    ['filename=""', ''],
  ])('%s', (disposition, name) => {
    expect(nameIn(disposition)).toBe(name)
  })
  it.each(["filename*=UTF-8''%ZZ", 'filename="open', 'filename="a"; filename="b"', "filename*=koi8-r''x"])(
    'refuses %s',
    (disposition) => {
      expect(() => nameIn(disposition)).toThrow(/malformed/u)
    },
  )
  it.each([
    '',
    'Content-Type: text/plain',
    'Content-Disposition: attachment',
    'no colon',
    'Content-Disposition: form-data',
  ])('refuses the head %j', (head) => {
    expect(() => parsePartHead(head)).toThrow(/malformed/u)
  })
})
