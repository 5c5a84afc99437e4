/** What the server sends to the process that runs a model: first the model, then texts, one batch at a time. */
export type ToModel =
  | { readonly type: 'load'; readonly plugin: string; readonly model: ModelFolder }
  | { readonly type: 'embed'; readonly texts: readonly string[] }

/** What that process answers. Whatever else it sends is taken for a failure. */
export type FromModel =
  | { readonly type: 'loaded' }
  | { readonly type: 'embedded'; readonly vectors: readonly Float32Array[] }
  | { readonly type: 'failed'; readonly reason: string }

/** A model folder that was looked at and found whole. */
export interface ModelFolder {
  readonly path: string
  /** Which of the weights are taken, as transformers.js calls it: `fp32` is `onnx/model.onnx`. */
  readonly dtype: string
  /** How token vectors become one, as the folder says; `mean` where it says nothing. */
  readonly pooling: 'mean' | 'cls' | 'last_token'
  /** What the model wants to read before a text, by the folder's own word. */
  readonly prompts: { readonly query: string; readonly document: string }
  /** Tells this model from any other: a hash of its configuration and of the size and day of its weights. */
  readonly print: string
}
