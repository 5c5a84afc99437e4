import dgram from 'node:dgram'
import dns from 'node:dns'
import { registerHooks, syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import threads from 'node:worker_threads'

function refuse(): never {
  throw new Error('A reader has no use for this.')
}

/**
 * Ends this process when the one that started it has gone. A thread of its own keeps watch, because a parser that never
 * ends would keep this one from noticing. It is the only thread that is ever started.
 */
function endWithParent(): void {
  const watch =
    'const { workerData: parent } = require("node:worker_threads"); setInterval(() => process.ppid === parent || process.kill(process.pid, "SIGKILL"), 1000)'
  new threads.Worker(watch, {
    eval: true,
    workerData: process.ppid,
    resourceLimits: { maxOldGenerationSizeMb: 8 },
  }).unref()
  Object.assign(threads, { Worker: refuse })
  syncBuiltinESMExports()
}

/**
 * Takes the network away from this process and, unless it is there to draw, keeps out a native canvas that pdf.js would
 * load. Files and programs are withheld by the permission flags that the pool starts it with; Node 24 has none for the
 * network.
 */
export function guard(draws: boolean): void {
  endWithParent()
  for (const name of ['fetch', 'WebSocket', 'EventSource'] as const)
    Object.defineProperty(globalThis, name, { value: undefined, configurable: false, writable: false })
  net.Socket.prototype.connect = refuse
  net.Server.prototype.listen = refuse
  Object.assign(dgram.Socket.prototype, { bind: refuse, connect: refuse, send: refuse })
  for (const resolver of [dns, dns.promises])
    for (const [name, value] of Object.entries(resolver))
      if (typeof value === 'function') Object.defineProperty(resolver, name, { value: refuse, configurable: false })
  if (draws) return
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === '@napi-rs/canvas') refuse()
      return next(specifier, context)
    },
  })
}
