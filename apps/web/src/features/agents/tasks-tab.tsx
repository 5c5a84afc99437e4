import type { Task } from '@octavo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FlaskConical, ListChecks, RotateCcw } from 'lucide-react'
import { ALL_TASKS, CLOUD_TASKS, tasksAt } from '../../http/agents.ts'
import { changeTask } from '../../http/sync.ts'
import { momentOf, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Badge, BlankState, Button, Panel, ProgressBar } from '../../ui/index.ts'
import { tellFailed } from './tell.ts'
import type { Demos } from './use-demos.ts'
import { SHOWN_LIVE, SHOWN_TASKS, STATUS, taskName } from './words.ts'

const ASK_AGAIN_MS = 2000

/** What agents and scouts are at, live, and all tasks of the person. */
export const TasksTab = ({ demos }: { readonly demos: Demos }) => {
  const client = useQueryClient()
  const live = useQuery({
    queryKey: CLOUD_TASKS,
    queryFn: ({ signal }) => tasksAt('/api/cloud/tasks', signal),
    refetchInterval: ASK_AGAIN_MS,
    staleTime: 0,
  })
  const all = useQuery({ queryKey: ALL_TASKS, queryFn: ({ signal }) => tasksAt('/api/tasks', signal), staleTime: 0 })
  const retry = async (id: string) => {
    await changeTask(id, 'retry').catch(tellFailed)
    for (const queryKey of [CLOUD_TASKS, ALL_TASKS]) void client.invalidateQueries({ queryKey })
  }
  const lists = [
    { title: m.agents_tasks_live(), tasks: [...demos.tasks, ...(live.data ?? [])].slice(0, SHOWN_LIVE) },
    { title: m.agents_tasks_all(), tasks: (all.data ?? []).slice(0, SHOWN_TASKS) },
  ]
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {lists.map(({ title, tasks }) => (
        <Panel key={title} label={title} className="p-5">
          <h2 className="font-semibold">{title}</h2>
          {tasks.length === 0 ? (
            <BlankState icon={ListChecks} title={m.agents_tasks_empty()} />
          ) : (
            <ul aria-label={title} className="mt-2 divide-y divide-line/60">
              {tasks.map((task) => (
                <li key={task.id} className="py-3">
                  <Row task={task} isDemo={demos.tasks.includes(task)} onRetry={() => void retry(task.id)} />
                </li>
              ))}
            </ul>
          )}
        </Panel>
      ))}
    </div>
  )
}

interface RowProps {
  readonly task: Task
  readonly isDemo: boolean
  readonly onRetry: () => void
}

const Row = ({ task: { type, status, progress, createdAt, error }, isDemo, onRetry }: RowProps) => {
  const { words, tone } = STATUS[status]
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 font-medium">{taskName(type)}</span>
        {isDemo && (
          <Badge tone="warn" icon={FlaskConical}>
            {m.agents_is_demo()}
          </Badge>
        )}
        <Badge tone={tone}>{words()}</Badge>
      </div>
      <p className="text-sm text-muted tabular">
        {momentOf(Date.parse(createdAt))} · {number(progress)} %
      </p>
      {status === 'running' && <ProgressBar size="s" label={taskName(type)} percent={progress} />}
      {isDemo && <p className="text-sm text-pretty text-muted">{m.agents_demo_task_text()}</p>}
      {error !== undefined && <p className="text-sm break-words text-danger">{error}</p>}
      {status === 'failed' && (
        <div>
          <Button size="s" icon={RotateCcw} onPress={onRetry}>
            {m.agents_try_again()}
          </Button>
        </div>
      )}
    </div>
  )
}
