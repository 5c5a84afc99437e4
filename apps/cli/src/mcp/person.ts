import { createInterface } from 'node:readline'
import { createInterface as createAsking } from 'node:readline/promises'
import { AppError } from '@octavo/core'
import type { Output } from '../output.ts'

/**
 * Asks the person at the terminal for a yes that agents must not give. Throws AppError `permission_denied` where there is no
 * terminal; no option stands for the yes.
 */
export async function personAgrees(question: string, output: Output): Promise<boolean> {
  refuseNoTerminal(output)
  const terminal = createAsking({ input: process.stdin, output: process.stderr })
  try {
    return /^y(?:es)?$/iu.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}

/** What the person types at the terminal, not shown. Throws AppError `permission_denied` where there is none, `cancelled`. */
export async function personTypes(question: string, output: Output): Promise<string> {
  refuseNoTerminal(output)
  process.stderr.write(question)
  const terminal = createInterface({ input: process.stdin, terminal: true })
  try {
    return await new Promise<string>((done, fail) => {
      terminal.once('line', done)
      terminal.once('close', () => fail(new AppError('cancelled', 'Nothing was typed.')))
    })
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}

function refuseNoTerminal(output: Output): void {
  output.flush()
  if (output.json || !process.stdin.isTTY || !process.stderr.isTTY)
    throw new AppError(
      'permission_denied',
      'A person says yes to this at a terminal, and this is none. Nothing was approved.',
    )
}
