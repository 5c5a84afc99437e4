import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { APIRequestContext } from '@playwright/test'
import { INSTRUCTIONS, LESSON, type SameFile } from '../fixtures/same-files.ts'
import { filesText, planText, sha256, type TravellingPlan } from './plan-text.ts'
import { repository } from './server.ts'
import { expect } from './test.ts'
import { openZip } from './zip-reader.ts'

/** A machine that does other things beside may take its time. */
const PATIENCE_MS = 120_000

/** What a door makes of the corpus, each as one text. What nobody is sure of goes where it is likeliest. */
export interface Outcome {
  readonly plan: string
  /** Paths and checksums of what lies at the destination after the plan was carried out. */
  readonly folder: string
  /** Paths and checksums of what is in a ZIP of the plan. */
  readonly zip: string
}

/** A door that also plans as the command does by itself: what nobody is sure of stays. */
export interface CarefulOutcome extends Outcome {
  readonly careful: string
}

/** The command, over a folder with the corpus; `home` takes its state, its ZIP and the destination, which is empty. */
export async function byCommand(folder: string, home: string): Promise<CarefulOutcome> {
  const octavo = async (...args: string[]): Promise<Record<string, unknown>[]> => {
    const { stdout } = await promisify(execFile)(process.execPath, [command, ...args, '--json'], {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, LC_ALL: 'C', OCTAVO_STATE_DIR: join(home, 'state') },
    })
    return stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  }
  for (const { name, buffer } of LESSON.files) writeFileSync(join(home, name), buffer)
  await octavo('teach', ...LESSON.files.map(({ name }) => join(home, name)), '--as', LESSON.label)
  const [into, zip] = [join(home, 'into'), join(home, 'sorted.zip')]
  const wishes = INSTRUCTIONS.flatMap((text) => ['--instruct', text])
  const careful = planText(asPlan(await octavo('plan', folder, '--into', into, ...wishes)))
  wishes.push('--unsure')
  const plan = planText(asPlan(await octavo('plan', folder, '--into', into, ...wishes)))
  await octavo('apply', folder, '--zip', zip, '--yes', ...wishes)
  await octavo('apply', folder, '--into', into, '--yes', ...wishes)
  return { careful, plan, folder: filesText(filesBelow(into)), zip: filesInZip(zip) }
}

/** Where the command keeps what it was taught, below its `home`. */
export const LESSONS = 'state/lessons.json'

const command = join(repository, 'apps/cli/bin/octavo.mjs')

/** The plan that the command's lines tell of. */
function asPlan(lines: readonly Record<string, unknown>[]): TravellingPlan {
  return {
    acts: lines.flatMap((line) => {
      if (line.type !== 'move') return []
      const {
        category,
        confidence,
        by,
        why,
        kind: fileKind,
        documentKind,
        pictureKind,
        byType: _,
        mismatch: __,
        ...act
      } = line
      const { sizeBytes, modifiedAtMs, ...rest } = act
      const judged = { category, confidence, by, why, fileKind, documentKind, pictureKind }
      return [{ itemId: rest.from, ...rest, expect: { sizeBytes, modifiedAtMs }, judged }]
    }),
    skips: lines.flatMap(({ type, ...skip }) => (type === 'skip' ? [{ itemId: skip.path, ...skip }] : [])),
  }
}

function filesBelow(folder: string): { readonly path: string; readonly sha256: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const file = join(entry.parentPath, entry.name)
    return entry.isFile() ? [{ path: file.slice(folder.length + 1), sha256: sha256(readFileSync(file)) }] : []
  })
}

/** The server over HTTP, as a program would call it. */
export async function byServer(server: Calls, files: readonly SameFile[]): Promise<CarefulOutcome> {
  const guest = guestOf(server)
  await teach(server)
  const ids = (await guest.upload(files)).map(({ id }) => id)
  await guest.post('/api/agentkit/organize', { files: ids.map((id) => ({ id })) })
  const proposed = async (unsure: 'stay' | 'move') =>
    await guest.post<{ plan: TravellingPlan & { readonly id: string } }>('/api/plans', {
      fileOrganizations: ids.map((fileId) => ({ fileId })),
      unsure,
      instructions: INSTRUCTIONS,
    })
  const careful = planText((await proposed('stay')).plan, 'Inbox/')
  const { plan } = await proposed('move')
  const before = await placesOf(server)
  await guest.post(`/api/plans/${plan.id}/approve`, {})
  const moved = await movedSince(server, before)
  const zip = await inTemporaryZip(await guest.archive(moved.map(({ id }) => id)))
  return { careful, plan: planText(plan, 'Inbox/'), folder: filesText(moved), zip }
}

/** Where every file of the library lies now, by id. */
export const placesOf = async (server: Calls): Promise<ReadonlyMap<string, string>> =>
  new Map((await guestOf(server).list()).map(({ id, path }) => [id, path]))

/** Files of the library that lie elsewhere than before. */
export const movedSince = async (server: Calls, before: ReadonlyMap<string, string>) =>
  (await guestOf(server).list()).filter(({ id, path }) => before.get(id) !== path)

/** How many decisions for a folder the server has learned from. */
export async function decidedIn({ api, url }: Calls, label: string): Promise<number> {
  const answer = await api.get(`${url}/api/learned`, { timeout: PATIENCE_MS })
  const { folders } = (await answer.json()) as { folders: { label: string; decided: number }[] }
  return folders.find((one) => one.label === label)?.decided ?? 0
}

/** Teaches a library's person by an approved run, and removes what it was taught with: the destination stays empty. */
export async function teach(server: Calls): Promise<void> {
  const guest = guestOf(server)
  const stored = await guest.upload(LESSON.files.map(({ name, buffer }) => asFile(name, buffer)))
  const fileOrganizations = stored.map(({ id }) => ({ fileId: id, targetCategory: LESSON.label }))
  await guest.post('/api/files/organize', { fileOrganizations })
  // The lesson follows the answer; that files like them lie in the folder is known before.
  await expect
    .poll(async () => await decidedIn(server, LESSON.label), { timeout: PATIENCE_MS })
    .toBe(LESSON.files.length)
  await guest.removeAll()
}

const asFile = (path: string, bytes: Uint8Array): SameFile => ({ path, bytes, modifiedAtMs: 0 })

async function inTemporaryZip(bytes: Buffer): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'octavo-e2e-door-'))
  try {
    writeFileSync(join(home, 'sorted.zip'), bytes)
    return filesInZip(join(home, 'sorted.zip'))
  } finally {
    rmSync(home, { recursive: true })
  }
}

interface Stored {
  readonly id: string
  readonly path: string
  readonly sha256: string
}

/** Calls of one guest, whose cookie `api` keeps. */
export interface Calls {
  readonly api: APIRequestContext
  readonly url: string
}

function guestOf({ api, url }: Calls) {
  const own = { headers: { origin: url }, timeout: PATIENCE_MS }
  const post = async <T>(path: string, data: unknown): Promise<T> => {
    const answer = await api.post(url + path, { data, ...own })
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return (await answer.json()) as T
  }
  return {
    post,
    async upload(files: readonly SameFile[]): Promise<readonly Stored[]> {
      const multipart = new FormData()
      const named = files.map(({ path, bytes, modifiedAtMs }) => {
        const name = path.slice(path.lastIndexOf('/') + 1)
        return { name, path, size: bytes.length, lastModified: modifiedAtMs, bytes }
      })
      multipart.append('metadata', JSON.stringify(named.map(({ bytes: _, ...about }) => about)))
      for (const { name, bytes } of named) multipart.append('files', new File([Buffer.from(bytes)], name))
      const answer = await api.post(`${url}/api/files/upload`, { multipart, ...own })
      const { files: stored, failed } = (await answer.json()) as { files: Stored[]; failed: unknown[] }
      expect([answer.status(), failed]).toEqual([201, []])
      return stored
    },
    async list(): Promise<readonly Stored[]> {
      const answer = await api.get(`${url}/api/files?limit=1000`, own)
      return ((await answer.json()) as { files: Stored[] }).files
    },
    archive: async (ids: readonly string[]): Promise<Buffer> =>
      (await api.post(`${url}/api/files/archive`, { data: { ids }, ...own })).body(),
    async removeAll(): Promise<void> {
      const answer = await api.delete(`${url}/api/files`, { data: { all: true }, ...own })
      expect(answer.ok()).toBe(true)
    },
  }
}

/** Paths and checksums of what is in a ZIP. */
export const filesInZip = (file: string): string =>
  filesText(openZip(file).members.map(({ name, sha256 }) => ({ path: name, sha256 })))
