import type { Break } from '../types.ts'

/** What one caller may hold, and limits that hold. */
export const breaks: readonly Break[] = [
  {
    row: 'L-9',
    file: 'apps/server/src/modules/uploads/receive.ts',
    find: 'if (this.#namesBytes <= MAX_NAMES_BYTES) return bytes.toString()',
    replace: 'if (this.#namesBytes > 0 || name === "") return bytes.toString()',
  },
  {
    row: 'L-9',
    file: 'apps/server/src/modules/uploads/upload.ts',
    find: 'if (waiting.length + children.length > MAX_FIELD_VALUES)',
    replace: 'if (waiting.length + children.length > 1000 * MAX_FIELD_VALUES)',
  },
  {
    row: 'L-9',
    file: 'apps/server/src/infra/http/hang-up.ts',
    find: 'setTimeout(() => socket.destroy(), LINGER_MS).unref()',
    replace: '',
  },
  {
    row: 'L-9',
    file: 'packages/core/src/item/free-names.ts',
    find: 'this.#next.set(likes, number)',
    replace: '',
  },
  {
    row: 'L-10',
    file: 'apps/server/src/modules/uploads/commit.ts',
    find: 'if (rows.length >= room.files || bytes + file.sizeBytes > room.bytes) {',
    replace: 'if (rows.length < 0) {',
  },
  {
    row: 'L-10',
    file: 'apps/server/src/modules/pricing/room.ts',
    find: 'if (after.files < 0 && after.files < before.files) throw after.tooMany()',
    replace: '',
  },
  {
    row: 'L-10',
    file: 'apps/server/src/modules/accounts/adopt.ts',
    find: 'order by id offset ',
    replace: 'order by id offset 1000 + ',
  },
  {
    row: 'U-1',
    file: 'apps/server/src/modules/uploads/resumable.ts',
    find: "      if (error instanceof Refusal && error.code === 'bad_request') await count()\n",
    replace: '',
  },
  {
    row: 'U-1',
    file: 'apps/web/src/intake/send-in-parts.ts',
    find: 'offset = isGone ? 0 : undefined',
    replace: 'offset = 0',
  },
  {
    row: 'U-2',
    file: 'apps/server/src/modules/uploads/resumable.ts',
    find: 'if ((await partSize(dataDir, id, part.file)) >= part.size_bytes) continue',
    replace: 'if ((await partSize(dataDir, id, part.file)) >= 0) continue',
  },
  {
    row: 'U-3',
    file: 'apps/server/src/modules/uploads/resumable.ts',
    find: '    if (upload.offsetBytes !== offset) throw standsAt(upload.offsetBytes)\n',
    replace: '',
  },
  {
    row: 'U-5',
    file: 'apps/server/src/modules/uploads/file-part.ts',
    find: '    this.#refusal = this.#allow(this.#sizeBytes, chunk.length)\n',
    replace: '',
  },
  {
    row: 'Z-2',
    file: 'apps/server/src/infra/ids.ts',
    find: "const random = pool.toString('hex', used, used + 10)",
    replace: "const random = (used / 10).toString(16).padStart(20, '0')",
  },
  {
    row: 'R-9',
    file: 'apps/server/src/modules/uploads/upload-names.ts',
    find: 'f.requested_name <> f.name',
    replace: 'f.requested_name = f.name',
  },
]
