import { Check, FolderInput, ListChecks, Upload } from 'lucide-react'
import { m } from '../../paraglide/messages.js'

const PARTS = [
  { words: m.tutorial_way_pick, icon: Upload },
  { words: m.tutorial_way_review, icon: ListChecks },
  { words: m.tutorial_way_approve, icon: FolderInput },
  { words: m.tutorial_way_undo, icon: Check },
] as const

/** The way of every file, in four pictures. */
export const Overview = () => (
  <ol className="mt-5 grid grid-cols-2 gap-2.5 sm:grid-cols-4">
    {PARTS.map(({ words, icon: Icon }) => (
      <li
        key={words()}
        className="flex flex-col items-center gap-2 rounded-md border border-line bg-raised px-2 py-4 text-center text-sm font-medium"
      >
        <Icon aria-hidden="true" className="size-6 text-accent" />
        {words()}
      </li>
    ))}
  </ol>
)
