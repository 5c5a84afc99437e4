import type { LibraryFile } from '@octavo/contract'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Flow } from '../../flow/flow.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Panel } from '../../ui/index.ts'

const Card = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Panel className="flex flex-wrap items-center justify-between gap-4 p-4">
    <div className="flex items-start gap-3">
      <History aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
      <div>
        <h2 className="font-semibold tabular">{title}</h2>
        <p className="text-sm text-muted">{text}</p>
      </div>
    </div>
    <div className="flex shrink-0 flex-wrap gap-2">{children}</div>
  </Panel>
)

/** Files that lie in the library and were never organized: one press and the sort can begin. */
export const BeforeCard = ({ flow, files }: { readonly flow: Flow; readonly files: readonly LibraryFile[] }) => {
  const words = { count: files.length, n: number(files.length) }
  return (
    <Card title={m.collect_continue_title(words)} text={m.collect_continue_text({ count: files.length })}>
      <Button onPress={() => flow.send({ type: 'RESUME', files })}>{m.collect_continue(words)}</Button>
    </Card>
  )
}

/** The files of this session, after a step back to this panel. */
export const SessionCard = ({ flow, count }: { readonly flow: Flow; readonly count: number }) => (
  <Card title={m.collect_session_title({ count, n: number(count) })} text={m.collect_session_text()}>
    <Button onPress={() => flow.send({ type: 'START.OVER' })} look="quiet">
      {m.start_over()}
    </Button>
    <Button onPress={() => flow.send({ type: 'GO', stage: 'review' })}>{m.collect_go_on()}</Button>
  </Card>
)
