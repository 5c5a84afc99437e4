/** What stands behind one promise of the checklist, and whether it is kept today. */
export interface ComplianceProof {
  /** `complete`: everything named here is proven; a test holds this table against the tests themselves. */
  readonly status: 'complete' | 'warning'
  /** Rows of docs/conformance.md. */
  readonly rows: readonly string[]
  /** The tests that break the promise on purpose, each as `file › title`; of a row with many the most telling ones. */
  readonly tests: readonly string[]
}

const kept = (rows: readonly string[], ...tests: readonly string[]): ComplianceProof => ({
  status: 'complete',
  rows,
  tests,
})

const SERVER = 'apps/server/test'
const SPECS = 'e2e/specs'
const CORE = 'packages/core/src'

/** By the id of the promise: 25 of them, part 2 section 9. */
export const COMPLIANCE_PROOFS = {
  policy: kept(['P1-2.12'], `${SPECS}/legal.spec.ts › what the privacy policy says of this server is so`),
  guest: kept(
    ['U-10'],
    `${SERVER}/guests.test.ts › U-10: a guest's library is the guest's alone, and goes after its time with the bytes that nobody else has`,
    `${SPECS}/upload-faults.spec.ts › U-10: what one guest uploads, another guest does not see`,
  ),
  access: kept(
    ['Z-1'],
    `${SERVER}/security.test.ts › Z-1: every route with an id answers 404 to everybody but its owner, and nothing changes`,
    `${SERVER}/sessions.test.ts › Z-1: another account's session can not be ended, nor named`,
  ),
  export: kept(
    ['P1-2.33'],
    `${SPECS}/settings.spec.ts › after real work: totals, storage, export, Clear All Files with Undo, Trash, data, deletion`,
  ),
  logs: kept(
    ['L-3'],
    `${SERVER}/process.test.ts › L-2, L-3: every line of the log is JSON without control characters, long texts or secrets`,
  ),
  csp: kept(
    ['X-3'],
    `${SERVER}/security.test.ts › X-3: every page, file, error and 404 has the policies`,
    `${SPECS}/security.spec.ts › X-3: nothing is asked of another host`,
  ),
  csrf: kept(
    ['X-6'],
    `${SERVER}/security.test.ts › X-6: %s can not use a single unsafe route`,
    `${SERVER}/security.test.ts › X-6: bodies of other kinds are not taken, from our own page either`,
  ),
  uploads: kept(
    ['X-1'],
    `${SERVER}/content.test.ts › X-1: %s is served as data that can do nothing`,
    `${SPECS}/security.spec.ts › X-1: an uploaded page does not run in our origin`,
  ),
  passwords: kept(
    ['A-4', 'A-6', 'A-7', 'A-12'],
    `${SERVER}/accounts.test.ts › A-4: what is too short or too long is refused with its words, and nothing is cut`,
    `${SERVER}/sessions.test.ts › A-6: after logout the token is worth nothing, in every tab and as Bearer, and the browser is a guest again`,
    `${SERVER}/process.test.ts › A-7: no password, token, cookie or reset link is in the log, nor anywhere in the data folder`,
    `${SERVER}/sessions.test.ts › A-12: shows device, time and address of each; one can be ended, or all others`,
  ),
  guessing: kept(
    ['A-1', 'A-2'],
    `${SERVER}/sessions.test.ts › A-1: after ten wrong passwords an account answers 429 with the time to wait, from any address; the owner gets in from a known device`,
    `${SERVER}/accounts.test.ts › A-2: an unknown address and a wrong password get the same answer after the same work`,
  ),
  overwrite: kept(
    ['R-2'],
    `${CORE}/plan/law.test.ts › R-2: every move succeeds, no text is lost or doubled, and a second plan proposes nothing`,
    `${SERVER}/uploads.test.ts › R-2: two files of one name in one upload are both kept, the second as (2), also when their bytes are the same`,
  ),
  undo: kept(
    ['R-6'],
    `${CORE}/plan/law.test.ts › R-6: apply then undo is identity, folders too; undo of the undo is apply`,
    `${CORE}/apply/model.test.ts › R-6: organize, rename, edit, delete, undo, redo and restart, in any order, do what the model does`,
  ),
  kill: kept(
    ['R-1'],
    'apps/cli/test/faults.test.ts › R-1: killed before any call that writes, resume and undo leave no file lost, doubled or half-written',
    'apps/cli/test/faults.test.ts › R-1: an unfinished run is announced, apply refuses, and resume finishes it',
  ),
  durable: kept(
    ['R-4'],
    `${SERVER}/faults.test.ts › R-4: what a 201 has promised is on the disk at once, large, small and packed`,
  ),
  trash: kept(
    ['R-5'],
    `${SERVER}/trash.test.ts › R-5: a thousand deleted files are all in the trash with their days, and all come back to their folders and names; none goes before its time`,
  ),
  axe: kept(
    [],
    `${SPECS}/a11y.spec.ts › every stage is clean in both themes @phone`,
    `${SPECS}/settings.spec.ts › axe finds nothing on /settings, with its dialogs open and with an account @phone`,
    `${SPECS}/legal.spec.ts › axe finds nothing on the legal pages @phone`,
  ),
  keyboard: kept([], `${SPECS}/keyboard.spec.ts › the whole job without a mouse`),
  contrast: kept(
    [],
    'apps/web/src/ui/contrast.test.ts › text and muted text stand on the water, at its lightest and at its darkest',
  ),
  drag: kept(
    [],
    `${SPECS}/drag.spec.ts › files are dragged to another category with the mouse`,
    `${SPECS}/drag.spec.ts › on a phone files are moved by touch @phone`,
  ),
  names: kept(
    ['N-8'],
    `${SPECS}/hostile-names.spec.ts › N-8: a name that turns its end around shows what it is`,
    `${CORE}/item/path.test.ts › N-8: shows any text without an invisible bidi or control character, once and for all`,
  ),
  why: kept([], `${CORE}/classify/classify.test.ts › says in plain sentences why`),
  approve: kept(
    [],
    `${CORE}/plan/build.test.ts › refuses paths that leave a root, an item twice, and two moves to one path`,
  ),
  missing: kept(
    ['R-17'],
    `${SPECS}/download.spec.ts › R-17: a file that cannot be had is counted, named in the archive, and can be tried again`,
    `${SERVER}/organize.test.ts › R-17: files whose bytes have vanished are listed inside, marked in the library, and healed by a new upload`,
  ),
  errors: kept(
    ['L-4'],
    `${SERVER}/errors.test.ts › L-4: an error that nobody foresaw is one plain sentence outside, and its stack in the log under the same id`,
  ),
  prices: kept(['P1-1.2'], 'e2e/specs/settings.spec.ts › a new guest finds every section with its defaults'),
} as const satisfies Readonly<Record<string, ComplianceProof>>

export type ComplianceId = keyof typeof COMPLIANCE_PROOFS
