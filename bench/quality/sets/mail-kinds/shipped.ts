import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { MailKind } from '../../../../packages/core/src/index.ts'
import { numberOf, type Part, partOf } from '../../own-folders/parts.ts'
import { filesIn, SETS, unpacked } from '../packages.ts'
import type { KindMail } from './made.ts'

const MOST_OF_SOURCE = 60

/** The folder that the sources of a Debian package were unpacked in. Throws, in words, where they can't be had. */
function unpackedSource(name: string): string {
  const folder = path.join(SETS, 'sources', name)
  if (fs.existsSync(folder)) return folder
  const own = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-source-'))
  try {
    fs.mkdirSync(path.join(own, 'lists/partial'), { recursive: true })
    const [, release = 'stable'] = /VERSION_CODENAME=(\w+)/u.exec(fs.readFileSync('/etc/os-release', 'utf8')) ?? []
    const keys = '/usr/share/keyrings/debian-archive-keyring.gpg'
    fs.writeFileSync(
      path.join(own, 'a.list'),
      `deb-src [signed-by=${keys}] http://deb.debian.org/debian ${release} main\n`,
    )
    const options = [
      `Dir::Etc::SourceList=${own}/a.list`,
      'Dir::Etc::SourceParts=/dev/null',
      `Dir::State::Lists=${own}/lists`,
      `Dir::Cache=${own}`,
    ]
    const apt = (...args: readonly string[]) =>
      spawnSync('apt-get', [...options.flatMap((one) => ['-o', one]), ...args], { cwd: own })
    apt('update')
    apt('source', '--download-only', name)
    const tars = fs.readdirSync(own).filter((file) => /\.tar\.\w+$/u.test(file) && !file.includes('.debian.'))
    if (tars.length === 0)
      throw new Error(`The sources of ${name} are missing: "apt-get source ${name}" did not bring them.`)
    fs.mkdirSync(folder, { recursive: true })
    for (const tar of tars) spawnSync('tar', ['-xf', path.join(own, tar), '-C', folder])
  } finally {
    fs.rmSync(own, { recursive: true, force: true })
  }
  return folder
}

interface Shipped {
  readonly source: string
  readonly from: () => string
  readonly fits: RegExp
  readonly kind: MailKind
  /** True for mailboxes of many. */
  readonly isBox?: true
}

const bundle = () => unpackedSource('kf5-messagelib')
const thread = () => unpackedSource('libmail-thread-perl')
const enmime = () => unpacked('golang-github-jhillyerd-enmime-dev')
/** Of what mail programs are tested with: those that came by lists, from programs, and from shops, as was read in them. */
const BY_LIST =
  '(?:openpgp-signed-mailinglist.*|openpgp-signed-base64-mailman-footer|notsigned|broken[124]|list_message)'
const BY_PROGRAM = '(?:mdn|dkim2|broken5|crash-invalid-email-reply)'
const UNCLEAR = '(?:allheaders|text\\+html-maillinglist|broken3)'
const OF_SHOP = '(?:mime-bad-content-type|mime-blank-media-name|mime-duplicate-param|mime-unquoted-tspecials-param)'

/** Mails that packages are tested with, by what they are. */
const SHIPPED: readonly Shipped[] = [
  { source: 'list of notmuch', kind: 'list', from: () => unpackedSource('notmuch'), fits: /corpora\/default\/.*cur\// },
  { source: 'list of the kernel', kind: 'list', from: () => unpackedSource('notmuch'), fits: /corpora\/lkml\/cur\// },
  { source: 'lists of thread', kind: 'list', from: thread, fits: /\/t\/testbox(?:-[5-9])?$/, isBox: true },
  { source: 'lists of messagelib', kind: 'list', from: bundle, fits: new RegExp(`/${BY_LIST}\\.mbox$`) },
  { source: 'programs of messagelib', kind: 'notice', from: bundle, fits: new RegExp(`/${BY_PROGRAM}\\.mbox$`) },
  {
    source: 'people of messagelib',
    ...{ kind: 'personal', from: bundle },
    fits: new RegExp(`autotests/.*/(?!${BY_LIST}|${BY_PROGRAM}|${UNCLEAR})[^/]+\\.mbox$`),
  },
  { source: 'bounces', kind: 'notice', from: () => unpacked('python3-flufl.bounce'), fits: /tests\/data\/.*\.txt$/ },
  {
    source: 'bounces of a parser',
    ...{ kind: 'notice', from: () => unpackedSource('libmail-deliverystatus-bounceparser-perl') },
    fits: /corpus\/(?!non-autoreply).*\.msg$/,
  },
  {
    source: 'people of redmine',
    kind: 'personal',
    from: () => unpackedSource('redmine'),
    fits: /mail_handler\/.*\.eml$/,
  },
  {
    source: 'people of enmime',
    kind: 'personal',
    from: enmime,
    fits: new RegExp(`testdata/mail/(?!${OF_SHOP}|ctype-bug)[^/]+\\.raw$`),
  },
  { source: 'shops of enmime', kind: 'receipt', from: enmime, fits: new RegExp(`testdata/mail/${OF_SHOP}\\.raw$`) },
]

function mailsOf(bytes: Buffer, isBox: boolean): readonly Buffer[] {
  const text = bytes.toString('latin1')
  const parts = isBox ? text.split(/^(?=From \S+ .*\d{4}$)/mu) : [text]
  return parts.filter((one) => one.trim() !== '').map((one) => Buffer.from(one.replace(/^From .*\n/u, ''), 'latin1'))
}

/** Mails of a part, each source in one part only; of a source with more a draw. */
export function shippedMails(part: Part): readonly KindMail[] {
  return SHIPPED.filter(({ source }) => partOf(source) === part).flatMap(
    ({ source, kind, from, fits, isBox = false }) => {
      const files = filesIn(from(), fits).toSorted((a, b) => numberOf(path.basename(a)) - numberOf(path.basename(b)))
      if (files.length === 0) throw new Error(`The mails of "${source}" are missing.`)
      const mails = files.slice(0, MOST_OF_SOURCE).flatMap((file) => mailsOf(fs.readFileSync(file), isBox))
      return mails.slice(0, MOST_OF_SOURCE).map((bytes) => ({ kind, source, bytes }))
    },
  )
}
