import { AppError, wordingOf } from '@octavo/core'
import { toAppError } from '@octavo/disk'
import { type Args, type Command, readArgs } from './args.ts'
import { EXIT, exitCodeOf } from './exit.ts'
import { Output } from './output.ts'

type Run = (args: Args, output: Output) => Promise<number>

const COMMANDS: Readonly<Record<Command, () => Promise<Run>>> = {
  plan: async () => (await import('./commands/plan.ts')).plan,
  apply: async () => (await import('./commands/apply.ts')).apply,
  undo: async () => (await import('./commands/undo.ts')).undo,
  resume: async () => (await import('./commands/undo.ts')).resume,
  history: async () => (await import('./commands/history.ts')).history,
  classify: async () => (await import('./commands/classify.ts')).classify,
  teach: async () => (await import('./commands/teach.ts')).teach,
  facts: async () => (await import('./commands/facts.ts')).facts,
  cluster: async () => (await import('./commands/cluster.ts')).cluster,
  duplicates: async () => (await import('./commands/duplicates.ts')).duplicates,
  dates: async () => (await import('./commands/dates.ts')).dates,
  split: async () => (await import('./commands/split.ts')).split,
  rules: async () => (await import('./commands/rules.ts')).rules,
  feedback: async () => (await import('./commands/feedback.ts')).feedback,
  account: async () => (await import('./commands/account.ts')).account,
  data: async () => (await import('./commands/data.ts')).data,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/backup.ts')).restore,
  watch: async () => (await import('./commands/watch.ts')).watch,
  scout: async () => (await import('./commands/scout.ts')).scout,
  mcp: async () => (await import('./commands/mcp.ts')).mcp,
  approve: async () => (await import('./commands/approve.ts')).approvePlan,
  grant: async () => (await import('./commands/grant.ts')).grant,
  guard: async () => (await import('./commands/guard.ts')).guard,
  unsubscribe: async () => (await import('./commands/unsubscribe.ts')).unsubscribe,
  connect: async () => (await import('./commands/connect.ts')).connect,
}

/** Runs the command of this process and sets its exit code. */
export async function start(): Promise<void> {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // Whoever was reading has gone, as `head` does; there is nobody left to tell.
      if (error.code === 'EPIPE') process.exit(EXIT.ok)
      throw error
    })
  process.exitCode = await main(process.argv.slice(2))
}

/** Runs one command line and resolves to its exit code; never rejects. */
export async function main(argv: readonly string[]): Promise<number> {
  const output = new Output(argv.includes('--json'))
  try {
    const args = readArgs(argv)
    if (args.command === 'help') {
      const { HELP } = await import('./help.ts')
      process.stdout.write(HELP)
      return EXIT.ok
    }
    if (args.command === 'version') {
      const { version } = await import('./version.ts')
      process.stdout.write(`octavo ${version()}\n`)
      return EXIT.ok
    }
    output.speak(await wordingOf(args.language))
    const run = await COMMANDS[args.command]()
    return await run(args, output)
  } catch (error) {
    return tell(error, output)
  } finally {
    output.flush()
  }
}

function tell(error: unknown, output: Output): number {
  const isOurs = error instanceof AppError || (error instanceof Error && 'syscall' in error)
  const problem = isOurs ? toAppError(error) : undefined
  const code = problem?.code ?? 'internal'
  const message = problem?.message ?? 'Something went wrong inside octavo.'
  output.record({
    type: 'error',
    code,
    message,
    ...(problem?.details.pid === undefined ? {} : { pid: problem.details.pid }),
  })
  output.note(`octavo: ${message}`)
  if (code === 'bad_input') output.note('octavo --help says how it is used.')
  if (problem === undefined && error instanceof Error && process.env.OCTAVO_DEBUG) output.note(error.stack ?? '')
  return problem ? exitCodeOf(problem) : EXIT.internal
}
