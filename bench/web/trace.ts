import type { Page } from '@playwright/test'

/** The longest task of the main thread, by the clock and in the processor time it used itself, in ms. */
export interface LongTasks {
  readonly longestMs: number
  readonly longestProcessorMs: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  readonly tdur?: number
}

/** Left in the trace by the page itself, so that its thread is known: a browser has pages of its own, such as that of its address bar. */
const MARK = 'octavo-bench'

/** The events of a trace that are marks or tasks: one a line, for a long trace is longer than a string may be. */
function* eventsIn(trace: Buffer): Generator<TraceEvent> {
  for (let from = 0; from < trace.length; ) {
    const end = trace.indexOf('\n', from)
    const line = trace.toString('utf8', from, end < 0 ? trace.length : end)
    from = end < 0 ? trace.length : end + 1
    if (!line.includes('RunTask"') && !line.includes(`"${MARK}"`)) continue
    yield JSON.parse(line.replace(/^\{"traceEvents":\[/, '').replace(/(?:,|\],"metadata".*)?\r?$/, ''))
  }
}

/** Starts to trace every task of a page; the function it returns stops that and tells the longest one. */
export async function traceTasks(page: Page): Promise<() => Promise<LongTasks>> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser to trace')
  const mark = () => page.evaluate((name) => void performance.mark(name), MARK)
  await browser.startTracing(undefined, { categories: ['toplevel', 'blink.user_timing'] })
  await mark()
  return async () => {
    // Once more: a page that went elsewhere meanwhile may have another thread.
    await mark()
    const events = [...eventsIn(await browser.stopTracing())]
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
    const own = new Set(events.filter(({ name }) => name === MARK).map(threadOf))
    const tasks = events.filter((event) => event.ph === 'X' && own.has(threadOf(event)) && /RunTask$/.test(event.name))
    const longest = (field: 'dur' | 'tdur') => tasks.reduce((most, task) => Math.max(most, task[field] ?? 0), 0) / 1000
    return { longestMs: longest('dur'), longestProcessorMs: longest('tdur') }
  }
}
