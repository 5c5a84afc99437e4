import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from './browser.ts'

/** A browser with a profile of its own, which is asked for nothing when it changes folders that were dropped on it. */
export interface OwnBrowser {
  /** Of the process that all its others descend from. */
  readonly pid: number
  newPage(url: string): Promise<Page>
  /** Ends it as a power cut would: no page hears of it. */
  kill(): Promise<void>
  close(): Promise<void>
}

/** Starts a browser on a profile, which is made when it is not there yet and outlives it. */
export async function ownBrowser(profile: string): Promise<OwnBrowser> {
  if (!existsSync(profile)) {
    mkdirSync(join(profile, 'Default'), { recursive: true })
    const allowed = { file_system_write_guard: 1, file_system_read_guard: 1 }
    writeFileSync(
      join(profile, 'Default/Preferences'),
      JSON.stringify({ profile: { default_content_setting_values: allowed } }),
    )
  }
  const portFile = join(profile, 'DevToolsActivePort')
  rmSync(portFile, { force: true })
  for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
    rmSync(join(profile, lock), { force: true })
  const { executablePath = chromium.executablePath(), args } = launchOptions()
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const program = spawn(executablePath, [...args, ...flags], { stdio: 'ignore' })
  const ended = new Promise((resolve) => program.once('exit', resolve))
  while (!existsSync(portFile) || readFileSync(portFile, 'utf8') === '') {
    if (program.exitCode !== null) throw new Error('The browser has ended')
    await sleep(20)
  }
  const port = readFileSync(portFile, 'utf8').split('\n')[0]
  const browser: Browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  return {
    pid: program.pid ?? 0,
    async newPage(url) {
      const context = browser.contexts()[0] ?? (await browser.newContext())
      const page = await context.newPage()
      await page.goto(url)
      return page
    },
    async kill() {
      program.kill('SIGKILL')
      await ended
    },
    async close() {
      await browser.close().catch(() => undefined)
      program.kill('SIGTERM')
      await ended
    },
  }
}
