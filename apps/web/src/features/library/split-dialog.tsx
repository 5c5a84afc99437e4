import type { StackResponse } from '@octavo/contract'
import { pageRanges } from '@octavo/core/paper'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lookAtStack } from '../../http/stacks.ts'
import { useReasons } from '../../language/reasons.ts'
import { nameIn, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Badge, Button, Checkbox, Dialog, ProgressBar } from '../../ui/index.ts'
import { percentOf } from '../../viewer/paper-words.ts'

interface SplitDialogProps {
  readonly id: string
  readonly name: string
  /** Called with the pages that the other documents begin with. */
  readonly onSplit: (beforePages: readonly number[]) => void
  readonly onClose: () => void
}

/** Where a PDF seems to hold several documents, each cut with what speaks for it; those of which nobody is sure are asked about. */
export default function SplitDialog({ id, name, onSplit, onClose }: SplitDialogProps) {
  const [pages, setPages] = useState(0)
  const { data: stack, isError } = useQuery({
    queryKey: ['/api/files', id, 'stack'],
    queryFn: ({ signal }) => lookAtStack(id, signal, setPages),
    staleTime: 0,
    retry: false,
  })
  const [chosen, setChosen] = useState<ReadonlySet<number>>()
  const cuts = stack?.cuts ?? []
  const made = chosen ?? new Set(cuts.flatMap(({ isSure, beforePage }) => (isSure ? [beforePage] : [])))
  const count = made.size + 1
  const choose = (page: number, isOn: boolean) => {
    const next = new Set(made)
    if (isOn) next.add(page)
    else next.delete(page)
    setChosen(next)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="m"
      title={m.split_title({ name: nameIn(name) })}
      {...(cuts.length > 0 && {
        actions: (
          <>
            <Button onPress={onClose}>{m.cancel()}</Button>
            <Button
              look="primary"
              isDisabled={made.size === 0}
              onPress={() => {
                onClose()
                onSplit([...made].sort((a, b) => a - b))
              }}
            >
              {m.split_go({ count, n: number(count) })}
            </Button>
          </>
        ),
      })}
    >
      {isError && <p className="text-danger">{m.split_failed()}</p>}
      {!stack && !isError && (
        <div role="status">
          <p className="mb-3 text-muted">
            {pages === 0 ? m.split_looking() : m.split_looking_at({ count: pages, n: number(pages) })}
          </p>
          <ProgressBar label={m.split_looking()} />
        </div>
      )}
      {stack && cuts.length === 0 && <p className="text-pretty">{nothingWords(stack)}</p>}
      {stack && cuts.length > 0 && (
        <>
          <p className="mb-3 text-pretty text-muted">{m.split_text()}</p>
          <fieldset>
            <legend className="sr-only">{m.split_cuts()}</legend>
            {cuts.map((cut) => (
              <CutBox key={cut.beforePage} cut={cut} isOn={made.has(cut.beforePage)} onChange={choose} />
            ))}
          </fieldset>
          <p role="status" className="mt-4 border-t border-line/60 pt-4 text-sm text-muted">
            {m.split_result({
              pages: pageRanges(stack.pageCount, [...made])
                .map(rangeWords)
                .join(' · '),
            })}
          </p>
        </>
      )}
    </Dialog>
  )
}

const rangeWords = ({ first, last }: ReturnType<typeof pageRanges>[number]): string =>
  first === last ? number(first) : `${number(first)}–${number(last)}`

const nothingWords = ({ pageCount, silentPages }: StackResponse): string =>
  silentPages === pageCount ? m.split_silent() : m.split_one()

interface CutBoxProps {
  readonly cut: StackResponse['cuts'][number]
  readonly isOn: boolean
  readonly onChange: (page: number, isOn: boolean) => void
}

const CutBox = ({ cut: { beforePage, confidence, isSure, why }, isOn, onChange }: CutBoxProps) => {
  const say = useReasons()
  return (
    <Checkbox
      isSelected={isOn}
      onChange={(isSelected) => onChange(beforePage, isSelected)}
      description={why
        .slice(0, 3)
        .map((reason) => say(reason))
        .join(' ')}
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {m.split_cut({ page: number(beforePage) })}
        {isSure ? (
          <Badge>{m.split_sure({ percent: percentOf(confidence) })}</Badge>
        ) : (
          <Badge tone="warn">{m.split_ask({ percent: percentOf(confidence) })}</Badge>
        )}
      </span>
    </Checkbox>
  )
}
