import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ImapFlow } from 'imapflow'
import { freePort, listening, MAIL_PASSWORD } from './mail-server.ts'

/** Where Debian's packages of Cyrus lie unpacked: beside Dovecot they can not be installed. */
const { CYRUS_ROOT: ROOT = '/' } = process.env
const PROGRAMS = path.join(ROOT, 'usr/lib/cyrus/bin')

/** A message to put into a mailbox. */
export interface Posted {
  readonly box: string
  readonly subject: string
  readonly text?: string
  readonly flags?: readonly string[]
  readonly receivedAtMs?: number
  readonly sentAtMs?: number
}

/** A mail server of this machine that speaks JMAP and IMAP over the same mailboxes. Users are there when they first sign in. */
export interface CyrusServer {
  readonly port: number
  readonly imapPort: number
  /** Does something as another program of a user would, by IMAP. */
  byImap<T>(user: string, work: (client: ImapFlow) => Promise<T>): Promise<T>
  /** Puts a message into a mailbox, which is made when it is missing. */
  post(user: string, posted: Posted): Promise<void>
  postAll(user: string, all: readonly Posted[]): Promise<void>
  /** What a person sees: each message's folder and subject, its flags and the time that it came. */
  seen(user: string): Promise<readonly string[]>
  end(): Promise<void>
}

/** True when it is installed, or unpacked where CYRUS_ROOT says. */
export const hasCyrus = (): boolean => fs.existsSync(path.join(PROGRAMS, 'httpd'))

/** Starts Cyrus on free ports of loopback. `limits` are what its session resource says (`jmap_max_objects_in_get` and so on). */
export async function startCyrus(limits: Readonly<Record<string, number>> = {}): Promise<CyrusServer> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-cyrus-'))
  fs.chmodSync(root, 0o755)
  const [port, imapPort] = [await freePort(), await freePort()]
  const { uid, username } = os.userInfo()
  // It never runs as root.
  const [owner, user] = uid === 0 ? [65_534, 'nobody'] : [uid, username]
  for (const folder of ['', 'conf', 'conf/socket', 'spool', 'search']) {
    fs.mkdirSync(path.join(root, folder), { recursive: true })
    if (uid === 0) fs.chownSync(path.join(root, folder), owner, owner)
  }
  const [settings, services] = [path.join(root, 'imapd.conf'), path.join(root, 'cyrus.conf')]
  fs.writeFileSync(settings, settingsOf(root, user, limits))
  fs.writeFileSync(services, servicesOf(settings, { port, imapPort }))
  const libraries = path.join(ROOT, `usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`)
  const env = ROOT === '/' ? {} : { LD_LIBRARY_PATH: libraries, SASL_PATH: path.join(libraries, 'sasl2') }
  // It ends when this process does, however that ends. As it ends it ends all of its process group, which has to be its own.
  const script =
    'trap : TERM; "$1" -D -C "$2" -M "$3" -p "$4" & read -r _; kill $!; while kill -0 $! 2>/dev/null; do wait $!; done'
  const args = [path.join(PROGRAMS, 'master'), settings, services, path.join(root, 'pid')]
  const server = spawn('sh', ['-c', script, 'sh', ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    env: { ...process.env, ...env, CYRUS_USER: user },
  })
  // The services are waited for by the one that greets.
  await listening(imapPort, server)
  const byImap: CyrusServer['byImap'] = async (name, work) => {
    const auth = { user: name, pass: MAIL_PASSWORD }
    const client = new ImapFlow({ host: '127.0.0.1', port: imapPort, secure: false, auth, logger: false })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.logout().catch(() => undefined)
    }
  }
  let count = 0
  const postAll: CyrusServer['postAll'] = (name, all) =>
    byImap(name, async (client) => {
      const boxes = new Set((await client.list()).map(({ path: box }) => box))
      for (const posted of all) {
        count += 1
        if (!boxes.has(posted.box)) await client.mailboxCreate(posted.box)
        boxes.add(posted.box)
        const { flags = [], receivedAtMs = 1_600_000_000_000 } = posted
        await client.append(posted.box, letter(posted, count), [...flags], new Date(receivedAtMs))
      }
    })
  return {
    port,
    imapPort,
    byImap,
    post: (name, posted) => postAll(name, [posted]),
    postAll,
    seen: (name) => byImap(name, seenBy),
    async end() {
      const gone = once(server, 'exit')
      server.stdin?.end()
      await gone
      fs.rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

function letter({ subject, text = 'Hello', sentAtMs = 1_709_632_800_000 }: Posted, count: number): string {
  return [
    'From: Ada <ada@example.org>',
    'To: bob@example.org',
    `Subject: ${/^[ -~]*$/u.test(subject) ? subject : `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`}`,
    `Date: ${new Date(sentAtMs).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${count}@example.org>`,
    '',
    text,
    '',
  ].join('\r\n')
}

async function seenBy(client: ImapFlow): Promise<readonly string[]> {
  const found: string[] = []
  for (const { path: box } of await client.list()) {
    const { exists } = await client.mailboxOpen(box, { readOnly: true })
    const facts = { envelope: true, flags: true, internalDate: true }
    if (exists > 0)
      for await (const { envelope, flags, internalDate } of client.fetch('1:*', facts)) {
        const marks = [...(flags ?? [])].filter((flag) => flag !== '\\Recent').toSorted()
        const seconds = internalDate === undefined ? '' : new Date(internalDate).getTime() / 1000
        found.push(`${box} | ${envelope?.subject} | ${marks.join(' ')} | ${seconds}`)
      }
  }
  return found.toSorted()
}

const settingsOf = (root: string, user: string, limits: Readonly<Record<string, number>>): string => `
configdirectory: ${root}/conf
defaultpartition: default
partition-default: ${root}/spool
search_engine: xapian
defaultsearchtier: t1
t1searchpartition-default: ${root}/search
cyrus_user: ${user}
servername: localhost
unixhierarchysep: yes
altnamespace: yes
virtdomains: off
conversations: yes
httpmodules: jmap
httpallowcompress: no
allowplaintext: yes
sasl_mech_list: PLAIN
sasl_pwcheck_method: alwaystrue
autocreate_quota: 0
autocreate_users: anyone
autocreate_post: yes
autocreate_inbox_folders: Ablage
xlist-trash: Ablage
${Object.entries(limits)
  .map(([name, value]) => `${name}: ${value}`)
  .join('\n')}
`

const servicesOf = (settings: string, { port, imapPort }: { port: number; imapPort: number }): string => `
START {
  recover cmd="${PROGRAMS}/ctl_cyrusdb -C ${settings} -r"
}
SERVICES {
  http cmd="${PROGRAMS}/httpd -C ${settings}" listen="127.0.0.1:${port}" prefork=0
  imap cmd="${PROGRAMS}/imapd -C ${settings}" listen="127.0.0.1:${imapPort}" prefork=0
}
EVENTS {
}
`
