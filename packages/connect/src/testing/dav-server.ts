import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

export const USER = 'ada'
export const PASSWORD = 'correct horse'

/** A WebDAV server of this machine over a folder of its own. */
export interface DavServer {
  readonly root: string
  readonly port: number
  end(): Promise<void>
}

/** True when the program is on PATH. */
export const hasRclone = (): boolean => spawnSync('rclone', ['version']).status === 0

/** Starts rclone as a WebDAV server on a free port of loopback. It looks at the disk each time it is asked. */
export async function startRclone(): Promise<DavServer> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-dav-'))
  const process_ = spawn(
    'rclone',
    [
      ...['serve', 'webdav', root, '--addr', '127.0.0.1:0', '--user', USER, '--pass', PASSWORD],
      ...['--dir-cache-time', '1ms', '--poll-interval', '0', '--config', '/dev/null', '-v'],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const port = await portOf(process_)
  return {
    root,
    port,
    async end() {
      process_.kill()
      await once(process_, 'exit')
      fs.rmSync(root, { recursive: true, force: true })
    },
  }
}

async function portOf(server: ChildProcess): Promise<number> {
  if (server.stderr === null) throw new Error('its messages are not read')
  for await (const line of createInterface(server.stderr)) {
    const port = /http:\/\/127\.0\.0\.1:(\d+)/u.exec(line)?.[1]
    if (port === undefined) continue
    server.stderr.resume()
    return Number(port)
  }
  throw new Error('the server did not start')
}
