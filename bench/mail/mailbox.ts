import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { BIN, jsonLines } from '../../apps/cli/test/support/run.ts'
import { makeMailbox } from './make-mailbox.ts'

/**
 * `octavo plan` on a mailbox of 100,000 made messages: seconds from the start of the process to the grouped result, the most
 * memory that it held, and whether every mail and every attachment is a move or a skip. With `--apply` they are written
 * out and taken away again, too. Run: node bench/mail/mailbox.ts [mails] [--apply]
 */
const mails = Number(process.argv[2] ?? 100_000)
const base = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-mail-'))
const box = path.join(base, 'made.mbox')
const into = path.join(base, 'out')
const show = (text: string) => process.stdout.write(`${text}\n`)

/** Runs the command and watches how much memory it holds. */
async function run(args: readonly string[]) {
  const startedAtMs = performance.now()
  const out = path.join(base, 'out.ndjson')
  const fd = fs.openSync(out, 'w')
  const env = { ...process.env, LC_ALL: 'C', OCTAVO_STATE_DIR: path.join(base, 'state') }
  const child = spawn(process.execPath, [BIN, ...args, '--json'], { env, stdio: ['ignore', fd, 'ignore'] })
  let peakMiB = 0
  const watch = setInterval(() => {
    peakMiB = Math.max(peakMiB, ...familyOf(child.pid ?? 0).map(peakOf))
  }, 100)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(watch)
  fs.closeSync(fd)
  const seconds = (performance.now() - startedAtMs) / 1000
  return { code, peakMiB, seconds, lines: jsonLines(fs.readFileSync(out, 'utf8')) }
}

/** A process and those that it has started. */
function familyOf(pid: number): readonly number[] {
  try {
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return [pid, ...(children === '' ? [] : children.split(' ').flatMap((child) => familyOf(Number(child))))]
  } catch {
    return [pid]
  }
}

/** The most memory that a process ever held (`VmHWM`), in MiB; 0 when it is gone. */
function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/u.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

try {
  const made = makeMailbox(box, mails)
  show(
    `${mails} mails, ${made.attachments} attachments (${made.copies} of them copies), ${Math.round(made.sizeBytes / 2 ** 20)} MiB, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}`,
  )
  for (const more of [[], ['--attachments']]) {
    const { code, peakMiB, seconds, lines } = await run(['plan', box, '--into', into, ...more])
    const moves = lines.filter(({ type }) => type === 'move')
    const skips = lines.filter(({ type }) => type === 'skip')
    show(
      `plan ${more.join(' ').padEnd(14)} ${seconds.toFixed(1)} s, ${Math.round(peakMiB)} MiB at most, exit ${code}: ${moves.length} written, ${skips.length} copies left`,
    )
    if (
      moves.length + skips.length !== mails + (more.length > 0 ? made.attachments : 0) ||
      (more.length > 0 && skips.length !== made.copies)
    )
      throw new Error('something is not accounted for')
  }
  if (process.argv.includes('--apply')) {
    for (const args of [['apply', box, '--into', into, '--yes', '--attachments'], ['undo']]) {
      const { code, peakMiB, seconds, lines } = await run(args)
      show(
        `${args[0]?.padEnd(19)} ${seconds.toFixed(1)} s, ${Math.round(peakMiB)} MiB at most, exit ${code}: ${JSON.stringify(lines.at(-1))}`,
      )
    }
    show(`left behind: ${fs.readdirSync(into).length}`)
  }
} finally {
  fs.rmSync(base, { recursive: true, force: true })
}
