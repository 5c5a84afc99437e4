/** Fine-grained kind of a file. Taxonomies (tables from kind to label) turn it into the categories a person sees. */
export const FILE_KINDS = [
  'image',
  'raw-image',
  'vector-image',
  'video',
  'audio',
  'subtitle',
  'pdf',
  'document',
  'text',
  'ebook',
  'web-page',
  'spreadsheet',
  'presentation',
  'archive',
  'disk-image',
  'software',
  'code',
  'data',
  'database',
  'font',
  'mail',
  'contact',
  'calendar',
  'model-3d',
  'other',
] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** Where an item belongs, who says so, how sure, and why. One per item, never a hole. */
export interface Verdict {
  readonly itemId: string
  readonly kind: FileKind
  /** Display name of the category, from a taxonomy; also the name of the folder it becomes. */
  readonly category: string
  /** 0 (a guess) to 1 (certain). */
  readonly confidence: number
  /** Which classifier decided. */
  readonly by:
    | 'signature'
    | 'media-type'
    | 'extension'
    | 'name'
    | 'bundle'
    | 'person'
    | 'text'
    | 'learned'
    | 'profile'
    | 'model'
    | 'none'
  /** Evidence in plain words, strongest first. */
  readonly why: readonly string[]
  /** Where else it could go, best first, this category among them; left out when nothing else came into question. */
  readonly options?: readonly { readonly category: string; readonly confidence: number }[]
}

/** Below this confidence a verdict is shown as 'Not sure', and a person is asked to look at it. */
export const UNSURE_BELOW = 0.6

/** True when a person should look at a verdict; what a person chose is always sure. */
export const isUnsure = (verdict: Verdict): boolean => verdict.by !== 'person' && verdict.confidence < UNSURE_BELOW
