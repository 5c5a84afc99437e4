import type { Page } from '@playwright/test'
import { traceTasks } from './trace.ts'
import { watchMemory } from './watch-memory.ts'

/**
 * Does a step and waits until the screen shows it; prints a row of how long that took in seconds, the longest task of the page's
 * own thread by the clock and in its processor time in ms, and the most memory in MB of the browser whose first process is `pid`.
 */
export async function measureStep(page: Page, pid: number, step: string, act: () => Promise<unknown>): Promise<void> {
  const stop = await traceTasks(page)
  const memory = watchMemory(pid)
  const beganMs = performance.now()
  await act()
  const seconds = (performance.now() - beganMs) / 1000
  await page.waitForTimeout(1000)
  const { longestMs, longestProcessorMs } = await stop()
  const figures = [seconds.toFixed(1), longestMs.toFixed(0), longestProcessorMs.toFixed(0), memory().toFixed(0)]
  console.log(`| ${step} | ${figures.join(' | ')} |`)
}
