import { serverTextOf } from '../../http/http.ts'
import { m } from '../../paraglide/messages.js'
import { toast } from '../../ui/index.ts'

/** Tells the id of a task that has begun. */
export const tellTask = (id: string) =>
  toast({ title: m.agents_task_started(), description: m.agents_task_id({ id: `\u2068${id}\u2069` }) })

/** Tells that what was pressed did not work, and logs why. */
export const tellFailed = (error: unknown) => {
  console.warn('What the agents were asked did not work', error)
  const description = serverTextOf(error)
  toast({ title: m.agents_act_failed(), tone: 'destructive', ...(description !== undefined && { description }) })
}
