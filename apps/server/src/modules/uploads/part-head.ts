import { Refusal } from '../../infra/http/refusal.ts'

/** What stands before a part's content. */
export interface PartHead {
  readonly field: string
  /** Undefined for a plain field. */
  readonly fileName: string | undefined
  /** Declared media type without parameters, lower case; empty when left out. */
  readonly mediaType: string
}

const malformed = (what: string) => new Refusal('bad_request', `The form data is malformed: ${what}`)

/** Reads the header lines of a part (RFC 7578, 4.2; names as browsers write them, WHATWG HTML "multipart/form-data"). */
export function parsePartHead(text: string): PartHead {
  let disposition: string | undefined
  let mediaType = ''
  for (const line of text === '' ? [] : text.split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon <= 0 || !/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/u.test(line.slice(0, colon)))
      throw malformed('a part has a broken header line')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    if (name === 'content-disposition') disposition ??= value
    if (name === 'content-type') mediaType ||= cleanMediaType(value)
  }
  if (disposition === undefined || !/^form-data\s*(?:;|$)/iu.test(disposition))
    throw malformed('a part has no Content-Disposition')
  const params = parseParams(disposition)
  const field = params.get('name')
  if (field === undefined) throw malformed('a part has no name')
  const extended = params.get('filename*')
  return { field, fileName: extended === undefined ? params.get('filename') : decodeExtended(extended), mediaType }
}

/** The media type without parameters in lower case, or empty text when it is none. */
export function cleanMediaType(value: string): string {
  const type = (value.split(';', 1)[0] ?? '').trim().toLowerCase()
  return /^[a-z0-9!#$&^_.+-]{1,60}\/[a-z0-9!#$&^_.+-]{1,100}$/u.test(type) ? type : ''
}

function parseParams(disposition: string): Map<string, string> {
  const params = new Map<string, string>()
  let at = disposition.indexOf(';')
  while (at >= 0) {
    const found = /^;\s*([!#$&+\-.^_`|~0-9A-Za-z]+\*?)\s*=\s*/u.exec(disposition.slice(at))
    if (!found?.[1]) {
      if (/^;?\s*$/u.test(disposition.slice(at))) break
      throw malformed('a Content-Disposition can not be read')
    }
    const start = at + found[0].length
    const { value, next } = disposition[start] === '"' ? quoted(disposition, start + 1) : token(disposition, start)
    const name = found[1].toLowerCase()
    if (params.has(name)) throw malformed(`a Content-Disposition has ${name} twice`)
    params.set(name, value)
    at = disposition.indexOf(';', next)
  }
  return params
}

function token(text: string, start: number): { value: string; next: number } {
  const end = text.indexOf(';', start)
  return { value: text.slice(start, end < 0 ? undefined : end).trim(), next: end < 0 ? text.length : end }
}

/** A quoted value. Browsers leave backslashes alone, others escape quotes with them: only `\"` before more is an escape. */
function quoted(text: string, start: number): { value: string; next: number } {
  let at = text.indexOf('"', start)
  while (at > start && text[at - 1] === '\\' && !/^"\s*(?:;|$)/u.test(text.slice(at))) at = text.indexOf('"', at + 1)
  if (at < 0) throw malformed('a quoted value has no end')
  return { value: text.slice(start, at).replaceAll('\\"', '"'), next: at + 1 }
}

/** RFC 5987 extended value: charset'language'percent-encoded text. */
function decodeExtended(value: string): string {
  const found = /^(utf-8|iso-8859-1)'[^']*'((?:[^%]|%[0-9a-f]{2})*)$/iu.exec(value)
  if (!found?.[2] && found?.[2] !== '') throw malformed('a file name is encoded wrongly')
  const bytes = Buffer.from(
    found[2].replaceAll(/%([0-9a-f]{2})/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
  return bytes.toString(found[1]?.toLowerCase() === 'utf-8' ? 'utf8' : 'latin1')
}
