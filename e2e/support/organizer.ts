import { expect, type Locator, type Page } from '@playwright/test'

/** One file of the library as `GET /api/files` tells it, in the fields that tests compare. */
export interface LibraryRow {
  readonly id: string
  readonly name: string
  readonly folder: string
  readonly path: string
  readonly size: number
  readonly sha256: string
}

/** The main screen as a person uses it. */
export class Organizer {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  /** Opens `/`, or the same page of another server, as a guest who was welcomed before. */
  async open(server = ''): Promise<void> {
    await this.page.addInitScript(() => localStorage.setItem('octavo.welcomed', '1'))
    await this.page.goto(`${server}/`)
    // Before that nobody hears a key or a drop.
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  /** Sets the theme and whether stages are paced, before the page is opened. */
  async prefer(settings: { theme?: 'dark' | 'light'; skipAnimations?: boolean }): Promise<void> {
    await this.page.addInitScript((stored) => localStorage.setItem('octavo.settings', stored), JSON.stringify(settings))
  }

  /** Goes on as a guest from the welcome. */
  async enterAsGuest(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue as Guest' }).click()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }

  /** Hands a folder of the disk to the folder input, as the browser's own dialog would. */
  async pickFolder(folder: string): Promise<void> {
    await this.page.getByTestId('pick-folder').setInputFiles(folder)
  }

  async pickFiles(files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    await this.page.getByTestId('pick-files').setInputFiles(files)
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' })
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name, exact: typeof name === 'string' })
  }

  /** The bar at the bottom with the flow's percentage. */
  get progress(): Locator {
    return this.page.getByRole('progressbar', { name: 'Progress of the organizer' })
  }

  async expectPercent(percent: number): Promise<void> {
    await expect(this.progress).toHaveAttribute('aria-valuenow', String(percent))
  }

  toast(title: string): Locator {
    return this.page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true })
  }

  /** Starts the sort (which begins with the last upload) and waits for the review. */
  async sort(timeout = 60_000): Promise<void> {
    // Without the server nothing is called AI.
    await this.button(/^Start (AI )?Sort$/).click()
    await expect(this.heading(/^(AI )?Review$/)).toBeVisible({ timeout })
  }

  /** The tile of a category; its name is e.g. `Photos, 45 files · 2.1 MB`. */
  tile(category: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${literally(category)}, [\\d,]+ files? ·`) })
  }

  /** Category -> number of files, as the tiles say it. */
  async tiles(): Promise<Map<string, number>> {
    const labels = await this.page
      .getByRole('button', { name: /, [\d,]+ files? ·/ })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    return new Map(
      labels.flatMap((label) => {
        const [, name, count] = /^(.*), ([\d,]+) files? ·/.exec(label) ?? []
        return name === undefined || name === 'All files' ? [] : [[name, Number(count?.replace(/,/g, ''))] as const]
      }),
    )
  }

  async openCategory(category: string): Promise<void> {
    await this.tile(category).click()
    await expect(this.list(category)).toBeVisible()
  }

  list(category: string): Locator {
    return this.page.getByRole('grid', { name: `Files in ${category}`, exact: true })
  }

  /** A file's row in the open list, by a part of its name. */
  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name })
  }

  /** Where a row can be pressed without pressing something in it. */
  name(name: string): Locator {
    return this.row(name).getByText(name, { exact: true }).first()
  }

  /** Marks a file of the open list by its checkbox. */
  async select(name: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click()
  }

  /** Narrows the open list to names with this in them. */
  async filter(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Filter files' }).fill(text)
  }

  /** The card of the last run on the collect panel. */
  get lastRun(): Locator {
    return this.page.getByRole('region', { name: 'Last run' })
  }

  /** Opens the list of all files of the review. */
  async openAll(): Promise<void> {
    const all = this.page.getByRole('button', { name: /^All files, / })
    if ((await all.getAttribute('aria-pressed')) !== 'true' || !(await this.page.getByRole('grid').isVisible())) {
      await all.click()
    }
    await expect(this.page.getByRole('grid', { name: 'All files' })).toBeVisible()
  }

  /** Moves what is selected to a category, which is made when it does not exist. */
  async moveSelectionTo(category: string): Promise<void> {
    await this.page
      .getByRole('button', { name: /^Move to/ })
      .first()
      .click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Category' }).fill(category)
    await this.page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
  }

  async approve(): Promise<void> {
    await this.button(/^Approve & Organize/).click()
  }

  /** The whole library, sorted by path. */
  async library(): Promise<LibraryRow[]> {
    const rows: LibraryRow[] = []
    let cursor: string | null = null
    do {
      const answer = await this.page.request.get(
        `/api/files?limit=1000${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
      )
      expect(answer.status()).toBe(200)
      const body = (await answer.json()) as { files: LibraryRow[]; nextCursor: string | null }
      rows.push(
        ...body.files.map(({ id, name, folder, path, size, sha256 }) => ({ id, name, folder, path, size, sha256 })),
      )
      cursor = body.nextCursor
    } while (cursor)
    return rows.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.id < b.id ? -1 : 1))
  }
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
