import type { Config } from '../../infra/config/config.ts'
import { showBytes } from '../../infra/config/units.ts'
import type { Db } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Owner } from '../guests/index.ts'
import { usageOf } from '../library/index.ts'
import { planLimit } from '../plans/index.ts'
import type { UploadLimits } from './receive.ts'

const IDLE_MS = 30_000

/** What the caller's library has room for just now. */
export async function limitsFor(db: Db, owner: Owner, config: Config): Promise<UploadLimits> {
  const usage = await usageOf(db, owner)
  const plan = await planLimit(db, owner, config)
  const held = plan !== undefined && plan.files < config.maxFiles ? plan : undefined
  return {
    maxFileBytes: config.maxFileBytes,
    roomFiles: (held?.files ?? config.maxFiles) - usage.files,
    roomBytes: config.quotaBytes - usage.bytes - usage.trashBytes,
    tooMany: () =>
      held
        ? held.refusal()
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
