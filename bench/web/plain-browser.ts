import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../e2e/support/browser.ts'

/** One connection of the DevTools protocol: a tab's, or the browser's own. */
class Session {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (reply: unknown) => void>()
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.onmessage = ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as { readonly id?: number; readonly result?: unknown }
      if (id === undefined) return
      this.#waiting.get(id)?.(result)
      this.#waiting.delete(id)
    }
  }

  static open(address: string): Promise<Session> {
    const socket = new WebSocket(address)
    return new Promise((resolve, reject) => {
      socket.onopen = () => resolve(new Session(socket))
      socket.onerror = () => reject(new Error('the browser can not be reached'))
    })
  }

  send<Reply>(method: string, params: object = {}): Promise<Reply> {
    this.#lastId += 1
    const id = this.#lastId
    this.#socket.send(JSON.stringify({ id, method, params }))
    return new Promise((resolve) => this.#waiting.set(id, resolve as (reply: unknown) => void))
  }

  close(): void {
    this.#socket.close()
  }
}

/** A tab of a plain browser; the one opened last is looked at, those before it are hidden and know it. */
export interface Tab {
  evaluate<Value>(expression: string): Promise<Value>
  moveMouse(x: number, y: number): Promise<void>
  /** Goes to an address, after `script` was made to run before anything else of it. */
  goto(url: string, script: string): Promise<void>
}

/**
 * A Chromium that nothing drives but what is asked here: unlike one that Playwright starts, its tabs know when they are
 * hidden, and it slows them then as it does a person's.
 */
export async function plainBrowser() {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-browser-'))
  const { executablePath = chromium.executablePath(), args } = launchOptions() as {
    readonly executablePath?: string
    readonly args: readonly string[]
  }
  const child = spawn(
    executablePath,
    ['--headless=new', ...args, '--window-size=1280,800', '--remote-debugging-port=0', `--user-data-dir=${folder}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (data) => {
      said += String(data)
      const found = /DevTools listening on (ws:\S+)/u.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`the browser did not start: ${said.slice(-300)}`)))
  })
  const whole = await Session.open(address)
  const sessions: Session[] = [whole]
  return {
    async newTab(): Promise<Tab> {
      const { targetId } = await whole.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
      const session = await Session.open(`ws://${new URL(address).host}/devtools/page/${targetId}`)
      sessions.push(session)
      return {
        evaluate: async <Value>(expression: string) => {
          const { result } = await session.send<{ result: { value: Value } }>('Runtime.evaluate', {
            expression,
            awaitPromise: true,
            returnByValue: true,
          })
          return result.value
        },
        moveMouse: async (x, y) => {
          await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
        },
        goto: async (url, script) => {
          await session.send('Page.enable')
          await session.send('Page.addScriptToEvaluateOnNewDocument', { source: script })
          await session.send('Page.navigate', { url })
        },
      }
    },
    /** Seconds of processor time that all processes of the browser have taken. */
    async spentSeconds(): Promise<number> {
      const { processInfo } = await whole.send<{ processInfo: { cpuTime: number }[] }>('SystemInfo.getProcessInfo')
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
    },
    async close(): Promise<void> {
      for (const session of sessions) session.close()
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
