import { AppError, visibleName } from '@octavo/core'
import { useEffect, useState } from 'react'
import {
  accessTo,
  finishInPlace,
  type RanInPlace,
  type RunInPlace,
  undoInPlace,
  unfinishedInPlace,
} from '../../device/place/index.ts'
import { filesOf, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Dialog, toast } from '../../ui/index.ts'

const whyNot = (error: unknown): string => {
  const code = error instanceof AppError ? error.code : undefined
  if (code === 'permission_denied' || code === 'auth_expired') return m.place_denied()
  return code === 'not_found' || code === 'transient' ? m.place_gone() : m.toast_try_again()
}

const tell = ({ status, waits, counts }: RanInPlace, isBack: boolean) => {
  if (status === 'paused' || status === 'interrupted')
    throw new AppError(waits?.code ?? 'interrupted', 'It had to stop again.')
  toast(
    isBack
      ? {
          title: m.toast_undone_title(),
          description: m.toast_undone_text({ count: counts.done, n: number(counts.done) }),
        }
      : { title: m.place_finished_title(), description: m.run_move({ files: filesOf(counts.done) }) },
  )
}

/** Says at the next visit that a run in a folder of the person's was killed, and lets it be finished or taken back. */
export default function Unfinished() {
  const [runs, setRuns] = useState<readonly RunInPlace[]>([])
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    unfinishedInPlace().then(setRuns, (error: unknown) =>
      console.warn('Nobody can say what was left unfinished', error),
    )
  }, [])
  const run = runs[0]
  if (!run) return null
  const { state, place } = run
  const isUndo = state.undoes !== undefined
  const end = async (how: (runId: string) => Promise<RanInPlace>) => {
    setBusy(true)
    try {
      if (place && (await accessTo(place, 'ask')) !== 'granted')
        throw new AppError('permission_denied', 'The person did not allow it.')
      tell(await how(state.runId), isUndo || how === undoInPlace)
      setRuns(await unfinishedInPlace())
    } catch (error) {
      toast({ title: m.place_failed_title(), description: whyNot(error), tone: 'destructive' })
    }
    setBusy(false)
  }
  const words = {
    files: filesOf(state.actCount),
    folder: `\u2068${visibleName(place?.name ?? '')}\u2069`,
  }
  return (
    <Dialog
      isOpen
      onOpenChange={() => setRuns(runs.slice(1))}
      title={isUndo ? m.place_unfinished_back_title() : m.place_unfinished_title()}
      actions={
        <>
          <Button look="quiet" isDisabled={isBusy} onPress={() => setRuns(runs.slice(1))}>
            {m.place_later()}
          </Button>
          {!isUndo && (
            <Button isDisabled={isBusy} onPress={() => void end(undoInPlace)}>
              {m.place_put_back()}
            </Button>
          )}
          <Button look="primary" isDisabled={isBusy} onPress={() => void end(finishInPlace)}>
            {m.place_finish()}
          </Button>
        </>
      }
    >
      <p className="text-pretty text-muted">
        {isUndo ? m.place_unfinished_back_text(words) : m.place_unfinished_text(words)}
      </p>
    </Dialog>
  )
}
