import type { Browser } from '@playwright/test'

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
  readonly args?: { readonly name?: string }
}

/** The events of a trace that name threads or are tasks: one a line, for a long trace is longer than a string may be. */
function* eventsIn(trace: Buffer): Generator<TraceEvent> {
  for (let from = 0; from < trace.length; ) {
    const end = trace.indexOf('\n', from)
    const line = trace.toString('utf8', from, end < 0 ? trace.length : end)
    from = end < 0 ? trace.length : end + 1
    if (!/RunTask"|"thread_name"/.test(line)) continue
    yield JSON.parse(line.replace(/^\{"traceEvents":\[/, '').replace(/(?:,|\],"metadata".*)?\r?$/, ''))
  }
}

/** Starts to trace every task of the browser's pages; the function it returns stops that and tells the longest one. */
export async function traceTasks(browser: Browser | null): Promise<() => Promise<LongTasks>> {
  if (!browser) throw new Error('The page has no browser to trace')
  await browser.startTracing(undefined, { categories: ['toplevel', '__metadata'] })
  return async () => {
    const traceEvents = [...eventsIn(await browser.stopTracing())]
    const pages = new Set(
      traceEvents
        .filter((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid}/${tid}`),
    )
    const tasks = traceEvents.filter(
      (event) => event.ph === 'X' && pages.has(`${event.pid}/${event.tid}`) && /RunTask$/.test(event.name),
    )
    const longest = (field: 'dur' | 'tdur') => tasks.reduce((most, task) => Math.max(most, task[field] ?? 0), 0) / 1000
    return { longestMs: longest('dur'), longestProcessorMs: longest('tdur') }
  }
}
