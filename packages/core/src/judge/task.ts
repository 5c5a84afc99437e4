import { clusterDocuments, type DocumentToGroup } from '../cluster/index.ts'
import { findStacks, type Stack, type ToStack } from '../duplicates/index.ts'
import type { Pixels } from '../facts/index.ts'
import { clusterImages, type ImageFeatures, type ImageToGroup, imageFeatures } from '../images/index.ts'
import type { Verdict } from '../item/index.ts'
import {
  changeLearned,
  exportLearned,
  type FiledExample,
  type FiledItem,
  foldersKnown,
  type InFolder,
  type KnownFolder,
  type LearnedChange,
  learnLesson,
  learnProfiles,
  profilesOf,
  recallLearned,
  type Taught,
  unlearn,
} from '../learn/index.ts'
import type { PlaceNames } from '../places/index.ts'
import type { Language } from '../reasons/index.ts'
import { type RuleSet, Rules, type RuleTrace } from '../rules/index.ts'
import { judge } from './judge.ts'
import { judgeAgain } from './judge-again.ts'
import type { Chosen, Judged, JudgeInput } from './judged.ts'
import { type RulesTried, tryRules } from './try-rules.ts'

/** What was learned as texts of `exportLearned`, as it is stored: the newest last, none where nothing was. */
export type LearnedTexts = readonly string[]

/** A person's rules as data, and the time (ms, UTC) that `2 years ago` in them is counted from. */
export interface StandingRules {
  readonly set: RuleSet
  readonly nowMs: number
}

/** Work for a process or worker beside the one that answers people: plain data, there and back. */
export type JudgeTask =
  | {
      readonly type: 'judge'
      readonly inputs: readonly JudgeInput[]
      readonly learned: LearnedTexts
      readonly folders: readonly string[]
      /** The language that new folders are named in. */
      readonly language: Language
      /** The person's standing rules. */
      readonly rules?: StandingRules
    }
  /** Judges with rules and without (`tryRules`). `earlier`: what the person's own hand decided, by item id. */
  | {
      readonly type: 'try'
      readonly inputs: readonly JudgeInput[]
      readonly learned: LearnedTexts
      readonly folders: readonly string[]
      readonly language: Language
      readonly rules: StandingRules
      readonly earlier: readonly (readonly [itemId: string, chosen: Chosen])[]
    }
  /** Why rules have, or have not, their say about one of the inputs. */
  | {
      readonly type: 'why'
      readonly inputs: readonly JudgeInput[]
      readonly learned: LearnedTexts
      readonly folders: readonly string[]
      readonly language: Language
      readonly rules: StandingRules
      readonly itemId: string
    }
  /** What would be judged otherwise today (`judgeAgain`). `lies`: the folder that each was filed into, by item id. */
  | {
      readonly type: 'again'
      readonly inputs: readonly JudgeInput[]
      readonly learned: LearnedTexts
      readonly folders: readonly string[]
      readonly language: Language
      readonly rules?: StandingRules
      readonly lies: readonly (readonly [itemId: string, folder: string])[]
    }
  | { readonly type: 'compare'; readonly learned: LearnedTexts; readonly files: readonly InFolder[] }
  | { readonly type: 'profile'; readonly learned: LearnedTexts; readonly filed: readonly FiledItem[] }
  | { readonly type: 'learn'; readonly learned: LearnedTexts; readonly examples: readonly FiledExample[] }
  | {
      readonly type: 'documents'
      readonly documents: readonly DocumentToGroup[]
      readonly groups: number
      /** The language that kinds and types are named in. */
      readonly language: Language
    }
  | { readonly type: 'unlearn'; readonly learned: LearnedTexts; readonly taught: readonly Taught[] }
  /** What was learned as the person sees it, after a change of theirs where there is one. */
  | { readonly type: 'known'; readonly learned: LearnedTexts; readonly change?: LearnedChange }
  | { readonly type: 'stacks'; readonly items: readonly ToStack[]; readonly equal: readonly (readonly string[])[] }
  | { readonly type: 'features'; readonly pixels: readonly Pixels[] }
  | {
      readonly type: 'images'
      readonly images: readonly ImageToGroup[]
      readonly groups: number
      /** The language that styles are named in. */
      readonly language: Language
    }

/** Items that belong together, under a readable name. */
export interface Group {
  readonly name: string
  readonly itemIds: readonly string[]
}

export type JudgeAnswer =
  | { readonly type: 'judge'; readonly judged: readonly Judged[] }
  | ({ readonly type: 'try' } & RulesTried)
  | { readonly type: 'again'; readonly changed: readonly Verdict[] }
  | { readonly type: 'why'; readonly traces: readonly RuleTrace[] }
  /** `fresh`: ids of files to read; `learned`: what is known without files that have left their folders, when that changed. */
  | { readonly type: 'compare'; readonly fresh: readonly string[]; readonly learned: string | undefined }
  | { readonly type: 'profile'; readonly learned: string }
  | { readonly type: 'learn'; readonly learned: string }
  | { readonly type: 'unlearn'; readonly learned: string }
  | { readonly type: 'known'; readonly learned: string; readonly folders: readonly KnownFolder[] }
  | { readonly type: 'stacks'; readonly stacks: readonly Stack[] }
  | { readonly type: 'features'; readonly features: readonly ImageFeatures[] }
  | { readonly type: 'documents'; readonly groups: readonly Group[] }
  | { readonly type: 'images'; readonly groups: readonly Group[] }

/** The kind of answer that belongs to a task. */
export type AnswerTo<T extends JudgeTask> = Extract<JudgeAnswer, { readonly type: T['type'] }>

const rulesIn = ({ rules }: TaskTools): Rules => rules ?? new Rules({ rules: [] })

/** What a task needs beside its data: who hears of each item that is judged, and its rules, made ready by whoever reads patterns. */
export interface TaskTools {
  readonly onDone?: (done: number) => void
  readonly rules?: Rules
  /** What places are called; left out, the towns that come with Octavo. */
  readonly places?: PlaceNames
}

/** Does one task. Pure. */
export const runTask = <T extends JudgeTask>(task: T, tools: TaskTools = {}): AnswerTo<T> =>
  answer(task, tools) as AnswerTo<T>

function answer(task: JudgeTask, tools: TaskTools): JudgeAnswer {
  switch (task.type) {
    case 'judge': {
      const { inputs, folders, language } = task
      const learned = recallLearned(...task.learned)
      return { type: 'judge', judged: judge(inputs, { learned, folders, language, ...tools }) }
    }
    case 'try': {
      const { inputs, folders, language, earlier } = task
      const context = { learned: recallLearned(...task.learned), folders, language, earlier: new Map(earlier) }
      return { type: 'try', ...tryRules(inputs, { ...context, ...tools, rules: rulesIn(tools) }) }
    }
    case 'why': {
      const { inputs, folders, language, itemId } = task
      const places = tools.places && { places: tools.places }
      const judged = judge(inputs, { learned: recallLearned(...task.learned), folders, language, ...places })
      const at = inputs.findIndex(({ item }) => item.id === itemId)
      const [input, own] = [inputs[at], judged[at]]
      return { type: 'why', traces: input && own ? rulesIn(tools).explain(input, own) : [] }
    }
    case 'again': {
      const { inputs, folders, language, lies } = task
      const context = { learned: recallLearned(...task.learned), folders, language, ...tools }
      return { type: 'again', changed: judgeAgain(inputs, context, new Map(lies)) }
    }
    case 'compare': {
      const before = recallLearned(...task.learned)
      const { learned, fresh } = profilesOf(before, task.files)
      const changed = learned === before ? undefined : exportLearned(learned)
      return { type: 'compare', fresh: fresh.map(({ itemId }) => itemId), learned: changed }
    }
    case 'profile':
      return { type: 'profile', learned: exportLearned(learnProfiles(recallLearned(...task.learned), task.filed)) }
    case 'learn':
      return { type: 'learn', learned: exportLearned(learnLesson(recallLearned(...task.learned), task.examples)) }
    case 'unlearn':
      return { type: 'unlearn', learned: exportLearned(unlearn(recallLearned(...task.learned), task.taught)) }
    case 'known': {
      const before = recallLearned(...task.learned)
      const learned = task.change ? changeLearned(before, task.change) : before
      return { type: 'known', learned: exportLearned(learned), folders: foldersKnown(learned) }
    }
    case 'documents':
      return {
        type: 'documents',
        groups: clusterDocuments(task.documents, { groups: task.groups, language: task.language }),
      }
    case 'stacks':
      return { type: 'stacks', stacks: findStacks(task.items, task.equal) }
    case 'features':
      return { type: 'features', features: task.pixels.map(imageFeatures) }
    case 'images':
      return { type: 'images', groups: clusterImages(task.images, { groups: task.groups, language: task.language }) }
  }
}
