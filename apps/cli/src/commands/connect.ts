import { createInterface } from 'node:readline'
import { AppError, formatSize } from '@octavo/core'
import type { Args } from '../args.ts'
import { EXIT } from '../exit.ts'
import { type Output, shownName, table } from '../output.ts'
import { checkName } from '../road/connections.ts'
import { connectorTo } from '../road/elsewhere.ts'
import { alone, openConnections, openState } from '../runs.ts'

const PROTOCOLS: Readonly<Record<string, string>> = {
  'webdavs:': 'https:',
  'webdav:': 'http:',
  'imaps:': 'imaps:',
  'imap:': 'imap:',
  'jmaps:': 'jmaps:',
  'jmap:': 'jmap:',
}

/**
 * `octavo connect NAME URL`: keeps the way to a server of files or mails under a name, once it has been gone; alone, lists what is
 * connected; with `--forget NAME`, forgets one. The password comes from OCTAVO_PASSWORD or is asked for.
 */
export async function connect(args: Args, output: Output): Promise<number> {
  const connections = await openConnections()
  const [name, address] = args.operands
  if (args.forget !== undefined) {
    const { forget } = args
    if (!(await alone(openState().locks, connections.file, () => connections.forget(forget))))
      throw new AppError('not_found', `There is no connection "${args.forget}".`)
    output.record({ type: 'forgotten', name: args.forget })
    output.say(`Forgotten: ${args.forget}. Nothing was changed there.`)
    return EXIT.ok
  }
  if (name === undefined) {
    const all = connections.list()
    for (const one of all) output.record({ type: 'connection', ...one })
    if (all.length === 0) output.say('Nothing is connected. To connect: octavo connect NAME webdavs://USER@HOST/FOLDER')
    else output.say(...table(all.map((one) => [one.name, one.user, shownName(one.url, 60)])))
    return EXIT.ok
  }
  if (address === undefined) throw new AppError('bad_input', 'It is used like this: octavo connect NAME URL')
  checkName(name)
  const { url, user } = readAddress(address)
  // A mailbox by JMAP belongs to somebody: without a user, what is asked for is a token.
  const password = user === '' && !url.protocol.startsWith('jmap') ? '' : await passwordOf(user, url.host)
  const way = { url: url.href, user, password }
  const account = await (await connectorTo(way)).account()
  await alone(openState().locks, connections.file, () => connections.set(name, way))
  output.record({ type: 'connection', ...account, name, url: url.href, user })
  if (['http:', 'imap:', 'jmap:'].includes(url.protocol))
    output.note('This way is not encrypted: who sits on it reads the password and the files.')
  const free = account.freeBytes === undefined ? '' : `, ${formatSize(account.freeBytes)} free`
  output.say(`Connected: ${name} (${account.name} at ${url.host}${free}).`, `What would be done: octavo plan ${name}:`)
  return EXIT.ok
}

/** Throws AppError `bad_input` for an address of another kind, or with a password in it. */
function readAddress(address: string): { readonly url: URL; readonly user: string } {
  const found = URL.canParse(address) ? new URL(address) : undefined
  const protocol = found && PROTOCOLS[found.protocol]
  if (
    found === undefined ||
    protocol === undefined ||
    found.hostname === '' ||
    found.search !== '' ||
    found.hash !== ''
  )
    throw new AppError(
      'bad_input',
      'The address is one of webdavs://USER@HOST/FOLDER, imaps://USER@HOST or jmaps://USER@HOST (or webdav://, imap://, jmap:// without encryption).',
    )
  if (found.password !== '')
    throw new AppError('bad_input', 'Leave the password out of the address, where others can see it: it is asked for.')
  const port = found.port === '' ? '' : `:${found.port}`
  return {
    url: new URL(`${protocol}//${found.hostname}${port}${found.pathname || '/'}`),
    user: decodeURIComponent(found.username),
  }
}

/** OCTAVO_PASSWORD, else what is typed on a terminal and not shown. */
async function passwordOf(user: string, host: string): Promise<string> {
  const { OCTAVO_PASSWORD } = process.env
  if (OCTAVO_PASSWORD) return OCTAVO_PASSWORD
  if (!process.stdin.isTTY || !process.stderr.isTTY)
    throw new AppError('bad_input', 'There is no terminal to ask for the password on: set OCTAVO_PASSWORD.')
  process.stderr.write(user === '' ? `Token for ${host}: ` : `Password of ${shownName(user)} at ${host}: `)
  const terminal = createInterface({ input: process.stdin, terminal: true })
  try {
    return await new Promise<string>((done, fail) => {
      terminal.once('line', done)
      terminal.once('close', () => fail(new AppError('cancelled', 'No password was given.')))
    })
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
