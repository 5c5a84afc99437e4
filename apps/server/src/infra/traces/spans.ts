import { AsyncLocalStorage } from 'node:async_hooks'
import type { App } from '../http/app.ts'

/** What a span carries: few words of our own code, never anything of a person. */
export type Marks = Readonly<Record<string, string | number>>

/** Something that takes its time, as a trace shows it. */
export interface Span {
  /** Begins a part of it, a call to something beside this process. */
  part(name: string, marks: Marks): Span
  /** Does something within it: what `traced` is told of on the way is a part of it. */
  run<T>(act: () => T): T
  /** Ends it. `failure` is a code or the name of a class, never a text. */
  end(failure?: string): void
}

/** Who keeps the traces of a process. */
export interface Traces {
  /** Begins work beside requests: a part of the span that waits for it, or a trace of its own. */
  work(name: string, waiting?: Span): Span
  /** Has each request seen as a span. */
  watch(app: App): void
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>
}

const NOTHING: Span = { part: () => NOTHING, run: (act) => act(), end: () => undefined }

/** Where nobody asked for traces. */
export const UNTRACED: Traces = { work: () => NOTHING, watch: () => undefined, close: () => Promise.resolve() }

const here = new AsyncLocalStorage<Span>()

/** The span that is under way where this is called; undefined where nothing is traced. */
export const spanHere = (): Span | undefined => here.getStore()

/** Does something with a span under way. */
export const within = <T>(span: Span, act: () => T): T => here.run(span, act)

/** Does something that is a part of the span under way, if there is one. Resolves and rejects as `act`. */
export function traced<T>(name: string, marks: Marks, act: () => Promise<T>): Promise<T> {
  const part = here.getStore()?.part(name, marks)
  return part === undefined ? act() : ending(part, act())
}

/** Ends a span with what was begun in it. Resolves and rejects as that. */
export async function ending<T>(span: Span, done: Promise<T>): Promise<T> {
  try {
    const result = await done
    span.end()
    return result
  } catch (error) {
    span.end(failureOf(error))
    throw error
  }
}

/** What an error is called where its text may say too much: its code (also of SQL and of the system), or its class. */
export function failureOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { readonly code?: unknown; readonly name?: unknown }
  const found = [code, name].find((word) => typeof word === 'string' && /^[\w.-]{1,60}$/u.test(word))
  return typeof found === 'string' ? found : 'Error'
}
