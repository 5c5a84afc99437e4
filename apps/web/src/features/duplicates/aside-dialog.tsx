import { DUPLICATES_FOLDER, parentPath, visibleName } from '@octavo/core'
import { useEffect, useState } from 'react'
import { useReasons } from '../../language/reasons.ts'
import { filesOf, nameIn } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { LongList } from '../../review/long-list.tsx'
import { Button, Choice, Dialog } from '../../ui/index.ts'
import type { AsidePlan, Into } from './copies.ts'

export interface AsideDialogProps {
  /** Makes the plan that is shown. */
  readonly propose: () => Promise<AsidePlan>
  readonly into: readonly Into[]
  /** Carries out what was shown and approved; the dialog is closed by whoever opened it. */
  readonly onApprove: (plan: AsidePlan, into: Into) => void
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onFailed: (error: unknown) => void
}

/** The plan that sets copies aside, seen before it is approved: what goes where, and what stays and why. */
export default function AsideDialog({ propose, into, onApprove, isBusy, onClose, onFailed }: AsideDialogProps) {
  const [plan, setPlan] = useState<AsidePlan>()
  const [where, setWhere] = useState<Into>(into[0] ?? 'aside')
  const say = useReasons()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one plan for each time that it is opened.
  useEffect(() => {
    let isOpen = true
    propose()
      .then((made) => isOpen && setPlan(made))
      .catch((error: unknown) => isOpen && onFailed(error))
    return () => {
      isOpen = false
    }
  }, [])
  const files = filesOf(plan?.moves.length ?? 0)
  const isNothing = plan?.moves.length === 0
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={plan && !isNothing ? m.dup_title({ files }) : m.dup_aside()}
      size="m"
      actions={
        <>
          <Button onPress={onClose}>{m.cancel()}</Button>
          {plan && !isNothing && (
            <Button look="primary" isDisabled={isBusy} onPress={() => onApprove(plan, where)}>
              {where === 'trash' ? m.lib_delete() : m.dup_approve({ files })}
            </Button>
          )}
        </>
      }
    >
      {plan ? (
        <div className="grid gap-4">
          {isNothing ? (
            <p role="status">{m.dup_nothing()}</p>
          ) : (
            <>
              {into.length > 1 && (
                <Choice
                  label={m.dup_into()}
                  value={where}
                  options={into.map((value) => ({
                    value,
                    label: value === 'trash' ? m.lib_trash() : nameIn(DUPLICATES_FOLDER),
                  }))}
                  onChange={setWhere}
                />
              )}
              <p className="text-pretty text-muted">
                {where === 'trash' ? m.dup_trash_text() : m.dup_text({ folder: nameIn(DUPLICATES_FOLDER) })}
              </p>
              <section>
                <h3 className="font-semibold">{m.dup_moves()}</h3>
                <LongList label={m.dup_moves()} of={plan.moves}>
                  {({ itemId, from, to, note }) => (
                    <Line
                      key={itemId}
                      path={from}
                      detail={[where === 'trash' ? m.lib_trash() : nameIn(parentPath(to)), say(note)]
                        .filter(Boolean)
                        .join(' · ')}
                    />
                  )}
                </LongList>
              </section>
            </>
          )}
          {plan.skips.length > 0 && (
            <section>
              <h3 className="font-semibold">{m.dup_stays()}</h3>
              <LongList label={m.dup_stays()} of={plan.skips}>
                {({ itemId, path, reason }) => <Line key={itemId} path={path} detail={say(reason)} />}
              </LongList>
            </section>
          )}
        </div>
      ) : (
        <p role="status">{m.loading()}</p>
      )}
    </Dialog>
  )
}

const Line = ({ path, detail }: { readonly path: string; readonly detail: string }) => (
  <li className="py-2">
    <span className="block font-medium break-all">
      <bdi>{visibleName(path)}</bdi>
    </span>
    <span className="block text-sm break-words text-muted">{detail}</span>
  </li>
)
