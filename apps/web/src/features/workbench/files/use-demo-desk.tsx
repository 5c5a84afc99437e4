import { type DemoFile, folderIn, TIMINGS, visibleName } from '@octavo/core'
import { SearchX } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '../../../language/index.ts'
import { whatIs } from '../../../language/what.ts'
import { filesOf, foldersOf, nameIn } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { BlankState, toast } from '../../../ui/index.ts'
import { dismissToast } from '../../../ui/toast-store.ts'
import { acted, deskFile, type FolderWords, sortedBy, takenBack } from './demo-acts.ts'
import type { BulkAct, Desk, DeskFile } from './desk.ts'

/** The demo's files: everything is done in memory, and a page that is loaded anew begins with all of them again. */
export const useDemoDesk = (demo: readonly DemoFile[]): Desk => {
  const [files, setFiles] = useState<readonly DeskFile[]>(() => demo.map(deskFile))
  const [words, setWords] = useState('')
  const language = useLocale()
  const latest = useRef(files)
  const told = useRef<number>(undefined)
  useEffect(() => {
    latest.current = files
  }, [files])

  return useMemo(() => {
    const change = (next: readonly DeskFile[], touched: ReadonlySet<string>, title: string) => {
      const before = latest.current
      const show = (now: readonly DeskFile[]) => {
        latest.current = now
        setFiles(now)
      }
      show(next)
      // A newer one takes its place: its Undo is the one that is meant.
      if (told.current !== undefined) dismissToast(told.current)
      told.current = toast({
        title,
        action: {
          ...{ label: m.undo(), altText: m.workbench_undo_alt() },
          onAction: () => show(takenBack(latest.current, before, touched)),
        },
      })
    }
    const folderWords: FolderWords = {
      archive: m.workbench_archive_folder(),
      category: (name) => folderIn(language, name),
    }
    const fits = ({ name }: DeskFile) => visibleName(name).toLowerCase().includes(words.trim().toLowerCase())
    const shown = files.filter(fits)
    return {
      ...{ files: shown, total: shown.length, isBusy: false, isAsking: false, words },
      tags: [...new Set(files.flatMap(({ tags }) => tags))].sort(),
      blank: <BlankState icon={SearchX} title={m.library_none_title()} text={m.library_none_text({ query: words })} />,
      search: setWords,
      act(act, chosen) {
        if (act.is === 'download') return void saveList(chosen, wordsOf(act, chosen, chosen))
        const touched = new Set(chosen.map(({ id }) => id))
        const next = acted(latest.current, act, touched, folderWords)
        change(next, touched, wordsOf(act, chosen, next))
      },
      apply(sorted) {
        const next = sortedBy(latest.current, sorted)
        change(next, new Set(next.map(({ id }) => id)), m.workbench_sorted({ files: filesOf(sorted.length) }))
      },
    }
  }, [files, words, language])
}

/** What an act has done, in a sentence. */
const wordsOf = (act: BulkAct, chosen: readonly DeskFile[], next: readonly DeskFile[]) => {
  const what = whatIs(chosen[0]?.name, chosen.length)
  const ids = new Set(chosen.map(({ id }) => id))
  const now = next.filter(({ id }) => ids.has(id))
  switch (act.is) {
    case 'download':
      return m.workbench_list_saved({ files: filesOf(chosen.length) })
    case 'create-folder':
      return m.lib_moved({ what, folder: nameIn(act.name) })
    case 'star':
      return now.every(({ starred }) => starred) ? m.lib_starred_done({ what }) : m.lib_unstarred_done({ what })
    case 'tag':
      return m.lib_tagged({ what })
    case 'archive':
      return m.lib_moved({ what, folder: nameIn(m.workbench_archive_folder()) })
    case 'ai-organize':
      return m.workbench_organized({
        files: filesOf(now.length),
        folders: foldersOf(new Set(now.map(({ folder }) => folder)).size),
      })
    case 'delete':
      return m.workbench_deleted({ what })
  }
}

/** Files of the demo have no content: what can be downloaded of them is their list. */
const saveList = async (files: readonly DeskFile[], title: string): Promise<void> => {
  const { save } = await import('../../../viewer/pack-files.ts')
  const rows = files.map(({ name, mimeType, sizeBytes, folder, starred, tags }) => ({
    ...{ name, type: mimeType, sizeBytes, folder, starred, tags },
  }))
  const address = URL.createObjectURL(new Blob([JSON.stringify(rows, null, 2)], { type: 'application/json' }))
  save(address, 'demo-files.json')
  setTimeout(() => URL.revokeObjectURL(address), TIMINGS.objectUrlRelease)
  toast({ title, description: m.workbench_list_why() })
}
