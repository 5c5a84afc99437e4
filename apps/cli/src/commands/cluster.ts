import { AppError } from '@octavo/core'
import type { Args } from '../args.ts'
import type { Output } from '../output.ts'
import { clusterDocumentsIn } from './cluster-documents.ts'
import { clusterImagesIn } from './cluster-images.ts'

/** `octavo cluster documents|images FOLDER [--groups N]`. */
export async function cluster(args: Args, output: Output): Promise<number> {
  const [what] = args.operands
  if (what === 'documents') return clusterDocumentsIn(args, output)
  if (what === 'images') return clusterImagesIn(args, output)
  throw new AppError(
    'bad_input',
    'Say what to group: octavo cluster documents FOLDER, or octavo cluster images FOLDER.',
  )
}
