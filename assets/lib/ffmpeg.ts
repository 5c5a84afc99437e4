import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs ffmpeg with these arguments, feeding it `input`; gives what it said. Throws with that when it fails. */
export const ffmpeg = async (
  args: readonly string[],
  input: Iterable<Buffer> | AsyncIterable<Buffer> = [],
): Promise<string> => {
  const child = spawn('ffmpeg', ['-hide_banner', '-nostdin', '-y', ...args], { stdio: ['pipe', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  child.stdin.on('error', () => undefined)
  const ended = once(child, 'close')
  for await (const chunk of input)
    if (!child.stdin.write(chunk)) await Promise.race([once(child.stdin, 'drain'), ended])
  child.stdin.end()
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}:\n${said.slice(-2000)}`)
  return said
}
