import type { FileKind } from '../classify/verdict.ts'

/** What the bytes of a file say that it is. */
export interface DetectedType {
  readonly mediaType: string
  /** The usual extension, without the dot. */
  readonly extension: string
  /** Name for people, to stand after "the bytes are": "a PDF document". */
  readonly label: string
  readonly kind: FileKind
}

export interface DetectOptions {
  /** Size of the whole file; for formats that are told by their end or length. */
  readonly sizeBytes?: number
}

/** Says what a file is from its first bytes (`SIGNATURE_HEAD_BYTES` are enough); undefined when nothing is certain. */
export function detect(head: Uint8Array, options: DetectOptions = {}): DetectedType | undefined {
  if (head.length === 0 && options.sizeBytes !== 0) return undefined
  if (String.fromCharCode(...head.subarray(0, 5)) === '%PDF-')
    return { mediaType: 'application/pdf', extension: 'pdf', label: 'a PDF document', kind: 'pdf' }
  return undefined
}
