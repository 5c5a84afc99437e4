import { parentPath, visibleName } from '@octavo/core'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { useReasons } from '../../language/reasons.ts'
import { filesOf, nameIn } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { LongList } from '../../review/long-list.tsx'
import { Button, Forward, Panel, ProgressBar } from '../../ui/index.ts'
import { useReapply } from './use-reapply.ts'

/** What would now differ of what is filed, as a plan that is seen before it is approved. */
export const ReapplyPart = () => {
  const { state, start, stop, approve } = useReapply()
  const isOnline = !isOffline(useConnection())
  const say = useReasons()
  const acts = state.is === 'proposed' || state.is === 'moving' ? state.plan.plan.acts : []
  return (
    <Panel className="flex flex-col gap-5 p-5 sm:p-8" label={m.reapply_title()}>
      <div>
        <h2 className="text-title font-semibold">{m.reapply_title()}</h2>
        <p className="mt-1 text-pretty text-muted">{isOnline ? m.reapply_text() : m.reapply_offline()}</p>
      </div>
      {state.is === 'looking' ? (
        <>
          <ProgressBar label={m.reapply_looking()} valueText={filesOf(state.done)} />
          <Button className="self-start" onPress={stop}>
            {m.rule_cancel()}
          </Button>
        </>
      ) : (
        <Button className="self-start" isDisabled={!isOnline || state.is === 'moving'} onPress={start}>
          {m.reapply_start()}
        </Button>
      )}
      <div aria-live="polite">
        {state.is === 'failed' && <p className="text-danger">{m.reapply_failed()}</p>}
        {state.is === 'proposed' && (
          <p className="font-medium text-pretty">
            {acts.length > 0 ? m.reapply_found({ files: filesOf(acts.length) }) : m.reapply_nothing()}
          </p>
        )}
      </div>
      {acts.length > 0 && (
        <>
          <LongList label={m.reapply_title()} of={acts}>
            {({ itemId, from, to, judged }) => (
              <li key={itemId} className="flex flex-col gap-1 py-3">
                <bdi className="font-medium [overflow-wrap:anywhere]">{visibleName(from)}</bdi>
                <span className="flex flex-wrap items-center gap-1.5 text-sm text-muted [overflow-wrap:anywhere]">
                  <Forward aria-hidden="true" className="size-4 shrink-0" />
                  <span className="text-text">{nameIn(parentPath(to))}</span>
                  <span>{say(judged?.why[0])}</span>
                </span>
              </li>
            )}
          </LongList>
          <Button look="primary" className="self-start" isDisabled={state.is === 'moving'} onPress={approve}>
            {m.reapply_approve({ files: filesOf(acts.length) })}
          </Button>
        </>
      )}
    </Panel>
  )
}
