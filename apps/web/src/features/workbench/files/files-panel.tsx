import { ListChecks } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { filesOf, number } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { Button, FirstFew } from '../../../ui/index.ts'
import { SearchBox } from '../../../ui/search-box.tsx'
import { SortRulesPanel } from '../rules/index.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { Desk } from './desk.ts'
import { FileCard } from './file-card.tsx'

/** Files that are shown as cards (part 2 section 9). */
const CARDS = 12

/** Files on a desk: the search for them, a selection with what can be done with it, the first of them as cards, and sorting rules. */
export const FilesPanel = ({ desk }: { readonly desk: Desk }) => {
  const { files } = desk
  const [isSelecting, setSelecting] = useState(false)
  const beside = useRef<HTMLDivElement>(null)
  const close = () => {
    setSelecting(false)
    beside.current?.querySelector('button')?.focus()
  }
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <div ref={beside} className="flex flex-wrap items-center gap-2">
          <search className="min-w-0 flex-1">
            <SearchBox
              label={m.workbench_search()}
              placeholder={m.workbench_search()}
              words={desk.words}
              onSearch={desk.search}
            />
          </search>
          <Button
            icon={ListChecks}
            aria-expanded={isSelecting}
            isDisabled={files.length === 0}
            onPress={() => setSelecting(!isSelecting)}
          >
            {m.workbench_bulk_start()}
          </Button>
        </div>
        {isSelecting && files.length > 0 && <BulkBar desk={desk} onClose={close} />}
        <p role="status" className="text-sm text-muted tabular">
          {countOf(desk)}
        </p>
        {files.length === 0 ? (
          desk.blank
        ) : (
          <FirstFew
            label={m.workbench_cards()}
            of={files}
            idOf={({ id }) => id}
            shown={CARDS}
            more={m.workbench_more_files}
            className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-4"
          >
            {(file) => <FileCard file={file} look={desk.look} />}
          </FirstFew>
        )}
      </div>
      <Suspense fallback={null}>
        <SortRulesPanel items={files} onApply={desk.apply} />
      </Suspense>
    </div>
  )
}

/** How many files there are, or that they are on their way. */
const countOf = ({ files, total, isAsking, words }: Desk): string => {
  if (isAsking && words !== '') return m.library_searching()
  if (files.length === 0) return ''
  return files.length < total ? `${filesOf(total)} · ${m.lib_first({ n: number(files.length) })}` : filesOf(total)
}
