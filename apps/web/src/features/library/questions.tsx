import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { listFacets, saveSearch } from '../../http/library.ts'
import { needWords } from '../../language/index.ts'
import { filesOf, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { toast } from '../../ui/index.ts'
import { NameDialog } from '../../ui/name-dialog.tsx'
import { Sure } from '../../ui/sure.tsx'
import { TagsDialog } from '../../ui/tags-dialog.tsx'
import { ColorDialog } from './color-dialog.tsx'
import type { Entry, Key, Source } from './entry.ts'
import FolderDialog from './folder-dialog.tsx'
import { wireOf } from './query.ts'
import { SEARCHES } from './side.tsx'
import type { Asked, LibraryParts } from './use-library.ts'

const SplitDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./split-dialog.tsx'), needWords('paper')])
  return dialog
})

interface QuestionsProps {
  readonly asked: Asked
  readonly library: LibraryParts
}

/** The question that is open over the library. Its code is fetched with the first of them. */
export default function Questions({ asked, library }: QuestionsProps) {
  const { acts, place, source, here } = library
  const client = useQueryClient()
  const close = () => library.ask(undefined)
  if (asked.is === 'rename')
    return (
      <NameDialog
        title={m.lib_rename_title()}
        label={m.lib_name()}
        value={asked.name}
        done={m.rename_save()}
        problemOf={slashProblem}
        onDone={(name) => void acts.rename(asked.key, name)}
        onClose={close}
      />
    )
  if (asked.is === 'split')
    return (
      <Suspense fallback={null}>
        <SplitDialog
          id={asked.key}
          name={asked.name}
          onSplit={(pages) => void acts.split(asked.key, asked.name, pages)}
          onClose={close}
        />
      </Suspense>
    )
  if (asked.is === 'folder')
    return (
      <NameDialog
        title={m.lib_new_folder()}
        label={m.lib_name()}
        done={m.lib_new_folder_done()}
        problemOf={slashProblem}
        onDone={(name) => void acts.newFolder(place.folder === '/' ? `/${name}` : `${place.folder}/${name}`)}
        onClose={close}
      />
    )
  if (asked.is === 'move')
    return (
      <FolderDialog
        keys={asked.keys}
        here={here}
        onMove={(folder) => library.move(asked.keys, folder)}
        onClose={close}
      />
    )
  if (asked.is === 'tag')
    return (
      <Tags
        keys={asked.keys}
        source={source}
        onDone={(add, remove) => void acts.tag(asked.keys, add, remove)}
        onClose={close}
      />
    )
  if (asked.is === 'color')
    return (
      <ColorDialog
        value={sameColor([...asked.keys].map((key) => source.entryOf(key)))}
        onDone={(color) => void acts.color(asked.keys, color)}
        onClose={close}
      />
    )
  if (asked.is === 'sort')
    return (
      <Sure
        title={m.lib_sort_title()}
        text={m.lib_sort_text()}
        done={m.lib_sort()}
        onDone={() => library.sortForSure(asked.keys)}
        onClose={close}
      />
    )
  if (asked.is === 'purge') {
    const files = filesOf(asked.keys.size)
    const sizeBytes = [...asked.keys].reduce((sum, key) => sum + sizeBytesOf(source.entryOf(key)), 0)
    return (
      <Sure
        isDanger
        title={m.lib_purge_title({ files })}
        text={m.lib_purge_text({ size: sizeOf(sizeBytes) })}
        done={m.lib_purge_done({ files })}
        onDone={() => void acts.purge(asked.keys)}
        onClose={close}
      />
    )
  }
  const save = async (name: string) => {
    try {
      await saveSearch({ name, query: wireOf(place.query) })
      toast({ title: m.lib_search_saved() })
    } catch (error) {
      console.warn('The search could not be kept', error)
      toast({ title: m.lib_refused(), tone: 'destructive' })
    }
    await client.invalidateQueries({ queryKey: SEARCHES })
  }
  return (
    <NameDialog
      title={m.lib_save_search()}
      label={m.lib_name()}
      value={place.query.q}
      isValueGood
      done={m.rename_save()}
      maxLength={100}
      onDone={(name) => void save(name)}
      onClose={close}
    />
  )
}

/** The colour of all of some files, `null` for none; undefined where they differ. */
const sameColor = (entries: readonly (Entry | undefined)[]) => {
  const colors = new Set(entries.map((entry) => (entry?.is === 'file' ? (entry.file.color ?? null) : null)))
  const [color] = colors
  return colors.size === 1 ? color : undefined
}

const sizeBytesOf = (entry: Entry | undefined): number => (entry?.is === 'trashed' ? entry.file.size : 0)

/** What can't be in the name of one thing. */
const slashProblem = (name: string): string | undefined =>
  name.includes('/') || name === '.' || name === '..' ? m.lib_name_slash() : undefined

interface TagsProps {
  readonly keys: ReadonlySet<Key>
  readonly source: Source
  readonly onDone: (add: readonly string[], remove: readonly string[]) => void
  readonly onClose: () => void
}

const Tags = ({ keys, source, onDone, onClose }: TagsProps) => {
  const { data: facets } = useQuery({
    queryKey: ['/api/search/facets'],
    queryFn: ({ signal }) => listFacets({ signal }),
    staleTime: 0,
  })
  const counts = new Map<string, number>()
  for (const key of keys) {
    const entry = source.entryOf(key)
    if (entry?.is === 'file') for (const tag of entry.file.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  const all = [...counts].flatMap(([tag, count]) => (count === keys.size ? [tag] : []))
  const some = [...counts.keys()].filter((tag) => !all.includes(tag))
  return (
    <TagsDialog
      all={all}
      some={some}
      known={facets?.tag.map(({ value }) => value) ?? []}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
