import childProcess from 'node:child_process'
import dgram from 'node:dgram'
import dns from 'node:dns'
import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { Worker } from 'node:worker_threads'
import { answer } from './answer.ts'

/** What an exploit inside a parser would try; each answers with what it got, or throws. */
const attempts: Readonly<Record<string, (name: string) => unknown>> = {
  readsTheItem: (name) => fs.readFileSync(name, 'utf8'),
  readsPasswords: () => fs.readFileSync('/etc/passwd', 'utf8'),
  listsTheRoot: () => fs.readdirSync('/'),
  readsEnvironment: () => fs.readFileSync('/proc/self/environ', 'utf8'),
  writesBesideIt: (name) => fs.writeFileSync(`${name}.canary`, 'x'),
  writesToTheTemporaryFolder: () => fs.writeFileSync('octavo-canary', 'x'),
  startsAProgram: () => childProcess.spawnSync('true').error,
  startsAThread: () => new Worker('', { eval: true }),
  fetches: () => Reflect.get(globalThis, 'fetch'),
  connects: () => net.connect(9, '127.0.0.1'),
  asksOverHttp: () => http.get('http://127.0.0.1:9'),
  listens: () => net.createServer().listen(0),
  sendsADatagram: () => dgram.createSocket('udp4').send('x', 9, '127.0.0.1'),
  looksUpAName: () => dns.lookup('localhost', () => undefined),
  knowsASecret: () => process.env.OCTAVO_TEST_SECRET,
}

process.on('message', ({ type, name }: { type: string; name: string }) => {
  if (type !== 'read') return
  const done = Object.entries(attempts).flatMap(([label, attempt]) => {
    try {
      const got = attempt(name)
      return got === undefined || got instanceof Error ? [] : [label]
    } catch {
      return []
    }
  })
  answer({ text: `done: ${done.join(' ')}` })
})

// The real module of a reader process comes last, so that this one hears of a job first and is as confined as it is.
await import('../../src/node/child.ts')
