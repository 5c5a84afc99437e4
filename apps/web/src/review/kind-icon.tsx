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

/** The picture for a kind of file; decoration beside its words. */
export const KindIcon = ({ kind, className = 'size-5' }: { readonly kind: FileKind; readonly className?: string }) => {
  const Icon = ICONS[kind] ?? File
  return <Icon aria-hidden="true" className={className} strokeWidth={1.75} />
}
