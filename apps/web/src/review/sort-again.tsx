import { readInstructions } from '@octavo/core'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { instructions, keepInstructions } from '../settings/instructions.ts'
import { Button, ProgressBar, TextArea } from '../ui/index.ts'
import type { ReviewModel } from './model.ts'

/** New instructions, and everything sorted by them at once; what was moved, renamed or left out by hand stays so. */
export const SortAgain = ({ model }: { readonly model: ReviewModel }) => {
  const { sorting } = model
  const [text, setText] = useState('')
  const [unclear, setUnclear] = useState<readonly string[]>([])
  const sort = () => {
    const read = readInstructions(text)
    keepInstructions([...instructions(), ...read.understood.map((one) => one.text)])
    setUnclear(read.unclear)
    setText(read.unclear.join('\n'))
    if (read.unclear.length === 0 || read.understood.length > 0) model.sortAgain()
  }
  return (
    <section aria-label={m.folders_again()} className="flex flex-col gap-3 border-t border-line pt-5">
      <TextArea
        label={m.folders_wishes()}
        value={text}
        onChange={setText}
        rows={2}
        maxLength={500}
        placeholder={m.instructions_placeholder()}
      />
      {unclear.map((sentence) => (
        <p key={sentence} role="status" className="text-sm text-pretty text-warn">
          {m.instructions_unclear({ text: sentence })}
        </p>
      ))}
      {sorting ? (
        <ProgressBar
          label={m.folders_sorting()}
          percent={sorting.total === 0 ? 0 : (100 * sorting.processed) / sorting.total}
          valueText={m.folders_sorted_of({ n: number(sorting.processed), total: number(sorting.total) })}
        />
      ) : (
        <Button icon={Sparkles} onPress={sort}>
          {m.folders_again()}
        </Button>
      )}
      <p className="text-sm text-pretty text-muted">{m.folders_again_text()}</p>
    </section>
  )
}
