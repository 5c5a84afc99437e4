import { expect, type Page } from '@playwright/test'
import { paperwork } from '../fixtures/paperwork.ts'
import { holdWorkers } from './hold-workers.ts'
import { broken, heading, type ScreenState } from './screen-state.ts'
import { buttonAt, pressWords, wordsAt } from './words.ts'

/** A first screen of a flow, before anything was chosen. */
const first = (name: string, path: string): ScreenState => ({
  name,
  async show(page) {
    await page.goto(path)
    await heading(page)
  },
})

/** How a flow begins, and the words of its stages. */
interface Flow {
  readonly name: string
  readonly path: string
  /** What is pressed to choose files; without it the flow has example files of its own. */
  readonly choose?: string
  /** What is pressed in its preview. */
  readonly go: string
  /** The heading of its end. */
  readonly end: string
}

const FILES = [
  ...paperwork().slice(0, 6),
  { name: 'holiday in Lisbon.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a picture') },
]

/** Opens the first screen of a flow and gives it files. */
async function begin(page: Page, { path, choose }: Flow) {
  await page.goto(path)
  if (choose === undefined) return pressWords(page, 'examples_try')
  const choosing = page.waitForEvent('filechooser')
  await pressWords(page, choose)
  await (await choosing).setFiles(FILES)
}
async function preview(page: Page, flow: Flow) {
  await begin(page, flow)
  // Each stage shows for as long as it takes to be read.
  await expect(await buttonAt(page, flow.go)).toBeEnabled({ timeout: 30_000 })
  await page.waitForLoadState('networkidle')
}
const working = (page: Page) => page.locator('main [role=progressbar]').first().waitFor()
const never = () => new Promise<void>(() => undefined)

/** A flow from its first screen to its end, and its preview without a server. */
const flow = (of: Flow): readonly ScreenState[] => [
  first(of.name, of.path),
  {
    name: `${of.name}-working`,
    async show(page) {
      const work = await holdWorkers(page)
      work.hold()
      await begin(page, of)
      await working(page)
    },
  },
  { name: `${of.name}-preview`, show: (page) => preview(page, of) },
  {
    name: `${of.name}-done`,
    async show(page) {
      await preview(page, of)
      await pressWords(page, of.go)
      await page.getByRole('heading', { name: await wordsAt(page, of.end) }).waitFor({ timeout: 60_000 })
    },
  },
  {
    name: `${of.name}-offline`,
    async show(page) {
      await page.route('**/api/**', (route) => route.abort())
      await preview(page, of)
      await page.locator('[role=status] summary').waitFor()
    },
  },
]

const MOBILE = { name: 'mobile', path: '/mobile', choose: 'mobile_choose', go: 'mobile_skip', end: 'mobile_done_title' }
const ACCESS = { name: 'folder-access', path: '/mobile-organizer', go: 'access_smart', end: 'mobile_complete_title' }
const DEVICE = { name: 'device', path: '/cross-platform', go: 'device_organize', end: 'device_complete_title' }
const STORES = { ...MOBILE, name: 'stores', path: '/react-native', choose: 'stores_documents' }

async function agreed(page: Page) {
  await page.goto('/consent')
  await pressWords(page, 'consent_review')
  for (const box of await page.getByRole('checkbox').all()) await box.press(' ')
  await pressWords(page, 'consent_continue')
}
const listed = async (page: Page) => {
  await agreed(page)
  await pressWords(page, 'consent_begin')
  await page.getByTestId('pick-files').setInputFiles(
    ['holiday.jpg', 'invoice 2026.pdf', 'song.mp3'].map((name) => ({
      name,
      mimeType: '',
      buffer: Buffer.from(name),
    })),
  )
  await (await buttonAt(page, 'consent_complete')).waitFor()
}

/** The flows of a device, from their first screen to their end, and where they go wrong. */
export const FLOW_STATES: readonly ScreenState[] = [
  ...[MOBILE, STORES, ACCESS, DEVICE].flatMap(flow),
  {
    name: 'mobile-failed',
    async show(page) {
      const refused = page.waitForResponse('**/api/upload-batch')
      await page.route('**/api/upload-batch', (route) => route.fulfill(broken))
      await preview(page, MOBILE)
      await pressWords(page, 'mobile_ai')
      await refused
      await (await buttonAt(page, 'mobile_ai')).waitFor()
    },
  },
  {
    name: 'folder-access-sorting',
    async show(page) {
      await preview(page, ACCESS)
      const work = await holdWorkers(page)
      work.hold()
      await pressWords(page, ACCESS.go)
      await working(page)
    },
  },
  {
    name: 'device-organizing',
    async show(page) {
      await page.route('**/api/files/classify', never)
      await preview(page, DEVICE)
      await pressWords(page, DEVICE.go)
      await working(page)
    },
  },
  first('consent', '/consent'),
  {
    name: 'consent-details',
    async show(page) {
      await page.goto('/consent')
      await pressWords(page, 'consent_review')
      await page.getByRole('checkbox').first().waitFor()
    },
  },
  { name: 'consent-confirm', show: agreed },
  {
    name: 'consent-select',
    async show(page) {
      await agreed(page)
      await pressWords(page, 'consent_begin')
      await page.getByTestId('pick-files').waitFor({ state: 'attached' })
    },
  },
  { name: 'consent-preview', show: listed },
  {
    name: 'consent-done',
    async show(page) {
      await listed(page)
      await pressWords(page, 'consent_complete')
      await (await buttonAt(page, 'consent_save')).waitFor()
    },
  },
]
