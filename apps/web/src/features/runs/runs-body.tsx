import { History, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { BlankState, type BlankStateProps, Button, Panel } from '../../ui/index.ts'
import { StepList } from './step-list.tsx'
import { useHistory } from './use-history.ts'
import { usePress } from './use-press.ts'

const StepDetails = lazy(() => import('./step-details.tsx'))

/** Everything that was ever done with the files, each step with the press that undoes or redoes it. */
export default function RunsBody() {
  const { steps, isAway, isPending, isError, retry, older } = useHistory()
  const pressing = usePress(steps)
  const [openedId, setOpenedId] = useState<string>()
  const opened = steps.find(({ id }) => id === openedId)
  return (
    <>
      {isAway && (
        <p role="status" className="mt-4 rounded-md bg-warn-soft px-4 py-3 text-sm text-warn">
          {m.runs_offline()}
        </p>
      )}
      {steps.length > 0 && (
        <StepList
          steps={steps}
          onOpen={({ id }) => setOpenedId(id)}
          onOlder={older?.isBusy === false && !older.hasFailed ? older.show : undefined}
          {...pressing}
        />
      )}
      {older?.hasFailed && (
        <div className="mt-5 text-center">
          <Button isDisabled={older.isBusy} onPress={older.show}>
            {m.runs_older()}
          </Button>
        </div>
      )}
      {isPending && <State icon={History} title={m.runs_loading()} />}
      {isError && !isAway && (
        <State icon={TriangleAlert} title={m.runs_failed_title()}>
          <Button onPress={retry}>{m.crash_retry()}</Button>
        </State>
      )}
      {!isPending && !isError && steps.length === 0 && (
        <State icon={History} title={m.runs_empty_title()} text={m.runs_empty_text()}>
          <Link
            to="/"
            className="tap inline-flex min-h-11 items-center rounded-md bg-accent px-4.5 font-semibold text-on-accent hover:bg-accent-strong"
          >
            {m.place_organize()}
          </Link>
        </State>
      )}
      <Suspense fallback={null}>
        {opened && <StepDetails step={opened} onOpenChange={() => setOpenedId(undefined)} {...pressing} />}
      </Suspense>
    </>
  )
}

/** What the screen says where it has nothing to list. */
const State = (props: BlankStateProps) => (
  <Panel className="mt-7">
    <BlankState {...props} />
  </Panel>
)
