import path from 'node:path'
import { both, missing, repaired } from '../../apps/cli/test/support/crash.ts'
import { jsonLines, octavo } from '../../apps/cli/test/support/run.ts'
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
      const killAfterMs = random() * whole.movingMs
      await octavo(stage.args, { state: stage.state, stopAfterMs: killAfterMs })
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
      process.stdout.write(`  killed after ${Math.round(killAfterMs)} ms of moving: ${problem.slice(0, 500)}\n`)
    } finally {
      base.dispose()
    }
  }
  process.stdout.write(
    `${options.files} files: ${options.kills} kills at random instants, ${midway} of them amid the moves, ${bad} faults\n`,
  )
  return bad
}

/** One whole run: how the tree looks before and after, and for how many milliseconds it moves. */
async function once(files: number) {
  const base = newFolder()
  const root = path.join(base.root, 'files')
  try {
    makeTree(root, files)
    const before = both({ root, into: root })
    const state = path.join(base.root, 'state')
    const ended = jsonLines((await octavo(['apply', root, '--yes', '--json'], { state })).out).at(-1)
    return { before, after: both({ root, into: root }), movingMs: Number(ended?.movingMs) }
  } finally {
    base.dispose()
  }
}
