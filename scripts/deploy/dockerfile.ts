/** An instruction of a Dockerfile, in capitals, and what stands behind it. */
export interface Instruction {
  readonly name: string
  readonly rest: string
}

/** A stage: what it begins with, what it is called, what it does. */
export interface Stage {
  readonly base: string
  readonly name: string | undefined
  readonly steps: readonly Instruction[]
}

/** Reads a Dockerfile of one instruction a line, as ours is. */
export function stagesOf(text: string): readonly Stage[] {
  const stages: { base: string; name: string | undefined; steps: Instruction[] }[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [name = '', ...words] = line.split(' ')
    if (!/^[A-Z]+$/u.test(name)) throw new Error(`No instruction: ${line}`)
    if (name === 'FROM') stages.push({ base: words[0] ?? '', name: words[2], steps: [] })
    else stages.at(-1)?.steps.push({ name, rest: words.join(' ') })
  }
  return stages
}

/** The `NAME=value` pairs of an ENV or ARG instruction. */
export const pairsOf = (rest: string): readonly (readonly [name: string, value: string])[] =>
  rest.split(' ').map((pair) => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at), pair.slice(at + 1).replace(/^"(.*)"$/u, '$1')] as const
  })
