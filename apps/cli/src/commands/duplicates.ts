import { AppError } from '@octavo/core'
import type { Args } from '../args.ts'
import type { Output } from '../output.ts'

/** `octavo duplicates FOLDER`. */
export async function duplicates(_args: Args, _output: Output): Promise<number> {
  throw new AppError('unsupported', 'This command is being built.')
}
