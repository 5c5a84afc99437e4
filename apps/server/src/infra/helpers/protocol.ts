/** From the server to a helper process: one question at a time. */
export interface ToHelper<Ask> {
  readonly ask: Ask
}

/** From a helper process: it is ready, a word on the way, or how the question ended. */
export type FromHelper<Answer, Note> =
  | { readonly type: 'ready' }
  | { readonly type: 'note'; readonly note: Note }
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'problem'; readonly problem: string }
