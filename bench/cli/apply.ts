import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { jsonLines, octavo } from '../../apps/cli/test/support/run.ts'
import { makeTree } from './make-tree.ts'

/**
 * The moving part of `octavo apply` on 10,000 real files (journal flushed every 256 moves, folders flushed) against
 * `mkdir -p` and `mv -t` for the same moves, which flush nothing; interleaved, medians. `mv` is spared the few moves that
 * need a new name, since each would cost it a process. Planned by type, so that every file moves. Run: node bench/cli/apply.ts [files] [rounds]
 */
const files = Number(process.argv[2] ?? 10_000)
const rounds = Number(process.argv[3] ?? 5)

interface Move {
  readonly from: string
  readonly to: string
}

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-bench-'))
const times = {
  octavo: [] as number[],
  mv: [] as number[],
  whole: [] as number[],
  plan: [] as number[],
  start: [] as number[],
  undo: [] as number[],
}
try {
  for (let round = 0; round < rounds; round += 1) {
    const one = path.join(base, `octavo-${round}`)
    const other = path.join(base, `mv-${round}`)
    const state = path.join(base, `state-${round}`)
    for (const root of [one, other]) makeTree(root, files)
    spawnSync('sync')
    times.start.push(await timed(() => octavo(['--version'], { state })))
    let lines: Record<string, unknown>[] = []
    times.plan.push(
      await timed(async () => {
        lines = jsonLines((await octavo(['plan', other, '--by', 'type', '--json'], { state })).out)
      }),
    )
    const moves = lines.filter((line) => line.type === 'move') as unknown as Move[]
    const runners = [
      async () => {
        let ended: Record<string, unknown> | undefined
        times.whole.push(
          await timed(async () => {
            ended = jsonLines((await octavo(['apply', one, '--by', 'type', '--yes', '--json'], { state })).out).at(-1)
          }),
        )
        if (ended?.moved !== moves.length) throw new Error(`octavo moved ${String(ended?.moved)} of ${moves.length}`)
        times.octavo.push(Number(ended?.movingMs))
      },
      async () => void times.mv.push(moveWithMv(other, moves)),
    ]
    for (const run of round % 2 === 0 ? runners : runners.toReversed()) {
      await run()
      spawnSync('sync')
    }
    const undone = jsonLines((await octavo(['undo', '--json'], { state })).out).at(-1)
    times.undo.push(Number(undone?.movingMs))
    for (const folder of [one, other]) fs.rmSync(folder, { recursive: true })
  }
} finally {
  fs.rmSync(base, { recursive: true, force: true })
}
const ratio = median(times.octavo) / median(times.mv)
process.stdout.write(`${files} files, ${rounds} rounds, Node ${process.version}, medians in ms
octavo apply, moving part      ${show(times.octavo)}
mkdir -p and mv -t             ${show(times.mv)}
ratio                          ${ratio.toFixed(2)}
octavo undo, moving part       ${show(times.undo)}
start-up (octavo --version)    ${show(times.start)}
octavo plan, whole process     ${show(times.plan)}
octavo apply, whole process    ${show(times.whole)}
`)

/** Makes the folders and moves the files with `mv -t`, as many at a time as a command line holds; returns milliseconds. */
function moveWithMv(root: string, moves: readonly Move[]): number {
  const byFolder = new Map<string, string[]>()
  for (const { from, to } of moves) {
    if (path.basename(from) !== path.basename(to)) continue
    const folder = path.dirname(to)
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), from])
  }
  const lists = [...byFolder].map(([folder, names]) => ({ folder, input: names.join('\0') }))
  const startedAt = performance.now()
  for (const { folder, input } of lists) {
    fs.mkdirSync(path.join(root, folder), { recursive: true })
    const { status, stderr } = spawnSync('xargs', ['-0', 'mv', '-t', folder, '--'], { cwd: root, input })
    if (status !== 0) throw new Error(stderr.toString())
  }
  return performance.now() - startedAt
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await action()
  return performance.now() - startedAt
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function show(values: readonly number[]): string {
  return `${Math.round(median(values))}   (${values.map((value) => Math.round(value)).join(', ')})`
}
