import type { Break } from '../types.ts'

const CORE = 'packages/core/src'
const DISK = 'packages/disk/src'
const SERVER = 'apps/server/src'

/** Breaks: runs and names of files, from the trust list. */
export const breaks: readonly Break[] = [
  // Runs
  {
    row: 'R-27',
    file: `${SERVER}/infra/jobs/task-rows.ts`,
    find: "status = 'running' and claim = ${claim}`",
    replace: "status = 'running' and ${claim} is not null`",
  },
  {
    row: 'R-27',
    file: `${SERVER}/infra/jobs/task-rows.ts`,
    find: "status = 'running' and not ${isFree})`",
    replace: "status = 'running' and false)`",
  },
  {
    row: 'R-27',
    file: `${SERVER}/infra/jobs/jobs.ts`,
    find: 'claim: follower ? this.#presence.claim() : null',
    replace: 'claim: null',
  },
  {
    row: 'R-27',
    file: `${SERVER}/infra/jobs/jobs.ts`,
    find: 'if (!held.has(task.id)) stop.abort',
    replace: 'if (held.size < 0) stop.abort',
  },
  {
    row: 'R-20',
    file: `${SERVER}/infra/jobs/jobs.ts`,
    find: 'await linesAtWork(this.#db, kind.name, Number.MAX_SAFE_INTEGER)',
    replace: 'await linesAtWork(this.#db, kind.name, 0)',
  },
  {
    row: 'R-20',
    file: `${SERVER}/infra/jobs/steps.ts`,
    find: 'state: task.state === null ? undefined : kind.state?.parse(task.state),',
    replace: 'state: undefined,',
  },
  {
    row: 'R-20',
    file: 'apps/web/src/http/plans.ts',
    find: 'if (runId !== null || taskId === undefined) return runId !== null',
    replace: 'if (runId !== null || taskId !== undefined) return runId !== null',
  },
  {
    row: 'R-1',
    file: `${CORE}/apply/resume.ts`,
    find: "found.state === 'untouched'",
    replace: "found.state !== 'unclear'",
  },
  {
    row: 'R-2',
    file: `${CORE}/plan/places.ts`,
    find: 'if (names.has(key)) {',
    replace: 'if (names.has(key) && free === "") {',
  },
  {
    row: 'R-2',
    file: `${CORE}/plan/places.ts`,
    find: 'for (const name of names) taken.add(collisionKey(name))',
    replace: 'for (const name of names) taken.add(name)',
  },
  {
    row: 'R-4',
    file: `${SERVER}/infra/db/durable-fs.ts`,
    find: 'nodefs.tryFSOperation(() => fs.fsyncSync(stream.nfd))',
    replace: '',
  },
  {
    row: 'R-5',
    file: `${SERVER}/modules/trash/purge.ts`,
    find: 'where purge_after_ms <= ${nowMs} returning',
    replace: 'where purge_after_ms <= ${nowMs + 86_400_000} returning',
  },
  {
    row: 'R-5',
    file: `${SERVER}/modules/trash/trash.ts`,
    find: 'moveOf(file.id, file.id, places[index]',
    replace: 'moveOf(file.id, file.id, places[0]',
  },
  { row: 'R-6', file: `${CORE}/apply/undo.ts`, find: 'cleanup: inverse.folders,', replace: '' },
  {
    row: 'R-6',
    file: `${CORE}/apply/undo.ts`,
    find: 'receipt.after ?? act.expect',
    replace: '{ sizeBytes: -1, modifiedAtMs: -1 }',
  },
  {
    row: 'R-7',
    file: `${CORE}/plan/build.ts`,
    find: 'if (group.members.some((item) => this.#places.blockers.has(item.path))) {',
    replace: 'if (group.members.length < 0) {',
  },
  {
    row: 'R-9',
    file: `${SERVER}/modules/uploads/commit.ts`,
    find: 'if (twin !== undefined) {',
    replace: 'if (twin === "") {',
  },
  {
    row: 'R-9',
    file: `${SERVER}/modules/uploads/commit.ts`,
    find: "if (!same) throw new Refusal('conflict', 'This Idempotency-Key was used for other files')",
    replace: '',
  },
  {
    row: 'R-10',
    file: `${CORE}/apply/executor.ts`,
    find: 'if (outcome !== undefined && isLater(outcome.code)) stop = pause(work.clock, outcome)',
    replace: '',
  },
  {
    row: 'R-10',
    file: `${SERVER}/infra/http/errors.ts`,
    find: "if (isDiskFull(error)) return new Refusal('no_space', 'Not enough space')",
    replace: '',
  },
  {
    row: 'R-12',
    file: `${SERVER}/modules/runs/lock.ts`,
    find: 'if (this.#running.has(owner.id)) throw busy()',
    replace: '',
  },
  {
    row: 'R-12',
    file: `${CORE}/apply/executor.ts`,
    find: 'if (unlock === undefined) return undefined',
    replace: 'if (unlock === undefined) return action()',
  },
  {
    row: 'R-13',
    file: `${CORE}/apply/executor.ts`,
    find: 'if (answer !== undefined && !held.has(act.unit)) held.set(act.unit, answer)',
    replace: '',
  },
  {
    row: 'R-13',
    file: `${DISK}/mover/move-file.ts`,
    find: 'return found.isFile() && matches(afterOf(found), expect) ? undefined',
    replace: 'return found.isFile() ? undefined',
  },
  {
    row: 'R-13',
    file: 'apps/server/src/modules/plans/carry-out.ts',
    find: '    await refuseObstacles(tx, owner, plan)\n',
    replace: '',
  },
  {
    row: 'R-15',
    file: `${SERVER}/infra/jobs/clock-jumps.ts`,
    find: 'nowMs >= lastMs && nowMs - lastMs <= jumpMs',
    replace: 'nowMs >= lastMs',
  },
  {
    row: 'R-15',
    file: `${SERVER}/modules/callers/guests.ts`,
    find: 'if (!(await clock.pass(nowMs()))) return 0',
    replace: 'await clock.pass(nowMs())',
  },
  {
    row: 'R-16',
    file: `${SERVER}/main.ts`,
    find: "process.on('SIGTERM', () => void stop(0))",
    replace: "process.on('SIGTERM', () => process.exit(0))",
  },
  {
    row: 'R-16',
    file: `${SERVER}/main.ts`,
    find: '    await running?.close()\n',
    replace: '    await new Promise(() => undefined)\n',
  },
  {
    row: 'R-17',
    file: `${SERVER}/modules/archive/entries.ts`,
    find: 'await markMissing(db, file.sha256).catch(() => undefined)',
    replace: 'await Promise.resolve()',
  },
  {
    row: 'R-17',
    file: `${CORE}/zip/content.ts`,
    find: 'if (entry.sizeBytes !== undefined && entry.sizeBytes !== sizeBytes) throw changed()',
    replace: '',
  },
  // The moment as a clock on the wall would show it.
  {
    row: 'UX-102',
    file: `${CORE}/zip/records.ts`,
    find: 'const seconds = Math.floor(finite / 1000)',
    replace: 'const seconds = Math.floor(finite / 1000) + utcOffsetMinutes * 60',
  },
  {
    row: 'UX-102',
    file: 'apps/web/src/worker/zip/sources.ts',
    find: 'source.blob.lastModified : Date.now()',
    replace: 'Date.now() : Date.now()',
  },
  {
    row: 'UX-102',
    file: `${SERVER}/modules/archive/entries.ts`,
    find: 'path.slice(1), modifiedAtMs, sizeBytes: size, open: () => open(entry) }',
    replace: 'path.slice(1), modifiedAtMs: Date.now(), sizeBytes: size, open: () => open(entry) }',
  },
  // Uploads
  { row: 'U-4', file: `${SERVER}/modules/uploads/receive.ts`, find: '    await intake.discard()\n', replace: '' },
  {
    row: 'U-6',
    file: `${SERVER}/modules/uploads/receive.ts`,
    find: "if (head.fileName === undefined) return new Refusal('bad_request', 'A file was sent without a name')",
    replace: '',
  },
  {
    row: 'U-7',
    file: `${SERVER}/modules/uploads/file-part.ts`,
    find: 'for (const chunk of chunks) await large.append(chunk)',
    replace: 'for (const chunk of chunks.slice(1)) await large.append(chunk)',
  },
  {
    row: 'U-8',
    file: `${SERVER}/modules/uploads/file-part.ts`,
    find: ', mediaType: this.declaredType })',
    replace: ' })',
  },
  {
    row: 'U-9',
    file: `${SERVER}/modules/uploads/names.ts`,
    find: '[...chosen, ...segments].map(',
    replace: '[...chosen].map(',
  },
  {
    row: 'U-10',
    file: `${SERVER}/modules/callers/guests.ts`,
    find: 'if (left <= 0 && (await clock.isSteady(nowMs()))) {',
    replace: 'if (left < -1e15) {',
    also: [
      {
        file: `${SERVER}/modules/callers/guests.ts`,
        find: 'const gone = await removeExpired(db, nowMs())',
        replace: 'const gone = 0',
      },
    ],
  },
  // Names
  {
    row: 'N-1',
    file: `${CORE}/item/name.ts`,
    find: "raw.toWellFormed().normalize('NFC').replace(FORBIDDEN, '_')",
    replace: "raw.normalize('NFC').replace(FORBIDDEN, '_')",
  },
  {
    row: 'N-2',
    file: `${CORE}/item/name.ts`,
    find: 'const FORBIDDEN = /[\\p{Cc}/\\\\]/gu',
    replace: 'const FORBIDDEN = /[\\p{Cc}/]/gu',
  },
  {
    row: 'N-2',
    file: `${SERVER}/modules/uploads/names.ts`,
    find: "originalName: name === rawName.normalize('NFC') ? null : rawName",
    replace: 'originalName: null',
  },
  {
    row: 'N-3',
    file: `${CORE}/item/fold.ts`,
    find: "const composed = name.normalize('NFC')",
    replace: 'const composed = name',
    also: [{ file: `${CORE}/item/fold.ts`, find: "return folded.normalize('NFC')", replace: 'return folded' }],
  },
  {
    row: 'N-4',
    file: `${CORE}/item/fold.ts`,
    find: 'if (ASCII.test(name)) return name.toLowerCase()',
    replace: 'if (ASCII.test(name)) return name',
  },
  { row: 'N-4', file: `${CORE}/item/fold.ts`, find: ".replaceAll('ς', 'σ')", replace: '' },
  { row: 'N-5', file: `${CORE}/item/name.ts`, find: 'con|prn|aux|nul|com[0-9¹²³]', replace: 'con|prn|aux|com[0-9¹²³]' },
  {
    row: 'N-5',
    file: `${CORE}/zip/names.ts`,
    find: 'safeName(segment, { windows: true })',
    replace: 'safeName(segment)',
  },
  {
    row: 'N-6',
    file: `${CORE}/item/name.ts`,
    find: 'cutToBytes(name.slice(0, name.length - extension.length), maxBytes - extensionBytes) + extension',
    replace: 'cutToBytes(name, maxBytes)',
  },
  {
    row: 'N-9',
    file: `${CORE}/item/name.ts`,
    find: 'const FORBIDDEN = /[\\p{Cc}/\\\\]/gu',
    replace: 'const FORBIDDEN = /[\\p{Cc}/\\\\$`]/gu',
  },
  {
    row: 'N-10',
    file: `${CORE}/item/path.ts`,
    find: 'export const MAX_PATH_LEVELS = 64',
    replace: 'export const MAX_PATH_LEVELS = 640',
  },
  {
    row: 'N-11',
    file: `${CORE}/model/reply.ts`,
    find: '  return folderName(text)\n',
    replace: '  return proposed\n',
    also: [
      {
        file: `${CORE}/model/reply.ts`,
        find: "text === '' || text.length > 400 || ",
        replace: "text === '' || text.length > 4e9 || ",
      },
    ],
  },
  {
    row: 'N-7',
    file: `${CORE}/classify/folder.ts`,
    find: 'if (isBadName || !name.isWellFormed())',
    replace: 'if (isBadName) continue\n    else if (!name.isWellFormed())',
  },
  {
    row: 'N-8',
    file: `${CORE}/item/visible.ts`,
    find: 'if (!HIDDEN_ONCE.test(name)) return name',
    replace: 'if (name.length < 1e9) return name',
  },
  { row: 'N-8', file: `${CORE}/item/visible.ts`, find: "[0x202e, 'RLO']", replace: "[0x202e, '']" },
]
