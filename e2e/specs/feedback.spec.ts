import { toastOf } from '../support/account.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

const BUGS = 'https://source.octavo.example/**'

test('the dialog: fields and counter, a message of spaces is none, sent, and closed by itself after 3 s', {
  tag: '@night',
}, async ({ page }) => {
  await arrive(page)
  await page.clock.install()
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/feedback')) posts.push(request.url())
  })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Feedback', exact: true })
  const { x = 0, y = 0 } = (await button.boundingBox()) ?? {}
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  expect([x > width / 2, y > height / 2]).toEqual([true, true])
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Help Us Improve' })
  const message = dialog.getByLabel('Message')
  const send = dialog.getByRole('button', { name: 'Send Feedback' })
  await expect(dialog.getByLabel('Type').locator('option:checked')).toHaveText('General')
  await expect(dialog.getByRole('radio')).toHaveCount(5)
  await expect(dialog.getByRole('radio', { name: '5 of 5' })).toBeChecked()
  await expect(dialog.getByText('0 of 500 characters')).toBeVisible()
  await expect(send).toBeDisabled()

  await message.fill('   ')
  await expect(dialog.getByText('3 of 500 characters')).toBeVisible()
  await send.click()
  await expect(toastOf(page, 'Message Required')).toBeVisible()
  await expect(toastOf(page, 'Please share your feedback before submitting')).toBeVisible()
  await expect(message).toHaveAttribute('maxlength', '500')
  await message.fill('')
  await page.keyboard.insertText('x'.repeat(510))
  await expect(dialog.getByText('500 of 500 characters')).toBeVisible()

  // Nothing has left the device so far.
  expect(posts).toEqual([])
  await message.fill('The octopus is kind.')
  // From here on time stands still but for what is asked of it.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const stored = page.waitForResponse('**/api/feedback')
  await send.click()
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  expect((await stored).status()).toBe(201)
  expect((await stored).request().postDataJSON()).toEqual({
    type: 'general',
    rating: 5,
    message: 'The octopus is kind.',
  })
  await page.clock.runFor(1400)
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.clock.runFor(100)
  await expect(dialog.getByRole('status')).toContainText('Feedback Submitted!')
  await expect(toastOf(page, 'Feedback Submitted!')).toBeVisible()
  await page.clock.runFor(2900)
  await expect(dialog).toBeVisible()
  await page.clock.runFor(500)
  await expect(dialog).toHaveCount(0)

  await page.clock.resume()
  await page.getByRole('button', { name: 'Feedback', exact: true }).click()
  await expect(message).toHaveValue('')
})

test('a bug has no rating; its page opens in a new tab and the dialog closes', { tag: '@night' }, async ({
  page,
  context,
}) => {
  await arrive(page, { skipAnimations: true })
  await context.route(BUGS, (route) => route.fulfill({ body: 'the bugs' }))
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Feedback', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Help Us Improve' })
  await expect(dialog.getByRole('radiogroup')).toBeVisible()
  await dialog.getByLabel('Type').selectOption({ label: 'Bug' })
  await expect(dialog.getByRole('radiogroup')).toHaveCount(0)
  await expect(dialog.getByLabel('Message')).toHaveCount(0)
  const opened = context.waitForEvent('page')
  await dialog.getByRole('button', { name: 'Open the bug page' }).click()
  const bugs = await opened
  expect(bugs.url()).toMatch(/^https:\/\/source\.octavo\.example\/issues/)
  expect(await bugs.evaluate(() => window.opener)).toBeNull()
  await expect(dialog).toHaveCount(0)
  expect(posts).toEqual([])
})

test('where the operator named no page, a bug goes where feedback goes, and no link leads nowhere', {
  tag: '@night',
}, async ({ page }) => {
  await arrive(page, { skipAnimations: true })
  await page.route('**/api/about', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), sourceUrl: null, bugUrl: null } })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Feedback', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Help Us Improve' })
  await dialog.getByLabel('Type').selectOption({ label: 'Bug' })
  await expect(dialog.getByRole('radiogroup')).toHaveCount(0)
  await dialog.getByLabel('Message').fill('It sinks.')
  const stored = page.waitForResponse('**/api/feedback')
  await dialog.getByRole('button', { name: 'Send Feedback' }).click()
  expect((await stored).status()).toBe(201)
  expect((await stored).request().postDataJSON()).toEqual({ type: 'bug', message: 'It sinks.' })
  await page.goto('/settings')
  const footer = page.getByRole('main').locator('footer')
  await expect(footer).toContainText('v1.0.0')
  await expect(footer.getByRole('link')).toHaveCount(0)
})

test('a refusal keeps the message and says so', { tag: '@night' }, async ({ page }) => {
  await arrive(page, { skipAnimations: true })
  await page.goto('/')
  await page.route('**/api/feedback', (route) => route.fulfill({ status: 400, json: { error: 'no' } }))
  await page.getByRole('button', { name: 'Feedback', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Help Us Improve' })
  await dialog.getByLabel('Message').fill('Keep this.')
  await dialog.getByRole('button', { name: 'Send Feedback' }).click()
  await expect(toastOf(page, 'Submission Failed')).toBeVisible()
  await expect(toastOf(page, 'Please try again or contact support')).toBeVisible()
  await expect(dialog.getByLabel('Message')).toHaveValue('Keep this.')
})

test('written offline and by keyboard alone: it waits on the device, and is sent once when the line is back', {
  tag: '@night',
}, async ({ page, context }) => {
  await arrive(page, { skipAnimations: true })
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Feedback', exact: true })
  await expect(open).toBeVisible()
  for (let i = 0; i < 60 && !(await open.evaluate((one) => one === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Help Us Improve' })
  await expect(dialog).toBeVisible()
  await context.setOffline(true)
  const star = dialog.getByRole('radio', { name: '5 of 5' })
  for (let i = 0; i < 10 && !(await star.evaluate((one) => one === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('radio', { name: '4 of 5' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('From a train')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/It is kept on this device and sent when the connection is back/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()

  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/feedback')) sent.push(request.postDataJSON())
  })
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/feedback'))
  await context.setOffline(false)
  expect((await stored).status()).toBe(201)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('octavo.feedback-queue'))).toBeNull()
  await page.reload()
  await expect(open).toBeVisible()
  expect(sent).toEqual([{ type: 'general', rating: 4, message: 'From a train' }])
})

test('axe finds nothing in the dialog @phone', { tag: '@night' }, async ({ page }) => {
  await arrive(page, { skipAnimations: true })
  await page.goto('/')
  await page.getByRole('button', { name: 'Feedback', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Help Us Improve' })).toBeVisible()
  await expectCleanInBothThemes(page, 'feedback')
})
