import path from 'node:path'
import { both, missing, repaired } from '../../apps/cli/test/support/crash.ts'
import { octavo } from '../../apps/cli/test/support/run.ts'
import { hashes, newFolder } from '../../apps/cli/test/support/tree.ts'
import { makeTree, seeded } from './make-tree.ts'

/** Kills runs over many files at random instants, repairs in turn by resume and undo, and prints a line; returns the faults. */
export async function killInstants(options: { files: number; kills: number; seed: number }): Promise<number> {
  const random = seeded(options.seed)
  const whole = await once(options.files)
  let bad = 0
  let midway = 0
  for (let kill = 0; kill < options.kills; kill += 1) {
    const base = newFolder()
    const root = path.join(base.root, 'files')
    const stage = {
      root,
      into: root,
      state: path.join(base.root, 'state'),
      args: ['apply', root, '--yes'],
      dispose: base.dispose,
    }
    try {
      makeTree(root, options.files)
      const all = hashes(root)
      const killAfterMs = whole.movingFromMs + random() * (whole.endMs - whole.movingFromMs)
      await octavo(stage.args, { state: stage.state, killAfterMs })
      const there = both(stage)
      if (
        ![whole.before, whole.after].some(
          (tree) => tree.size === there.size && [...tree.keys()].every((name) => there.has(name)),
        )
      )
        midway += 1
      const lost = missing(all, hashes(root))
      const problem =
        lost > 0 ? `${lost} files are nowhere` : await repaired(stage, kill % 2 === 0 ? 'resume' : 'undo', whole)
      if (problem === undefined) continue
      bad += 1
      process.stdout.write(`  killed after ${Math.round(killAfterMs)} ms: ${problem.slice(0, 500)}\n`)
    } finally {
      base.dispose()
    }
  }
  process.stdout.write(
    `${options.files} files: ${options.kills} kills at random instants, ${midway} of them amid the moves, ${bad} faults\n`,
  )
  return bad
}

/** One whole run: how the tree looks before and after, and when it moves, in milliseconds from its start. */
async function once(files: number) {
  const base = newFolder()
  const root = path.join(base.root, 'files')
  try {
    makeTree(root, files)
    const before = both({ root, into: root })
    const state = path.join(base.root, 'state')
    const planStartedAt = performance.now()
    await octavo(['plan', root, '--json'], { state })
    const movingFromMs = performance.now() - planStartedAt
    const startedAt = performance.now()
    await octavo(['apply', root, '--yes'], { state })
    const endMs = performance.now() - startedAt
    return { before, after: both({ root, into: root }), movingFromMs: Math.min(movingFromMs, endMs * 0.8), endMs }
  } finally {
    base.dispose()
  }
}
