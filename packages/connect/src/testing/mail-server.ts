import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { USER } from './dav-server.ts'

/** The password of all users there. */
export const MAIL_PASSWORD = 'correct-horse'

/** A mail server of this machine, whose mailboxes lie in a folder of its own (Maildir++). */
export interface MailServer {
  readonly port: number
  /** The Maildir of a user; each user's password is the same. */
  maildir(user?: string): string
  /** Gives what was put into a Maildir to the server. */
  own(file: string): void
  end(): Promise<void>
}

/** True when the program is on PATH. */
export const hasDovecot = (): boolean => spawnSync('dovecot', ['--version']).status === 0

/** Starts Dovecot on a free port of loopback. Every user has the one password, and a Maildir when it is first looked for. */
export async function startDovecot(): Promise<MailServer> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-mail-'))
  fs.chmodSync(root, 0o755)
  const port = await freePort()
  const { username, ...self } = os.userInfo()
  // Mail of root is refused.
  const { uid, gid } = self.uid === 0 ? { uid: 65_534, gid: 65_534 } : self
  for (const name of ['mail', 'home']) {
    fs.mkdirSync(path.join(root, name))
    fs.chmodSync(path.join(root, name), 0o777)
  }
  const config = path.join(root, 'dovecot.conf')
  fs.writeFileSync(config, settings({ root, port, uid, gid, username, isRoot: self.uid === 0 }))
  // It ends when this process does, however that ends.
  const script = 'dovecot -F -c "$1" & read -r _; kill $!; wait $!'
  const server = spawn('sh', ['-c', script, 'sh', config], { stdio: ['pipe', 'ignore', 'ignore'] })
  await listening(port, server)
  return {
    port,
    maildir: (user = USER) => path.join(root, 'mail', user),
    own: (file) => fs.chownSync(file, uid, gid),
    async end() {
      const gone = once(server, 'exit')
      server.stdin?.end()
      await gone
      fs.rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

const settings = (of: {
  readonly root: string
  readonly port: number
  readonly uid: number
  readonly gid: number
  readonly username: string
  readonly isRoot: boolean
}): string => `
base_dir = ${of.root}/run
state_dir = ${of.root}/state
log_path = ${of.root}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
${
  // Who is root has Dovecot's own users; its login must not be root's.
  of.isRoot
    ? ''
    : `default_internal_user = ${of.username}
default_login_user = ${of.username}
default_internal_group = ${of.username}`
}
first_valid_uid = 0
first_valid_gid = 0
mail_location = maildir:${of.root}/mail/%u
namespace inbox {
  inbox = yes
  separator = /
  # Nobody would know by its name that it is the trash.
  mailbox Ablage {
    special_use = \\Trash
    auto = no
  }
}
passdb {
  driver = static
  args = password=${MAIL_PASSWORD}
}
userdb {
  driver = static
  args = uid=${of.uid} gid=${of.gid} home=${of.root}/home/%u
}
mail_fsync = never
mail_max_userip_connections = 100
auth_failure_delay = 0
service anvil {
  chroot =
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${of.port}
  }
  inet_listener imaps {
    port = 0
  }
}
`

/** A port of loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Waits until a server greets on its port. */
export async function listening(port: number, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) break
    const socket = net.connect(port, '127.0.0.1')
    const isUp = await new Promise<boolean>((done) => {
      socket.once('data', () => done(true))
      socket.once('error', () => done(false))
      socket.setTimeout(500, () => done(false))
    })
    socket.destroy()
    if (isUp) return
    await new Promise((done) => setTimeout(done, 50))
  }
  server.stdin?.end()
  throw new Error('the mail server did not start')
}
