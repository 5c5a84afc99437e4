import type { MeaningState } from '@octavo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { useUser } from '../../session/session.ts'
import { Button, ProgressBar, toast } from '../../ui/index.ts'
import { getMeaning, QUERIES, rebuildMeaning, turnMeaning } from './api.ts'
import { Loaded } from './section.tsx'
import { tellFailure } from './tell.ts'

/** While files are being indexed, the state is looked at again after so long. */
const LOOK_AGAIN_MS = 2000

/** Search by meaning: which model does it, what it is told, how far its index is, and how to do without. */
const MeaningPart = () => {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const meaning = useQuery({
    queryKey: [QUERIES.meaning],
    queryFn: getMeaning,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.working ? LOOK_AGAIN_MS : false),
  })
  const act = async (what: () => Promise<unknown>, done?: string) => {
    setBusy(true)
    try {
      await what()
      if (done !== undefined) toast({ title: done })
    } catch (error) {
      tellFailure(error)
    }
    await queries.invalidateQueries({ queryKey: [QUERIES.meaning] })
    setBusy(false)
  }
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6">
      <div>
        <h3 className="font-medium">{m.meaning_title()}</h3>
        <p className="mt-1 text-pretty text-muted">{m.meaning_text()}</p>
      </div>
      <Loaded query={meaning}>
        {(state) => (
          <>
            <Told state={state} />
            {state.model && state.mode === 'on' && <Index state={state} />}
            {state.model && (
              <div className="flex flex-wrap gap-3">
                {state.mode === 'on' ? (
                  <>
                    <Button
                      isDisabled={isBusy || state.total === 0}
                      onPress={() => void act(rebuildMeaning, m.meaning_rebuilt())}
                    >
                      {m.meaning_rebuild()}
                    </Button>
                    <Button isDisabled={isBusy} onPress={() => void act(() => turnMeaning('off'))}>
                      {m.meaning_turn_off()}
                    </Button>
                  </>
                ) : (
                  <Button isDisabled={isBusy} onPress={() => void act(() => turnMeaning('on'))}>
                    {m.meaning_turn_on()}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

/** Which model it is, and what leaves this server for it. */
const Told = ({ state: { mode, model } }: { readonly state: MeaningState }) => {
  const user = useUser()
  if (!model)
    return (
      <p className="text-sm text-pretty text-muted">
        {user ? `${m.meaning_none()} ${m.meaning_none_how()}` : m.meaning_none()}
      </p>
    )
  if (mode === 'off') return <p className="text-sm text-pretty text-muted">{m.meaning_off()}</p>
  const flow = model.readsText ? m.meaning_flow_text() : m.meaning_flow_names()
  return (
    <div>
      <p className="font-medium">
        <bdi>
          {model.place === 'here' ? m.meaning_here({ name: model.name }) : m.meaning_elsewhere({ name: model.name })}
        </bdi>
      </p>
      {model.place === 'elsewhere' && <p className="mt-1 text-sm text-pretty text-muted">{flow}</p>}
    </div>
  )
}

/** How far the index is, and why it does not go on where it does not. */
const Index = ({ state: { model, indexed, total, working } }: { readonly state: MeaningState }) => {
  const counts = { done: number(indexed), total: number(total) }
  const text = working && indexed < total ? m.meaning_working(counts) : m.meaning_progress(counts)
  return (
    <div className="flex flex-col gap-3">
      {model?.problem && (
        <div role="status" className="rounded-md bg-warn-soft px-4 py-3">
          <p className="font-medium">{m.meaning_problem()}</p>
          <p lang="en" dir="ltr" className="mt-1 text-start text-sm break-words">
            {model.problem}
          </p>
        </div>
      )}
      <div>
        <p className="mb-2 flex justify-between gap-4 text-sm text-muted">
          <span aria-hidden="true">{m.meaning_index()}</span>
          <span className="tabular-nums">{text}</span>
        </p>
        <ProgressBar
          label={m.meaning_index()}
          size="s"
          percent={total === 0 ? 0 : (indexed / total) * 100}
          valueText={text}
        />
      </div>
    </div>
  )
}

export default MeaningPart
