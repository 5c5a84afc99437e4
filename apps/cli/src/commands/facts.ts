import { AppError } from '@octavo/core'
import type { Args } from '../args.ts'
import type { Output } from '../output.ts'

/** `octavo facts PATH...`. */
export async function facts(_args: Args, _output: Output): Promise<number> {
  throw new AppError('unsupported', 'This command is being built.')
}
