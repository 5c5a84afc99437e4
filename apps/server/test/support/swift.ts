import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { S3Place } from '../../src/infra/blobs/s3/client.ts'

/** Whether OpenStack Swift with its S3 interface is installed: an S3 server that nobody here wrote, and that checks signatures. */
export const hasSwift = (): boolean =>
  [
    'swift-proxy-server',
    'swift-account-server',
    'swift-container-server',
    'swift-object-server',
    'swift-ring-builder',
  ].every((name) => existsSync(`/usr/bin/${name}`))

export interface Swift {
  readonly port: number
  /** A bucket that nobody has used. */
  fresh(): Promise<S3Place>
  stop(): Promise<void>
}

const ROLES = ['account', 'container', 'object'] as const

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Starts Swift on loopback in a temporary folder, with one device and signatures on; `make` makes a bucket. */
export async function startSwift(make: (place: S3Place) => Promise<unknown>): Promise<Swift> {
  const dir = mkdtempSync(path.join(tmpdir(), 'octavo-test-swift-'))
  const srv = path.join(dir, 'srv')
  mkdirSync(path.join(srv, 'd1'), { recursive: true })
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? 'root' : (process.env.USER ?? 'nobody')
  const run = path.join(dir, 'run')
  mkdirSync(run)
  writeFileSync(
    path.join(dir, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = octavo\nswift_hash_path_prefix = test\n',
  )
  const children: ChildProcess[] = []
  const begin = (role: string, config: string) => {
    const file = path.join(dir, `${role}.conf`)
    writeFileSync(file, config)
    const child = spawn(`/usr/bin/swift-${role}-server`, [file, '-v'], {
      cwd: dir,
      stdio: 'ignore',
      env: { PATH: process.env.PATH ?? '', HOME: dir, LC_ALL: 'C.UTF-8' },
    })
    children.push(child)
  }
  const ports = new Map<string, number>()
  for (const role of ROLES) {
    const port = await freePort()
    ports.set(role, port)
    const ring = path.join(dir, `${role}.builder`)
    for (const args of [['create', '4', '1', '1'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']]) {
      const made = spawnSync('/usr/bin/swift-ring-builder', [ring, ...args], { cwd: dir })
      if (made.status !== null && made.status > 1) throw new Error(`swift-ring-builder: ${made.stdout} ${made.stderr}`)
    }
  }
  const common = (port: number) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = ${user}\nswift_dir = ${dir}\ndevices = ${srv}\nmount_check = false\ndisable_fallocate = true\nlog_level = ERROR\nlog_address = /nowhere\n`
  for (const role of ROLES)
    begin(
      role,
      `${common(ports.get(role) ?? 0)}[pipeline:main]\npipeline = ${role}-server\n[app:${role}-server]\nuse = egg:swift#${role}\n`,
    )
  const port = await freePort()
  const filter = (name: string, more = '') => `[filter:${name}]\nuse = egg:swift#${name.replaceAll('-', '_')}\n${more}`
  begin(
    'proxy',
    `${common(port)}[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth bulk slo copy dlo versioned_writes proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
${filter('catch_errors')}${filter('gatekeeper')}[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
${filter('listing_formats')}[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
allow_multipart_uploads = true
min_segment_size = 1048576
${filter('tempauth', 'user_test_tester = testing .admin\n')}${filter('bulk')}${filter('slo')}${filter('copy')}${filter('dlo')}${filter('versioned_writes', 'allow_versioned_writes = true\n')}`,
  )
  let count = 0
  const place = (): S3Place => {
    count += 1
    return {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: `bucket${count}`,
      region: 'us-east-1',
      accessKeyId: 'test:tester',
      secretAccessKey: 'testing',
      style: 'path',
    }
  }
  const stop = async () => {
    for (const child of children) child.kill('SIGKILL')
    await wait(50)
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 })
  }
  for (let tries = 0; ; tries += 1) {
    try {
      await make(place())
      break
    } catch (error) {
      if (tries > 120) {
        await stop()
        throw error
      }
      await wait(250)
    }
  }
  return {
    port,
    fresh: async () => {
      const one = place()
      await make(one)
      return one
    },
    stop,
  }
}
