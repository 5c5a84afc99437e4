import { categoryPath, safeName, stemOf } from '../item/index.ts'
import { FIELDS, type FieldName, fieldOf, type Value } from './fields.ts'
import { placeOf, type Subject } from './subject.ts'

/** A part of a template: a text as it is, or what is known of the item, as a format says, or else a text instead. */
type Part =
  | string
  | { readonly field: FieldName; readonly format: string | undefined; readonly fallback: string | undefined }

/** A template that was read: `{taken:yyyy}/{place|Unknown}`; `{{` and `}}` stand for braces. */
export type Template = readonly Part[]

const TOKEN = /\{\{|\}\}|\{([a-zA-Z]+)(?::([^{}|]*))?(?:\|([^{}]*))?\}|[{}]/gu
const DATE_PART = /yyyy|MM|dd|HH|mm|ss/gu
const LONGEST_VALUE = 80

/** Reads a template. A sentence's end says what is wrong with it. */
export function parseTemplate(text: string): Template | { readonly problem: string } {
  const parts: Part[] = []
  let at = 0
  for (const match of text.matchAll(TOKEN)) {
    const [token, name, format, fallback] = match
    if (match.index > at) parts.push(text.slice(at, match.index))
    at = match.index + token.length
    if (token === '{{' || token === '}}') parts.push(token.slice(1))
    else if (name === undefined) return { problem: `a brace stands alone at character ${match.index + 1}` }
    else if (!Object.hasOwn(FIELDS, name)) return { problem: `there is no field "${name}"` }
    else parts.push({ field: name as FieldName, format, fallback })
  }
  if (at < text.length) parts.push(text.slice(at))
  return parts
}

/** True for a template that could be read. */
export const isTemplate = (read: ReturnType<typeof parseTemplate>): read is Template => Array.isArray(read)

/** A text as a template that gives it back. */
export const literal = (text: string): string => text.replace(/[{}]/gu, (brace) => brace + brace)

/** What a template gives for an item, or the field that nothing is known of and that has no text instead. */
export type Filled = { readonly text: string } | { readonly missing: FieldName }

function fill(template: Template, subject: Subject, isPath: boolean): Filled {
  let text = ''
  for (const part of template) {
    if (typeof part === 'string') {
      text += part
      continue
    }
    const value = subject.value(placeOf(part.field))
    const shown = value === undefined ? '' : valueIn(part.field, value, part.format, subject, isPath)
    if (shown === '' && part.fallback === undefined) return { missing: part.field }
    text += shown === '' ? (part.fallback ?? '') : shown
  }
  return { text }
}

/** A value as part of a name: one step of a path, but for what is a path itself. */
function valueIn(
  field: FieldName,
  value: Value,
  format: string | undefined,
  { name }: Subject,
  isPath: boolean,
): string {
  const { type } = fieldOf(field)
  if (type === 'moment' && typeof value === 'number') return dateAs(value, format || 'yyyy-MM-dd')
  if (typeof value !== 'string' && typeof value !== 'object') return String(value)
  const text = typeof value === 'object' ? (value[0] ?? '') : field === 'name' ? stemOf(name) : value
  if (isPath && (type === 'path' || type === 'folder')) return text
  return text
    .replace(/[\p{Cc}/\\]+/gu, '_')
    .replace(/\s+/gu, ' ')
    .slice(0, LONGEST_VALUE)
    .toWellFormed()
    .trim()
}

function dateAs(atMs: number, format: string): string {
  const at = new Date(atMs)
  if (Number.isNaN(at.getTime())) return ''
  const [day = '', time = ''] = at.toISOString().split('T')
  const [year = '', month = '', date = ''] = day.split('-')
  const [hour = '', minute = '', second = ''] = time.split(/[:.]/u)
  const parts: Readonly<Record<string, string>> = {
    yyyy: year,
    MM: month,
    dd: date,
    HH: hour,
    mm: minute,
    ss: second,
  }
  return format.replace(DATE_PART, (part) => parts[part] ?? part)
}

/** The folder that a template gives: a category, which is a path. */
export function folderFrom(template: Template, subject: Subject): Filled {
  const filled = fill(template, subject, true)
  return 'text' in filled ? { text: categoryPath(filled.text) } : filled
}

/** The name that a template gives, the item's own ending behind it. */
export function nameFrom(template: Template, subject: Subject): Filled {
  const filled = fill(template, subject, false)
  if ('missing' in filled) return filled
  const { name } = subject
  return { text: safeName(`${filled.text.trim()}${name.slice(stemOf(name).length)}`, { windows: true }).name }
}
