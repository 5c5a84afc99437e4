import type { Caller } from './caller.ts'

/** A call that the sentinel makes: it lists its library, or has one small letter sorted that nobody has read yet. */
export type SentinelCall = 'list' | 'sort'

/** The server that is attacked, and the one who attacks it. */
export interface Attacked {
  /** Address, without a slash at its end. */
  readonly base: string
  /** Port on the loopback, for shapes that speak below HTTP. */
  readonly port: number
  readonly caller: Caller
}

/** One way for one caller to keep a server from everybody else. */
export interface Shape {
  /** Row of the table, for the order. */
  readonly row: number
  readonly name: string
  /** What is sent, with its sizes. */
  readonly what: string
  readonly sentinel: readonly SentinelCall[]
  /** Seconds after which the attack is broken off. */
  readonly seconds: number
  /** Settings that the server starts with, beside the harness's own. */
  readonly env?: Readonly<Record<string, string>>
  /** Brings the server into the state that the attack needs; not watched, and its time doesn't count. */
  prepare?(server: Attacked): Promise<void>
  /** Attacks until it is done or `signal` aborts; says in a few words what the server answered. */
  attack(server: Attacked, signal: AbortSignal): Promise<string>
}
