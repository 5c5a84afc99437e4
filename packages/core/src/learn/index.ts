export { changeLearned, foldersKnown, type KnownFolder, type LearnedChange } from './change-learned.ts'
export { coherentFolders } from './coherence.ts'
export { type DecideContext, type Decision, decide, type Option } from './decide.ts'
export { agreesWithName } from './folder-words.ts'
export { folderForCategory, folderForKind, isTypeFolder, meansTheSame, saysWhatItHolds } from './folders.ts'
export { isGivenName, isLandingName } from './given-names.ts'
export {
  exportLearned,
  type FiledItem,
  forget,
  importLearned,
  joinLearned,
  type Learned,
  NOTHING_LEARNED,
  type Taught,
  unlearn,
} from './learned.ts'
export {
  beginningOf,
  type FiledExample,
  isTelling,
  keptReading,
  learnLesson,
  MAX_LESSON,
  recallLearned,
} from './lessons.ts'
export { type InFolder, learnProfiles, PROFILE_FILES, profilesOf } from './profiles.ts'
export { surroundingsOf } from './surroundings.ts'
