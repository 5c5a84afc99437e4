import type { Config } from '../config/config.ts'
import { StartRefused } from '../datadir/refused.ts'
import type { App } from './app.ts'

/** Of the 9 seconds that stopping may take: the rest is for what has to be closed, also on a slow machine. */
const FINISH_MS = 4000

/** Lets requests that are under way finish for some seconds, then cuts them: what they brought so far leaves no trace. */
export async function closeApp(app: App): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), FINISH_MS)
  await app.close()
  clearTimeout(cut)
}

/** Listens where the settings say; returns where people reach it: `http://127.0.0.1:3000`. Throws StartRefused. */
export async function listen(app: App, config: Config): Promise<string> {
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EADDRINUSE') {
      throw new StartRefused(
        `Port ${config.port} is taken by another program. Stop it, or choose another: PORT=${config.port + 1}`,
        69,
        error,
      )
    }
    if (code === 'EACCES')
      throw new StartRefused(`Port ${config.port} may not be used by this user. Choose one above 1023.`, 77, error)
    throw new StartRefused(
      `Octavo can not listen on ${config.host}:${config.port} (${code ?? 'unknown error'}).`,
      69,
      error,
    )
  }
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : config.port
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
