import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const guide = (page: Page) => page.getByRole('complementary', { name: 'Guide' })
const tip = (page: Page) => guide(page).getByRole('status')

test('the octopus has a tip for the screen and for the stage', { tag: '@night' }, async ({ page, organizer }) => {
  await organizer.prefer({ skipAnimations: true })
  await organizer.open()
  await expect(tip(page)).toContainText('Hand me a whole folder')
  await expect(guide(page).locator('svg[data-emotion]').last()).toHaveAttribute('data-emotion', 'happy')
  await organizer.pickFiles({ name: 'one.txt', mimeType: 'text/plain', buffer: Buffer.from('one') })
  await expect(organizer.heading('AI Sort')).toBeVisible()
  await expect(guide(page).locator('svg[data-emotion]').last()).toHaveAttribute('data-emotion', 'excited')
  await page.goto('/nowhere')
  await expect(tip(page)).toContainText("don't know this path")
  await expect(guide(page).locator('svg[data-emotion]').last()).toHaveAttribute('data-emotion', 'worried')
})

test('it types its words; a screen reader is told them whole and once', { tag: '@night' }, async ({ page }) => {
  const said: string[] = []
  await page.exposeFunction('saidNow', (text: string) => said.push(text))
  await page.addInitScript(() => {
    new MutationObserver((records) => {
      for (const { target } of records) {
        const region = target instanceof Element ? target : target.parentElement
        const words = region?.closest('aside [role=status]')?.textContent
        if (words) (window as unknown as { saidNow: (text: string) => void }).saidNow(words)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto('/nowhere')
  const speech = guide(page).locator('[data-typed]')
  await expect(speech).toHaveAttribute('data-typed', 'all')
  await expect(speech.locator('[aria-hidden]')).toHaveText("I don't know this path either. Let us swim home.")
  expect(said).toEqual(["I don't know this path either. Let us swim home."])
})

test('it can be put away, stays away, and comes back when it is called', { tag: '@night' }, async ({
  page,
  organizer,
}) => {
  await organizer.open()
  await expect(guide(page).getByRole('button', { name: 'Put the guide away' })).toBeVisible()
  await guide(page).getByRole('button', { name: 'Put the guide away' }).press('Enter')
  await expect(guide(page)).toHaveCount(0)
  await page.reload()
  await expect(organizer.heading('AI Collect')).toBeVisible()
  await organizer.button('Menu').click()
  await page.getByRole('button', { name: 'Call the guide' }).click()
  await expect(tip(page)).toContainText('Hand me a whole folder')
})

test('it hides nothing: by itself it shows only where no control and no words are', { tag: '@night' }, async ({
  page,
  organizer,
}) => {
  await organizer.prefer({ skipAnimations: true })
  await organizer.open()
  await expect(guide(page).getByRole('button', { name: 'Tip of the octopus' })).toBeVisible()
  await page.setViewportSize({ width: 900, height: 800 })
  const bubble = guide(page).getByRole('button', { name: 'Put the guide away' })
  await expect(bubble).toBeHidden()
  const octopus = guide(page).getByRole('button', { name: 'Tip of the octopus' })
  const overlaps = () =>
    page.evaluate(() => {
      const own = document.querySelector('aside')
      const parts = [...(own?.children ?? [])].filter((part) => part.checkVisibility({ visibilityProperty: true }))
      return parts.some((part) => {
        const box = part.getBoundingClientRect()
        return [...document.querySelectorAll('main button, main a, main input')].some((control) => {
          const other = control.getBoundingClientRect()
          return (
            other.width > 1 &&
            box.x < other.right &&
            other.x < box.right &&
            box.y < other.bottom &&
            other.y < box.bottom
          )
        })
      })
    })
  expect(await overlaps()).toBe(false)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(octopus).toBeHidden()
  await expect(bubble).toBeHidden()
  await organizer.button('Menu').click()
  await page.getByRole('button', { name: 'Call the guide' }).click()
  await expect(bubble).toBeVisible()
})

for (const theme of ['dark', 'light'] as const) {
  test(`the guide is clean in the ${theme} theme`, { tag: '@night' }, async ({ page, organizer }) => {
    await organizer.prefer({ theme, skipAnimations: true })
    await organizer.open()
    await expect(tip(page)).toContainText('Hand me a whole folder')
    const { violations } = await new AxeBuilder({ page }).include('aside[aria-label=Guide]').analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
  })
}
