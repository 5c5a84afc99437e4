export {
  canRedo,
  canUndo,
  createDraft,
  type Draft,
  type DraftEdit,
  type DraftEntry,
  draftFilesOf,
  draftSummary,
  editDraft,
  isOpen,
  isPlaced,
  redoEdit,
  undoEdit,
} from './draft.ts'
export { draftOf, earlierOf } from './earlier.ts'
export {
  type Act,
  type ApprovedPlan,
  approve,
  type Expectation,
  type Judgement,
  judgementOf,
  type Marks,
  type Move,
  movesIn,
  type Plan,
  placeAfter,
  type Skip,
} from './plan.ts'
export { type PlanPreview, previewOf } from './preview.ts'
export { propose } from './propose.ts'
export { planOf } from './summary.ts'
