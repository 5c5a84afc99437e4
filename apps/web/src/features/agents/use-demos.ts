import type { CreateScoutRequest, Task } from '@octavo/contract'
import { useState } from 'react'

/** A scout that was never saved: it shows what one looks like. */
export interface DemoScout {
  readonly id: string
  readonly name: string
  readonly capabilities: readonly string[]
}

/** What stands in for the server's answers when it can't be asked, always labelled as a demo; gone with the page. */
export const useDemos = () => {
  const [scouts, setScouts] = useState<readonly DemoScout[]>([])
  const [tasks, setTasks] = useState<readonly Task[]>([])
  return {
    ...{ scouts, tasks },
    addScout: ({ name, targetSources }: CreateScoutRequest) =>
      setScouts((before) => [
        ...before,
        { id: `demo-${before.length + 1}`, name: name ?? '', capabilities: targetSources ?? [] },
      ]),
    addTask: () =>
      setTasks((before) => {
        const atMs = Date.now()
        const moment = new Date(atMs).toISOString()
        const task: Task = {
          ...{ id: `demo-${before.length + 1}`, type: 'scout', status: 'completed', progress: 100, step: null },
          ...{ done: 0, total: 0, tries: 0, createdAt: moment, completedAt: moment },
        }
        return [task, ...before]
      }),
  }
}
export type Demos = ReturnType<typeof useDemos>
