import type { FileKind } from '@octavo/core'
import {
  AppWindow,
  Archive,
  BookOpen,
  Box,
  Calendar,
  Captions,
  CodeXml,
  Contact,
  Database,
  Disc3,
  File,
  FileSpreadsheet,
  FileText,
  Globe,
  Image,
  type LucideIcon,
  Mail,
  Music,
  Presentation,
  Type,
  Video,
} from 'lucide-react'
import { filesOf, sizeOf } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import type { ReviewThings } from './things.ts'

const ICONS: Partial<Record<FileKind, LucideIcon>> = {
  image: Image,
  'raw-image': Image,
  'vector-image': Image,
  video: Video,
  audio: Music,
  subtitle: Captions,
  pdf: FileText,
  document: FileText,
  text: FileText,
  ebook: BookOpen,
  'web-page': Globe,
  spreadsheet: FileSpreadsheet,
  presentation: Presentation,
  archive: Archive,
  'disk-image': Disc3,
  software: AppWindow,
  code: CodeXml,
  data: Database,
  database: Database,
  font: Type,
  mail: Mail,
  contact: Contact,
  calendar: Calendar,
  'model-3d': Box,
}

/** A review of files: their words, and the picture for each kind; decoration beside its words. */
export const FILES: ReviewThings = {
  count: filesOf,
  size: sizeOf,
  all: m.review_all,
  openAll: m.review_open_all,
  listOf: m.list_label,
  filter: m.list_filter,
  noneFound: m.list_empty_filter,
  noneLeft: m.list_empty_text,
  noneIncluded: m.review_nothing,
  byTypeOnly: m.row_by_type_hint,
  selected: m.selection_bar,
  selectedCount: m.selection_count,
  moveTitle: m.move_title,
  dragged: m.drag_files,
  saidMoved: m.said_moved,
  saidIncluded: m.said_included,
  saidExcluded: m.said_excluded,
  summary: m.review_summary,
  approve: m.review_approve,
  icon(kind, className = 'size-5') {
    const Icon = ICONS[kind] ?? File
    return <Icon aria-hidden="true" className={className} strokeWidth={1.75} />
  },
}
