import { paperwork } from '../fixtures/paperwork.ts'
import { arrive } from '../support/pages.ts'
import { hasShell, inShell } from '../support/shell.ts'
import { withShellFolder } from '../support/shell-folder.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
test.skip(!hasShell, 'the packages of the shells are optional, and not installed here')

const FRAME = { 'SystemBars.setStyle': {}, 'App.minimizeApp': {} }

test('in a shell the bars follow the theme, and the back button closes, leads back, and steps aside', {
  tag: '@night',
}, async ({ page }) => {
  await inShell(page, FRAME)
  await arrive(page)
  const asked = (call: string) =>
    page.evaluate((name) => window.shell.calls.filter(({ plugin, method }) => `${plugin}.${method}` === name), call)
  const styles = async () => (await asked('SystemBars.setStyle')).map(({ options }) => options.style)
  await page.goto('/upload')
  await expect.poll(styles).toEqual(['DARK'])
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => window.shell.tell('App.backButton', { canGoBack: true }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/upload$/)

  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Profile' }).tap()
  await expect(page).toHaveURL(/\/settings$/)
  await page.getByRole('switch', { name: 'Dark Mode' }).tap()
  await expect.poll(styles).toEqual(['DARK', 'LIGHT'])
  await page.evaluate(() => window.shell.tell('App.backButton', { canGoBack: true }))
  await expect(page).toHaveURL(/\/upload$/)
  expect(await asked('App.minimizeApp')).toEqual([])
  await page.evaluate(() => window.shell.tell('App.backButton', { canGoBack: false }))
  await expect.poll(() => asked('App.minimizeApp')).toHaveLength(1)
})

test('a page outside of a shell fetches nothing of what is for shells', { tag: '@night' }, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await arrive(page)
  await page.goto('/upload')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(fetched.filter((url) => /\/(?:frame|picks|folders|share)-[^/]+\.js$/.test(url))).toEqual([])
})

test('a folder that a person opens to the app is organized where it lies, through the bridge alone, and undone', async ({
  page,
}) => {
  const invoice = paperwork().find(({ category, name }) => category === 'Invoices' && name.endsWith('.txt'))
  // Its name says nothing: where it goes, it goes for what it says.
  const said = invoice?.buffer.toString() ?? ''
  const clip = '\0\0\0\x18ftypisom\0\0\x02\0isommp42'
  const files = { 'song.mp3': 'ID3', 'old/clip.mp4': clip, 'old/budget.csv': 'a,b\n1,2\n', 'old/scan 7.txt': said }
  await withShellFolder(page, files)
  await inShell(page, { ...FRAME, 'FilePicker.pickDirectory': { path: 'content://tree/one' } })
  await arrive(page, { skipAnimations: true })
  const folder = () => page.evaluate(() => window.shellFolder?.files)
  await page.goto('/cross-platform')
  await page.getByRole('button', { name: 'Scan Folder' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Found 4 Device Files' })).toBeVisible()
  await expect(page.getByText('“Holiday” itself is organized')).toBeVisible()
  expect(await folder()).toEqual(files)
  await page.getByRole('button', { name: 'Organize These Files' }).tap()
  await expect(page.getByText('in “Holiday”.')).toBeVisible()
  const after = (await folder()) ?? {}
  expect(after['Audio/song.mp3']).toBe('ID3')
  expect(after['Videos/clip.mp4']).toBe(clip)
  expect(after['Invoices/scan 7.txt']).toBe(said)
  expect(Object.values(after).sort()).toEqual(Object.values(files).sort())
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(folder).toEqual(files)
})

test('a folder that the telephone does not open: the permission is asked for in words; the plugins come with the press', {
  tag: '@night',
}, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await inShell(page, { ...FRAME, 'FilePicker.pickDirectory': 'Permission denied by the user' })
  await arrive(page, { skipAnimations: true })
  await page.goto('/cross-platform')
  const scan = page.getByRole('button', { name: 'Scan Folder' })
  await expect(scan).toBeVisible()
  const plugins = () => fetched.filter((url) => /\/(?:picks|folders)-[^/]+\.js$/.test(url))
  expect(plugins()).toEqual([])
  await scan.tap()
  const toast = page.getByRole('region', { name: /Notifications/ })
  await expect(toast.getByText('Permission Required')).toBeVisible()
  await expect(toast.getByText('File access permission is needed to organize your device files.')).toBeVisible()
  expect(plugins()).not.toEqual([])
  await expect(page.getByRole('heading', { level: 1, name: 'Device Organizer' })).toBeVisible()
})

test('the folder-access organizer opens a folder of the app, too, and changes nothing in it', {
  tag: '@night',
}, async ({ page }) => {
  const files = { 'song.mp3': 'ID3', 'old/budget.csv': 'a,b\n1,2\n' }
  await withShellFolder(page, files)
  await inShell(page, { ...FRAME, 'FilePicker.pickDirectory': { path: 'content://tree/one' } })
  await arrive(page, { skipAnimations: true })
  await page.goto('/mobile-organizer')
  await page.getByRole('button', { name: 'Grant Access' }).tap()
  await expect(page.getByRole('heading', { name: 'Organization Preview' })).toBeVisible()
  await expect(page.getByText('2 files in 2 folders')).toBeVisible()
  expect(await page.evaluate(() => window.shellFolder?.files)).toEqual(files)
})

test('photos and documents come by the pickers of the telephone: a refusal has its words, and more than 30 are told of', {
  tag: '@night',
}, async ({ page }) => {
  const files = Array.from({ length: 32 }, (_, index) => ({
    ...{ name: `note ${index + 1}.txt`, path: `content://docs/${index + 1}`, mimeType: 'text/plain' },
  }))
  await page.route('**/_capacitor_content_/docs/*', (route) =>
    route.fulfill({ body: `a note: ${route.request().url()}` }),
  )
  await inShell(page, {
    ...FRAME,
    'FilePicker.requestPermissions': {},
    'FilePicker.pickMedia': 'User denied photos access',
    'FilePicker.pickFiles': { files },
  })
  await arrive(page, { skipAnimations: true })
  await page.goto('/react-native')
  const toast = page.getByRole('region', { name: /Notifications/ })
  await page.getByRole('button', { name: 'Choose Photos' }).tap()
  await expect(toast.getByText('Photo access permission denied')).toBeVisible()
  await page.getByRole('button', { name: 'Choose Documents' }).tap()
  await expect(page.getByText(/^30 files in /)).toBeVisible()
  await expect(page.getByText('30 of 32 files were read.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Read all' })).toHaveCount(0)
})
