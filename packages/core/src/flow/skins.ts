import type { TaxonomyId } from '../classify/index.ts'
import type { Beats } from './beats.ts'

/** What every flow over files of a device goes through, whatever it calls it. */
export const DEVICE_STATES = ['ready', 'collecting', 'judging', 'preview', 'carrying', 'complete'] as const
export type DeviceState = (typeof DEVICE_STATES)[number]

/** One flow's words and times over the states that all device flows share. */
export interface DeviceSkin {
  /** Categories that types go to where nothing inside a file says more. */
  readonly taxonomy: TaxonomyId
  /** Name of the stage that a person is in. */
  readonly stages: Readonly<Record<DeviceState, string>>
  /** What is shown while something is under way; of carrying for each way to end it. */
  readonly beats: {
    readonly collecting: Beats
    readonly judging: Beats
    readonly carrying: Readonly<Record<string, Beats>>
  }
}

/** 'AI Sort' and 'AI Smart Sort': four percentages, each for a while (part 1 section 4). */
const AI_SORT = [
  { stage: 'ai-sorting', from: 25, to: 25, pace: 'aiSortStep' },
  { stage: 'ai-sorting', from: 50, to: 50, pace: 'aiSortStep' },
  { stage: 'ai-sorting', from: 75, to: 75, pace: 'aiSortStep' },
  { stage: 'ai-sorting', from: 100, to: 100, pace: 'aiSortStep' },
] as const

/** The mobile organizer: part 1 sections 2 and 4. */
const MOBILE = {
  taxonomy: 'library',
  stages: {
    ready: 'upload',
    collecting: 'organizing',
    judging: 'organizing',
    preview: 'preview',
    carrying: 'ai-sorting',
    complete: 'complete',
  },
  beats: {
    collecting: [{ stage: 'organizing', from: 20, to: 20, pace: 'mobileCollecting' }],
    judging: [{ stage: 'organizing', from: 60, to: 60, pace: 'mobileOrganizing' }],
    carrying: { ai: AI_SORT, skip: [{ stage: 'uploading', from: 0, to: 100 }] },
  },
} as const satisfies DeviceSkin

/** Groups of the workbench's organisers that become folders: they were made before, and what is left is their review. */
const FOLDERS = {
  taxonomy: 'library',
  stages: {
    ready: 'groups',
    collecting: 'groups',
    judging: 'groups',
    preview: 'review',
    carrying: 'writing',
    complete: 'complete',
  },
  beats: {
    collecting: [{ stage: 'groups', from: 0, to: 50 }],
    judging: [{ stage: 'groups', from: 50, to: 100 }],
    carrying: { folders: [{ stage: 'writing', from: 0, to: 100 }] },
  },
} as const satisfies DeviceSkin

/** Every flow over files of the device, as its part of the specification words it. */
export const DEVICE_SKINS = {
  /** The device organizer: part 2 sections 2, 4 and 9. */
  device: {
    taxonomy: 'library',
    stages: {
      ready: 'permission',
      collecting: 'scanning',
      judging: 'scanning',
      preview: 'preview',
      carrying: 'organizing',
      complete: 'complete',
    },
    beats: {
      collecting: [{ stage: 'scanning', from: 0, to: 50 }],
      judging: [{ stage: 'scanning', from: 50, to: 100 }],
      carrying: {
        organize: [
          { stage: 'scanning', from: 0, to: 20, pace: 'aiScanning' },
          { stage: 'classifying', from: 20, to: 80, pace: 'aiClassifying' },
          { stage: 'organizing', from: 90, to: 90, pace: 'aiOrganizing' },
          { stage: 'complete', from: 100, to: 100, pace: 'aiComplete' },
        ],
      },
    },
  },
  /** Consent mode: part 2 sections 4 and 9. */
  consent: {
    taxonomy: 'library',
    stages: {
      ready: 'select',
      collecting: 'processing',
      judging: 'processing',
      preview: 'preview',
      carrying: 'sorting',
      complete: 'done',
    },
    beats: {
      collecting: [{ stage: 'processing', from: 0, to: 0 }],
      judging: [{ stage: 'processing', from: 0, to: 100, pace: 'consentFile', each: 'file' }],
      carrying: { list: [{ stage: 'sorting', from: 0, to: 100, pace: 'consentCategory', each: 'category' }] },
    },
  },
  mobile: MOBILE,
  /** Photos and documents of the device: the stages of the mobile organizer. */
  gallery: MOBILE,
  /** The folder-access flow: part 1 sections 2, 3 and 4. */
  folder: {
    taxonomy: 'folderAccess',
    stages: {
      ready: 'request',
      collecting: 'scanning',
      judging: 'organizing',
      preview: 'preview',
      carrying: 'ai-sorting',
      complete: 'complete',
    },
    beats: {
      collecting: [{ stage: 'scanning', from: 20, to: 20, pace: 'folderScanning' }],
      judging: [{ stage: 'organizing', from: 60, to: 60, pace: 'folderOrganizing' }],
      carrying: { ai: AI_SORT },
    },
  },
  mail: FOLDERS,
  albums: FOLDERS,
} as const satisfies Readonly<Record<string, DeviceSkin>>
export type DeviceFlowId = keyof typeof DEVICE_SKINS
