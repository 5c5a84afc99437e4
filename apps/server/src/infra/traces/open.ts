import type { Config } from '../config/config.ts'
import type { Logger } from '../log/log.ts'
import { type Traces, UNTRACED } from './spans.ts'

/** Traces as the environment asks for them. Nothing of OpenTelemetry is loaded where it does not (decision 0098). */
export async function openTraces(
  config: Pick<Config, 'traces' | 'trustProxy'>,
  about: { readonly version: string; readonly log: Logger },
): Promise<Traces> {
  if (config.traces === undefined) return UNTRACED
  const { createTraces } = await import('./opentelemetry.ts')
  return createTraces(config.traces, { ...about, takesParents: config.trustProxy })
}
