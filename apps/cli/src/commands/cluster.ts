import { AppError } from '@octavo/core'
import type { Args } from '../args.ts'
import type { Output } from '../output.ts'

/** `octavo cluster documents|images FOLDER`. */
export async function cluster(_args: Args, _output: Output): Promise<number> {
  throw new AppError('unsupported', 'This command is being built.')
}
