/** Ways out of a worker, to the network, to what this browser stores, and to other pages of ours. */
const DOORS = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'importScripts',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'indexedDB',
  'caches',
]

/**
 * Takes the network and the storage away from this worker before it loads a parser: none has a use for them, and what is
 * read here stays here. Code that a parser consists of still comes by `import()`.
 */
export const closeDoors = (scope: object = globalThis): void => {
  for (let place: object | null = scope; place && place !== Object.prototype; place = Object.getPrototypeOf(place))
    for (const name of DOORS)
      if (place === scope || Object.hasOwn(place, name))
        Object.defineProperty(place, name, { value: undefined, configurable: false, writable: false })
}
