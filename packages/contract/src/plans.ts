import { ALL_DOCUMENT_KINDS, ALL_PICTURE_KINDS, DECIDERS, ERROR_CODES, FILE_KINDS, GRAINS, INSIDES } from '@octavo/core'
import * as z from 'zod'
import { setAsideOf } from './duplicates.ts'
import { organizeResponse } from './organize.ts'
import { reason } from './reasons.ts'
import { ruleFile } from './rules.ts'
import { sentence } from './sentences.ts'

const MOST_FILES = 100_000
const text = z.string().max(5000)
const place = z.string().max(8192)
const reference = z.string().min(1).max(1024).optional()
const options = z
  .array(z.object({ category: text, confidence: z.number().min(0).max(1) }))
  .max(10)
  .readonly()
/** Why something stays: what core says, or why nothing could be done. */
const STAYS = [...ERROR_CODES, 'already_there', 'excluded', 'needs_decision', 'symbolic_link', 'special_file'] as const

/** What was judged of a file before the person had a say. */
export const judgement = z.object({
  category: text,
  confidence: z.number().min(0).max(1),
  by: z.enum(DECIDERS),
  why: z.array(reason).max(100).readonly(),
  fileKind: z.enum(FILE_KINDS),
  documentKind: z.enum(ALL_DOCUMENT_KINDS).exactOptional(),
  pictureKind: z.enum(ALL_PICTURE_KINDS).exactOptional(),
})
export type Judgement = z.infer<typeof judgement>

/** One file, or one folder that stays whole (`bundle`), from here to there. Paths have no `/` at their front. */
export const planMove = z.strictObject({
  type: z.literal('move'),
  /** Id of the file; of a bundle the path of its folder. */
  itemId: z.string().max(8192),
  from: place,
  to: place,
  what: z.enum(['file', 'bundle']),
  /** What it looked like when the plan was made; of a bundle the size of all inside and the newest time. */
  expect: z.strictObject({
    sizeBytes: z.number(),
    modifiedAtMs: z.number(),
    version: z.string().max(200).exactOptional(),
  }),
  /** Moves of one unit go together or not at all. */
  unit: z.string().max(8192).exactOptional(),
  judged: judgement.exactOptional(),
  /** The category that the person wants, where it is not the judged one. */
  wanted: text.exactOptional(),
  note: reason.exactOptional(),
})

/** A file that stays where it is, and why. */
export const planSkip = z.strictObject({
  itemId: z.string().max(8192),
  path: place,
  code: z.enum(STAYS),
  reason,
  options: options.exactOptional(),
  judged: judgement.exactOptional(),
  wanted: text.exactOptional(),
})

/** A plan as core makes it; one that a browser hands in is checked path by path when it is carried out. */
export const plan = z.strictObject({
  id: z.uuid(),
  createdAtMs: z.number().int(),
  acts: z.array(planMove).max(MOST_FILES),
  skips: z.array(planSkip).max(MOST_FILES).default([]),
})

/** Which folders a plan gives; what is left out is as usual. It says nothing about a `targetCategory` that is a path. */
export const folderShape = z.strictObject({
  grain: z.enum(GRAINS).default('judged'),
  /** Not by style: pictures have one only among others (`POST /api/cluster-images`). */
  inside: z.enum(INSIDES).exclude(['style']).default('fitting'),
  /** Families on top, what things are about below. */
  isNested: z.boolean().default(false),
  /** Names from contents. */
  isNamed: z.boolean().default(false),
})

const connection = z.string().min(1).max(200)

/**
 * POST /api/plans. Either decisions, each file named as POST /api/files/organize names it: without a `targetCategory` it
 * goes where it was judged to go. Or a whole `plan` that was made elsewhere, under an id of its own. Or `copies`: of each
 * set the file `keep` stays, and the others are set aside. Or `again`: what was filed as it was judged then, and would by rules
 * (left out, those of the account) and by what was learned since go elsewhere today. Or `across`: all single files of a folder go to another connection.
 */
export const proposeRequest = z.union([
  /** `place`: the connection that the plan is for; the library when left out. */
  z.strictObject({ plan, place: connection.exactOptional() }),
  /** `from`, `to`: two connections; `folder` and `into` are paths in them, '' being all of one. */
  z.strictObject({ across: z.strictObject({ from: connection, folder: place, to: connection, into: place }) }),
  z.strictObject({ copies: z.array(setAsideOf).min(1).max(MOST_FILES) }),
  z.strictObject({ again: z.literal(true), rules: ruleFile.nullable().optional() }),
  z.strictObject({
    fileOrganizations: z
      .array(
        z
          .strictObject({
            fileId: reference,
            id: reference,
            name: reference,
            targetCategory: text.optional(),
            /** True for one that stays where it is. */
            excluded: z.boolean().optional(),
          })
          .refine(
            ({ fileId, id, name }) => (fileId ?? id ?? name) !== undefined,
            sentence('A file is named by its fileId, id or name'),
          ),
      )
      .max(MOST_FILES),
    /** What becomes of files that nobody is sure of and that no person decided about. */
    unsure: z.enum(['stay', 'move']).default('move'),
    /** Which folders are made. */
    shape: folderShape.exactOptional(),
    /** Instructions in the person's own words, followed before the plan is made. */
    instructions: z.array(z.string().max(2000)).max(100).default([]),
  }),
])
export type ProposeRequest = z.input<typeof proposeRequest>
export type ProposeWishes = z.output<typeof proposeRequest>

/** What a plan comes to, to be seen before it is approved. */
export const planPreview = z.object({
  moves: z.number().int(),
  sizeBytes: z.number(),
  /** Those whose name is taken where they go, and the name that they get. */
  renamed: z.array(z.object({ itemId: z.string(), from: z.string(), to: z.string() })).readonly(),
  /** Those that stay, by reason, the most frequent first. */
  staying: z.array(z.object({ code: z.enum(STAYS), count: z.number().int() })).readonly(),
  /** Units that go together, and how many files they are. */
  units: z.object({ count: z.number().int(), files: z.number().int() }),
  /** Folders that go whole, by where they go. */
  bundles: z.array(z.string()).readonly(),
  /** Folders that are made. */
  newFolders: z.array(z.string()).readonly(),
})
export type PlanPreview = z.infer<typeof planPreview>

/** 200 of POST /api/plans and of GET /api/plans/{id}. `runId`: the run that carried it out, once there is one; `taskId`: the task that is carrying it out. */
export const proposedPlan = z.object({
  plan: z.object({ ...plan.shape, acts: z.array(planMove).readonly(), skips: z.array(planSkip).readonly() }),
  preview: planPreview,
  runId: z.string().nullable(),
  taskId: z.string().exactOptional(),
  /** The connection that it is for; left out for the library. */
  place: z.string().exactOptional(),
  /** The connection that its files go to, where that is another one. */
  into: z.string().exactOptional(),
})
export type ProposedPlan = z.infer<typeof proposedPlan>

/** POST /api/plans/{id}/approve. A second yes to the same plan answers with the same run. */
export const approveResponse = organizeResponse.omit({ renamed: true })
export type ApproveResponse = z.infer<typeof approveResponse>

/** `details` of its 409: what stands against the plan. Nothing was moved. */
export const planObstacles = z.object({
  obstacles: z.array(z.object({ itemId: z.string(), from: z.string(), to: z.string(), code: z.string() })),
})
export type PlanObstacles = z.infer<typeof planObstacles>

/** POST /api/plans/names: what is in some folders of the library, for a plan that is made elsewhere. Paths without `/` in front. */
export const namesRequest = z.strictObject({
  folders: z.array(place).max(10_000),
  /** A connection whose folders are meant; those of the library when left out. */
  place: z.string().min(1).max(200).exactOptional(),
})
export type NamesRequest = z.infer<typeof namesRequest>
export const namesResponse = z.object({ names: z.record(z.string(), z.array(z.string())) })
export type NamesResponse = z.infer<typeof namesResponse>
