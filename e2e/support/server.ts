import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// @ts-expect-error scripts are plain JavaScript, checked in their own room
import { prepare } from '../../scripts/lib/prepare.mjs'

export const repository = fileURLToPath(new URL('../../', import.meta.url))

/** A TCP port of 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('The probe has no port.')
  return address.port
}

/** A server of one test's own, which may stop and start it again on the same port and data. */
export interface OwnServer {
  readonly url: string
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

/** What is built, the web app and the server; what is stale is built here. */
const built: () => Promise<{ webDir: string; serverMain: string }> = (() => {
  let once: ReturnType<typeof built> | undefined
  return () => (once ??= prepare())
})()

/** The folder of the built web app. */
export const builtWeb = async (): Promise<string> => process.env.OCTAVO_WEB_DIR ?? (await built()).webDir

/** Starts the product's server on a free port with a data folder of its own. `env` adds to its environment. */
export async function ownServer(env: Record<string, string> = {}): Promise<OwnServer> {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'octavo-e2e-own-'))
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const webDir = await builtWeb()
  const { serverMain } = await built()
  const start = async () => {
    const own = spawn(process.execPath, [serverMain], {
      cwd: repository,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        OCTAVO_WEB_DIR: webDir,
        OCTAVO_LOG_LEVEL: 'error',
        // What a test sees must not depend on the programs of the machine.
        OCTAVO_OCR: 'false',
        PORT: String(port),
        OCTAVO_DATA_DIR: data,
        ...env,
      },
    })
    child = own
    while (own.exitCode === null) {
      const ready = await fetch(`${url}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      )
      if (ready) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`The server ended with code ${own.exitCode} before it was ready.`)
  }
  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  process.once('exit', () => child?.kill())
  await start()
  return {
    url,
    start,
    stop,
    remove: async () => {
      await stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
