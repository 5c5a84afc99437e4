export {
  canRedo,
  canUndo,
  createDraft,
  type Draft,
  type DraftEdit,
  draftFilesOf,
  draftSummary,
  editDraft,
  editing,
  type Folders,
  foldersIn,
  type ItemGroup,
  redoEdit,
  shapeOf,
  undoEdit,
} from './draft.ts'
export { draftOf, earlierOf } from './earlier.ts'
export { type DraftEntry, isOpen, isPlaced, meantFor } from './entry.ts'
export { orderByMeaning } from './order.ts'
export { type PackedPatch, packHistory, unpackHistory } from './packed.ts'
export {
  type Act,
  type ApprovedPlan,
  approve,
  type Expectation,
  type FolderAct,
  type Judgement,
  judgementOf,
  type Label,
  type Link,
  type Marks,
  type Move,
  movesIn,
  type Plan,
  placeAfter,
  type Skip,
} from './plan.ts'
export { type PlanPreview, previewOf } from './preview.ts'
export { propose } from './propose.ts'
export { redrafted } from './redraft.ts'
export { DUPLICATES_FOLDER, setAside, setsAside, withNeighbours } from './set-aside.ts'
export { GRAINS, INSIDES, offersFor, type Shape, USUAL_SHAPE } from './shape.ts'
export { stylable, withStyles } from './styles.ts'
export { planOf } from './summary.ts'
