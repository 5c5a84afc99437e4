import { existsSync, unlinkSync, writeFileSync } from 'node:fs'
import type { DataDir } from './datadir.ts'

const FILE = 'attention.json'

/** True while something waits for the operator's word, over restarts too. */
export const needsAttention = (dir: DataDir): boolean => existsSync(dir.in(FILE))

/** Notes what waits for the operator's word, for `octavo data status`; undefined when nothing does any more. */
export function noteAttention(dir: DataDir, what: Readonly<Record<string, unknown>> | undefined): void {
  if (what !== undefined) writeFileSync(dir.in(FILE), `${JSON.stringify(what)}\n`, { mode: 0o600 })
  else if (needsAttention(dir)) unlinkSync(dir.in(FILE))
}
