import type { Break } from '../types.ts'

const READERS = 'packages/readers/src'

/** Breaks: readers of hostile contents, from the trust list. */
export const breaks: readonly Break[] = [
  // Readers
  { row: 'P-1', file: `${READERS}/node/pool.ts`, find: 'timeoutMs = 20_000', replace: 'timeoutMs = 200_000' },
  {
    row: 'P-2',
    file: `${READERS}/thumbnail/find.ts`,
    find: "if (kind !== 'image' && kind !== 'raw-image') throw",
    replace: "if (kind !== 'image' && kind !== 'raw-image' && kind !== 'vector-image') throw",
  },
  {
    row: 'P-3',
    file: `${READERS}/node/pool.ts`,
    find: 'if (again) waiting.unshift(again)',
    replace: "again?.settle(failure('damaged'))",
  },
  {
    row: 'P-5',
    file: `${READERS}/zip/inflate.ts`,
    find: 'length > end * budget.limits.ratio',
    replace: 'length > end * budget.limits.ratio * 1000',
  },
  {
    row: 'P-5',
    file: `${READERS}/zip/inflate.ts`,
    find: 'if (this.#spent > this.limits.inflatedBytes)',
    replace: 'if (this.#spent > this.limits.inflatedBytes * 1000)',
  },
  { row: 'P-6', file: `${READERS}/archive/listing.ts`, find: '|(?:^|[\\\\/])\\.\\.(?:[\\\\/]|$)', replace: '' },
  {
    row: 'P-7',
    file: `${READERS}/archive/listing.ts`,
    find: "draft.flag('encrypted_members', options.isEncrypted === true)",
    replace: '',
  },
  {
    row: 'P-7',
    file: `${READERS}/zip/package.ts`,
    find: "if (entry.isEncrypted) throw new ReadProblem('password_needed')",
    replace: '',
    also: [
      {
        file: `${READERS}/zip/package.ts`,
        find: "if ((header.u16(6) & 1) !== 0) throw new ReadProblem('password_needed')",
        replace: '',
      },
    ],
  },
  {
    row: 'P-9',
    file: `${READERS}/xml/entities.ts`,
    find: '(whole, body: string) => character(body) ?? whole',
    replace: "(_whole, body: string) => character(body) ?? 'expanded '.repeat(100)",
  },
  { row: 'P-12', file: `${READERS}/node/guard.ts`, find: 'net.Socket.prototype.connect = refuse', replace: '' },
  { row: 'P-12', file: `${READERS}/node/flags.ts`, find: "    '--permission',\n", replace: '' },
  {
    row: 'P-4',
    file: `${READERS}/image/shrink.ts`,
    find: 'MAX_INPUT_PIXELS = 100_000_000',
    replace: 'MAX_INPUT_PIXELS = 100_000_000_000',
  },
  { row: 'P-8', file: `${READERS}/zip/package.ts`, find: '|| crc32(bytes) !== entry.crc32)', replace: ')' },
  {
    row: 'P-10',
    file: `${READERS}/text/html.ts`,
    find: "    draft.flag('external_links')\n",
    replace: "    draft.flag('external_links', false)\n",
  },
  { row: 'P-10', file: `${READERS}/pdf.ts`, find: "draft.flag('scripts', await pdf.hasJSActions())", replace: '' },
  {
    row: 'P-11',
    file: `${READERS}/mail/eml.ts`,
    find: 'await PostalMime.parse(head.subarray(0, end)).catch(() => Promise.reject(error))',
    replace: 'await Promise.reject(error)',
  },
]
