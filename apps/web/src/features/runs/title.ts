import type { RunKind } from '@octavo/contract'
import { MARK_COLORS } from '@octavo/core'
import {
  ArchiveRestore,
  Cloud,
  CloudUpload,
  CopyMinus,
  FolderInput,
  FolderPlus,
  Images,
  Layers,
  type LucideIcon,
  Palette,
  PencilLine,
  Redo2,
  Star,
  Tag,
  Trash2,
  Undo2,
} from 'lucide-react'
import { filesOf, foldersOf, nameIn } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { colorName } from '../../ui/color-dot.tsx'
import type { Step } from './step.ts'

const ICONS: Readonly<Record<RunKind, LucideIcon>> = {
  organize: Layers,
  upload: CloudUpload,
  move: FolderInput,
  rename: PencilLine,
  folder: FolderPlus,
  trash: Trash2,
  restore: ArchiveRestore,
  star: Star,
  tag: Tag,
  color: Palette,
  album: Images,
  aside: CopyMinus,
  drive: Cloud,
  undo: Undo2,
}

/** The picture of a step. */
export const iconOf = ({ kind, of }: Step): LucideIcon => (of?.again ? Redo2 : ICONS[kind])

/** A folder as people name it: without the slash in front, the top by its own name (`top`), or the library's. */
export const folderWords = (path: string, top?: string): string => {
  if (path !== '/') return nameIn(path.slice(1))
  return top === undefined ? m.place_library() : nameIn(top)
}

const WORDS: Readonly<Record<RunKind, (step: Step, files: string) => string>> = {
  organize: ({ about }, files) =>
    about ? m.run_organize({ files, folders: foldersOf(about.folderCount) }) : m.run_move({ files }),
  upload: ({ about }, files) =>
    about?.name === undefined ? m.run_upload({ files }) : m.run_split({ files, name: nameIn(about.name) }),
  move: ({ about }, files) =>
    about?.folderCount === 1
      ? m.run_move_to({ files, folder: folderWords(about.folders[0] ?? '/') })
      : m.run_move({ files }),
  rename: ({ about }, files) =>
    about?.name === undefined
      ? m.run_rename_some({ files })
      : m.run_rename({ name: nameIn(about.names[0] ?? ''), to: nameIn(about.name) }),
  folder: ({ about }) => m.run_folder({ name: nameIn(about?.names[0] ?? '') }),
  trash: (_, files) => m.run_trash({ files }),
  restore: (_, files) => m.run_restore({ files }),
  star: ({ about }, files) => ((about?.removed?.length ?? 0) > 0 ? m.run_unstar({ files }) : m.run_star({ files })),
  tag: ({ about }, files) => {
    const tags = [...(about?.added ?? []), ...(about?.removed ?? [])].map(nameIn)
    return tags.length === 0 ? m.run_tag({ files }) : m.run_tag_words({ files, tags: tags.join(', ') })
  },
  color: ({ about }, files) => {
    const color = MARK_COLORS.find((one) => one === about?.name)
    return color ? m.run_color({ files, color: colorName(color) }) : m.run_uncolor({ files })
  },
  album: ({ about }, files) =>
    about?.removed
      ? m.run_album_out({ files, name: nameIn(about.name ?? '') })
      : m.run_album_in({ files, name: nameIn(about?.name ?? '') }),
  aside: (_, files) => m.run_aside({ files }),
  drive: ({ about }, files) => m.run_drive({ files, folders: foldersOf(about?.folderCount ?? 0) }),
  undo: (_, files) => m.run_move({ files }),
}

/** What a step did, in a sentence. */
export const titleOf = (step: Step): string => {
  const { of, done } = step
  const what = WORDS[of?.kind ?? step.kind](step, filesOf(done))
  if (step.kind !== 'undo' || !of) return what
  return of.again ? m.run_again({ what }) : m.run_undid({ what })
}
