import { type Address, addressParser, decodeWords } from 'postal-mime'

/** Of a header with thousands of people the first ones are told. */
const MAX_PEOPLE = 20
const MAX_VALUE_CHARS = 8192

const utf8 = new TextDecoder('utf-8')
const western = new TextDecoder('windows-1252')

/** Headers of a message or of a part, by their names in small letters; of several of one name the first. */
export type Head = ReadonlyMap<string, string>

/** Reads the lines of headers up to the first empty one; lines that are none are passed over. Never throws. */
export function readHead(bytes: Uint8Array): Head {
  const text = utf8.decode(bytes)
  const lines = (text.includes('\uFFFD') ? western.decode(bytes) : text).split('\n')
  const head = new Map<string, string>()
  let [name, value] = ['', '']
  const keep = () => {
    if (name !== '' && !head.has(name)) head.set(name, value.slice(0, MAX_VALUE_CHARS).trim())
    name = ''
  }
  for (const line of lines) {
    if (line.charCodeAt(0) === 32 || line.charCodeAt(0) === 9) {
      if (value.length < MAX_VALUE_CHARS) value += ` ${line.trim()}`
      continue
    }
    keep()
    if (line === '' || line === '\r') break
    const colon = line.indexOf(':')
    name = colon > 0 ? line.slice(0, colon).trim().toLowerCase() : ''
    value = line.slice(colon + 1).trim()
  }
  keep()
  return head
}

/** A value with its encoded words (RFC 2047) said plainly. */
export const plainWords = (value: string): string => (value.includes('=?') ? decodeWords(value) : value)

/** People of a header as text, `Name <address>` each; groups by their members. */
export function peopleIn(addresses: readonly (Address | undefined)[]): string {
  const flat = addresses.flatMap((address) => (address?.group ? address.group : address ? [address] : []))
  return flat
    .slice(0, MAX_PEOPLE)
    .map(({ name = '', address = '' }) =>
      name && address && name !== address ? `${name} <${address}>` : name || address,
    )
    .filter((text) => text !== '')
    .join(', ')
}

/** People of a header as it stands in a message. */
export const peopleOf = (value: string): string =>
  value === ''
    ? ''
    : peopleIn(addressParser(value).map((one) => (one.group ? one : { ...one, name: plainWords(one.name ?? '') })))

const PARAMETER = /;\s*([\w!#$%&'+^`{|}~.-]+)(\*\d+)?(\*)?\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/gu

/** A parameter of a header (`name` of `Content-Type`), its pieces and character set (RFC 2231) put together; `''` without one. */
export function parameterOf(value: string, wanted: string): string {
  let text = ''
  let charset: string | undefined
  for (const [, name = '', , star, quoted, bare = ''] of value.matchAll(PARAMETER)) {
    if (name.toLowerCase() !== wanted) continue
    const raw = quoted === undefined ? bare : quoted.replace(/\\(.)/gu, '$1')
    if (star === undefined) text += raw
    else {
      const marked = charset === undefined ? /^([^']*)'[^']*'(.*)$/u.exec(raw) : null
      charset ??= marked?.[1] ?? 'utf-8'
      text += unescaped(marked?.[2] ?? raw, charset)
    }
  }
  return plainWords(text)
}

function unescaped(text: string, charset: string): string {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const code = text[at] === '%' ? Number.parseInt(text.slice(at + 1, at + 3), 16) : Number.NaN
    if (Number.isNaN(code)) bytes.push(...new TextEncoder().encode(text[at]))
    else {
      bytes.push(code)
      at += 2
    }
  }
  try {
    return new TextDecoder(charset).decode(new Uint8Array(bytes))
  } catch {
    return new TextDecoder().decode(new Uint8Array(bytes))
  }
}
