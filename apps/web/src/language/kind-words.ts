import type { FileKind } from '@octavo/core'
import { m } from '../paraglide/messages.js'

/** What kinds of files are called. */
export const KIND_WORDS: Readonly<Record<FileKind, () => string>> = {
  image: m.lib_kind_image,
  'raw-image': m.lib_kind_raw_image,
  'vector-image': m.lib_kind_vector_image,
  video: m.lib_kind_video,
  audio: m.lib_kind_audio,
  subtitle: m.lib_kind_subtitle,
  pdf: m.lib_kind_pdf,
  document: m.lib_kind_document,
  text: m.lib_kind_text,
  ebook: m.lib_kind_ebook,
  'web-page': m.lib_kind_web_page,
  spreadsheet: m.lib_kind_spreadsheet,
  presentation: m.lib_kind_presentation,
  archive: m.lib_kind_archive,
  'disk-image': m.lib_kind_disk_image,
  software: m.lib_kind_software,
  code: m.lib_kind_code,
  data: m.lib_kind_data,
  database: m.lib_kind_database,
  font: m.lib_kind_font,
  mail: m.lib_kind_mail,
  contact: m.lib_kind_contact,
  calendar: m.lib_kind_calendar,
  'model-3d': m.lib_kind_model_3d,
  other: m.lib_kind_other,
}
