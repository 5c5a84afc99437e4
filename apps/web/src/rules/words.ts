import {
  ALL_DOCUMENT_KINDS,
  FILE_KINDS,
  folderIn,
  kindFolder,
  MAIL_KINDS,
  mailKindFolder,
  visibleName,
} from '@octavo/core'
import { type FieldName, type FieldType, fieldOf, type Operator, type Rule } from '@octavo/core/rules'
import { locale } from '../language/index.ts'
import { KIND_WORDS } from '../language/kind-words.ts'
import { dateOf, number, sizeOf } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { colorName } from '../ui/color-dot.tsx'

/** What each field that rules ask about is called. */
export const FIELD_WORDS: Readonly<Record<FieldName, () => string>> = {
  name: m.rule_field_name,
  extension: m.rule_field_extension,
  mimeType: m.rule_field_mime_type,
  path: m.rule_field_path,
  folder: m.rule_field_folder,
  sizeBytes: m.rule_field_size_bytes,
  updatedAt: m.rule_field_updated_at,
  createdAt: m.rule_field_created_at,
  starred: m.rule_field_starred,
  tag: m.rule_field_tag,
  kind: m.rule_field_kind,
  document: m.rule_field_document,
  picture: m.rule_field_picture,
  category: m.rule_field_category,
  confidence: m.rule_field_confidence,
  byType: m.rule_field_by_type,
  nameSays: m.rule_field_name_says,
  text: m.rule_field_text,
  title: m.rule_field_title,
  author: m.rule_field_author,
  artist: m.rule_field_artist,
  album: m.rule_field_album,
  pageCount: m.rule_field_page_count,
  duration: m.rule_field_duration,
  date: m.rule_field_date,
  expires: m.rule_field_expires,
  payBy: m.rule_field_pay_by,
  ends: m.rule_field_ends,
  taken: m.rule_field_taken,
  takenYear: m.rule_field_taken_year,
  takenMonth: m.rule_field_taken_month,
  place: m.rule_field_place,
  event: m.rule_field_event,
  country: m.rule_field_country,
  camera: m.rule_field_camera,
  widthPx: m.rule_field_width_px,
  heightPx: m.rule_field_height_px,
  sender: m.rule_field_sender,
  senderDomain: m.rule_field_sender_domain,
  to: m.rule_field_to,
  subject: m.rule_field_subject,
  list: m.rule_field_list,
  mailKind: m.rule_field_mail_kind,
  sent: m.rule_field_sent,
  hasAttachment: m.rule_field_has_attachment,
  attachment: m.rule_field_attachment,
  attachmentType: m.rule_field_attachment_type,
}

const OPERATOR_WORDS: Readonly<Record<Operator, () => string>> = {
  contains: m.rule_op_contains,
  equals: m.rule_op_equals,
  startsWith: m.rule_op_starts,
  endsWith: m.rule_op_ends,
  wordStartsWith: m.rule_op_word_starts,
  matches: m.rule_op_matches,
  means: m.rule_op_means,
  within: m.rule_op_within,
  '>': m.rule_op_more,
  '>=': m.rule_op_least,
  '<': m.rule_op_less,
  '<=': m.rule_op_most,
  is: m.rule_op_equals,
  isNot: m.rule_op_is_not,
  isKnown: m.rule_op_known,
}
const OF_TIMES: Partial<Record<Operator, () => string>> = {
  '>': m.rule_op_after,
  '>=': m.rule_op_since,
  '<': m.rule_op_before,
  '<=': m.rule_op_until,
}

/** How a comparison of a field is said: of times in words of time. */
export const operatorWords = (field: FieldName, op: Operator): string =>
  ((fieldOf(field).type === 'moment' ? OF_TIMES[op] : undefined) ?? OPERATOR_WORDS[op])()

const HINTS: Partial<Record<FieldType, () => string>> = {
  text: m.rule_values_hint,
  path: m.rule_values_hint,
  folder: m.rule_values_hint,
  bytes: m.rule_size_hint,
  moment: m.rule_time_hint,
  share: m.rule_share_hint,
  duration: m.rule_length_hint,
}

/** What a value of a field may look like; nothing where that needs no words. */
export const valueHint = (field: FieldName): string | undefined => HINTS[fieldOf(field).type]?.()

/** How amounts are said that stand for more than a number. */
const AMOUNT_WORDS: Partial<Record<FieldType, (value: number) => string>> = {
  bytes: sizeOf,
  moment: dateOf,
  share: (value) => m.progress_percent({ percent: number(Math.round(value * 100)) }),
}

/** A value as it is shown: amounts with their units, kinds of files and of documents in the person's language, yes and no, all else as it was written. */
export function valueWords(field: FieldName, value: string | number | boolean): string {
  if (typeof value === 'number') return (AMOUNT_WORDS[fieldOf(field).type] ?? String)(value)
  const text = String(value)
  if (text === 'true') return m.rule_yes()
  if (text === 'false') return m.rule_no()
  const document = ALL_DOCUMENT_KINDS.find((kind) => kind === text)
  if ((field === 'document' || field === 'nameSays') && document) return folderIn(locale(), kindFolder(document))
  const mail = field === 'mailKind' && MAIL_KINDS.find((kind) => kind === text)
  if (mail) return folderIn(locale(), mailKindFolder(mail))
  const kind = FILE_KINDS.find((one) => one === text)
  return field === 'kind' && kind ? KIND_WORDS[kind]() : visibleName(text)
}

/** What a rule does, as a name for it: "move to Taxes". */
export function deedWords({ move, rename, tags, star, color, leave }: Rule): string {
  if (leave) return m.rule_act_leave()
  if (move !== undefined) return `${m.rule_act_move()} ${visibleName(move)}`
  if (rename !== undefined) return `${m.rule_act_rename()} ${visibleName(rename)}`
  if (tags !== undefined) return `${m.rule_act_tags()} ${tags.map((tag) => visibleName(tag)).join(', ')}`
  if (star !== undefined) return star ? m.rule_act_star() : m.rule_act_unstar()
  return color ? `${m.rule_act_color()} ${colorName(color)}` : m.rule_act_stop()
}
