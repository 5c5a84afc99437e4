import { createInterface } from 'node:readline/promises'
import { AppError } from '@octavo/core'
import type { Output } from '../output.ts'

/**
 * Asks the person at the terminal for a yes that agents must not give. Throws AppError `permission_denied` where there is no
 * terminal; no option stands for the yes.
 */
export async function personAgrees(question: string, output: Output): Promise<boolean> {
  if (output.json || !process.stdin.isTTY || !process.stderr.isTTY)
    throw new AppError(
      'permission_denied',
      'A person says yes to this at a terminal, and this is none. Nothing was approved.',
    )
  output.flush()
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(?:es)?$/iu.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}
