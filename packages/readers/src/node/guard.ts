import dgram from 'node:dgram'
import dns from 'node:dns'
import { registerHooks } from 'node:module'
import net from 'node:net'

function refuse(): never {
  throw new Error('A reader has no network.')
}

/**
 * Takes the network away from this process and keeps out a native canvas that pdf.js would load. Files, programs and
 * threads are withheld by the permission flags that the pool starts it with; Node 24 has none for the network.
 */
export function guard(): void {
  for (const name of ['fetch', 'WebSocket', 'EventSource'] as const)
    Object.defineProperty(globalThis, name, { value: undefined, configurable: false, writable: false })
  net.Socket.prototype.connect = refuse
  net.Server.prototype.listen = refuse
  Object.assign(dgram.Socket.prototype, { bind: refuse, connect: refuse, send: refuse })
  for (const resolver of [dns, dns.promises])
    for (const [name, value] of Object.entries(resolver))
      if (typeof value === 'function') Object.defineProperty(resolver, name, { value: refuse, configurable: false })
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === '@napi-rs/canvas') refuse()
      return next(specifier, context)
    },
  })
}
