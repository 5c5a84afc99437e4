import type { Config } from '../../infra/config/config.ts'
import { showBytes } from '../../infra/config/units.ts'
import type { Db } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Owner } from '../guests/index.ts'
import { usageOf } from '../library/index.ts'
import type { UploadLimits } from './receive.ts'

/** Files of the trial (spec, part 1, section 1). */
export const TRIAL_FILES = 25
const IDLE_MS = 30_000

/** What the caller's library has room for just now. */
export async function limitsFor(db: Db, owner: Owner, config: Config): Promise<UploadLimits> {
  const usage = await usageOf(db, owner)
  const trial = config.enforcePlans && owner.kind === 'guest'
  return {
    maxFileBytes: config.maxFileBytes,
    roomFiles: (trial ? Math.min(TRIAL_FILES, config.maxFiles) : config.maxFiles) - usage.files,
    roomBytes: config.quotaBytes - usage.bytes,
    tooMany: () =>
      trial
        ? new Refusal('plan_limit', `The first ${TRIAL_FILES} files are free. Choose a plan to add more.`, {
            limit: TRIAL_FILES,
          })
        : new Refusal('too_many_files', `A library holds ${config.maxFiles.toLocaleString('en')} files at most`, {
            limit: config.maxFiles,
          }),
    overQuota: () =>
      new Refusal('forbidden', `A library holds ${showBytes(config.quotaBytes)} at most`, {
        limitBytes: config.quotaBytes,
      }),
    idleMs: IDLE_MS,
  }
}
