import type { ClassifyRequest, ClassifyResponse } from '@octavo/contract'
import { itemOf, type Language, safeName } from '@octavo/core'
import type { Watch } from '../../infra/http/progress.ts'
import type { Learning } from '../learning/index.ts'
import { certaintyOf } from './answers.ts'

/** Verdicts on files of which only the metadata is known, in their order. */
export async function classifyByName(
  learning: Learning,
  who: string,
  { files, language }: ClassifyRequest & { readonly language: Language },
  { signal, onProgress }: Watch,
): Promise<ClassifyResponse['files']> {
  const inputs = files.map(({ name, type, size }, index) => {
    // What a browser says of a file it does not know says nothing.
    const mediaType = type === 'application/octet-stream' ? '' : type
    return {
      item: itemOf('picker', { id: String(index), name, path: safeName(name).name, sizeBytes: size, mediaType }),
    }
  })
  const onDone = (done: number) => onProgress({ step: 'sorting', done, total: files.length })
  const judged = await learning.classify(who, inputs, language, { signal, onNote: onDone })
  onDone(files.length)
  return judged.map(({ verdict }, index) => ({
    name: files[index]?.name ?? '',
    category: verdict.category,
    kind: verdict.fileKind,
    ...certaintyOf(verdict),
    why: [...verdict.why],
  }))
}
