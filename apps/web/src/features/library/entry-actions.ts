import {
  Download,
  Eye,
  FolderInput,
  FolderOpen,
  Info,
  Palette,
  Pencil,
  RotateCcw,
  Scissors,
  Sparkles,
  Star,
  StarOff,
  Tag,
  Trash2,
} from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import type { MenuAction } from '../../ui/index.ts'
import { type Entry, isFolderKey, type Key } from './entry.ts'

/** What a list lets people do with what is chosen. */
export interface Doings {
  readonly open: (key: Key) => void
  readonly rename: (key: Key) => void
  readonly move: (keys: ReadonlySet<Key>) => void
  readonly trash: (keys: ReadonlySet<Key>) => void
  readonly restore: (keys: ReadonlySet<Key>) => void
  /** Asks, then removes what is in the trash for good. */
  readonly purge: (keys: ReadonlySet<Key>) => void
  readonly star: (keys: ReadonlySet<Key>) => void
  readonly tag: (keys: ReadonlySet<Key>) => void
  readonly color: (keys: ReadonlySet<Key>) => void
  readonly download: (keys: ReadonlySet<Key>) => void
  readonly sort: (keys: ReadonlySet<Key>) => void
  /** Looks where a PDF falls into documents, and asks. */
  readonly split: (key: Key) => void
  /** Shows what is known of some things; without them shows it of the selection, or hides it. */
  readonly details: (keys?: ReadonlySet<Key>) => void
}

/** The menu of one entry or of all that are chosen: what can be done with just these. `entry` is what was asked about. */
export const actionsOf = (keys: ReadonlySet<Key>, entry: Entry | undefined, doings: Doings): readonly MenuAction[] => {
  if (entry?.is === 'trashed')
    return [
      { id: 'restore', label: m.trash_restore(), icon: RotateCcw, onAction: () => doings.restore(keys) },
      { id: 'purge', label: m.lib_purge(), icon: Trash2, isDanger: true, onAction: () => doings.purge(keys) },
    ]
  const [key = ''] = keys
  const isOne = keys.size === 1
  const hasFolders = [...keys].some(isFolderKey)
  const isPdf = entry?.is === 'file' && entry.file.type === 'application/pdf'
  const isStarred = entry?.is === 'file' && entry.file.starred
  const one: readonly MenuAction[] = [
    {
      id: 'open',
      label: m.preview_open(),
      icon: isFolderKey(key) ? FolderOpen : Eye,
      hint: '↵',
      onAction: () => doings.open(key),
    },
    { id: 'rename', label: m.lib_rename(), icon: Pencil, hint: 'F2', onAction: () => doings.rename(key) },
  ]
  const files: readonly MenuAction[] = [
    {
      id: 'star',
      label: isStarred ? m.lib_unstar() : m.lib_star(),
      icon: isStarred ? StarOff : Star,
      hint: 'S',
      onAction: () => doings.star(keys),
    },
    { id: 'tag', label: m.lib_tag(), icon: Tag, hint: 'T', onAction: () => doings.tag(keys) },
    { id: 'color', label: m.lib_color(), icon: Palette, onAction: () => doings.color(keys) },
  ]
  return [
    ...(isOne ? one : []),
    { id: 'move', label: m.action_move(), icon: FolderInput, hint: 'M', onAction: () => doings.move(keys) },
    ...(hasFolders ? [] : files),
    { id: 'download', label: m.preview_download(), icon: Download, onAction: () => doings.download(keys) },
    { id: 'sort', label: m.lib_sort(), icon: Sparkles, onAction: () => doings.sort(keys) },
    ...(isOne && isPdf
      ? [{ id: 'split', label: m.lib_split(), icon: Scissors, onAction: () => doings.split(key) }]
      : []),
    { id: 'details', label: m.lib_details(), icon: Info, hint: 'I', onAction: () => doings.details(keys) },
    {
      id: 'trash',
      label: m.lib_delete(),
      icon: Trash2,
      hint: m.lib_key_delete(),
      isDanger: true,
      onAction: () => doings.trash(keys),
    },
  ]
}
