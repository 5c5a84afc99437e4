import type { Break } from '../types.ts'

const signed = 'packages/connect/src/unsubscribe/signed.ts'
const oneClick = 'packages/connect/src/unsubscribe/one-click.ts'
const mailings = 'apps/server/src/modules/mailings/mailings.ts'

export const breaks: readonly Break[] = [
  {
    row: 'C-10',
    file: signed,
    find: ' && COVERED.every((name) => keys.has(name))',
    replace: '',
  },
  { row: 'C-10', file: signed, find: "status.result === 'pass' && ", replace: '' },
  { row: 'C-10', file: oneClick, find: 'answer.status < 300', replace: 'answer.status < 400' },
  { row: 'C-10', file: mailings, find: ' || mailing.way.url !== url', replace: '' },
  { row: 'C-10', file: mailings, find: 'config.places.listHosts', replace: 'config.places.hosts' },
]
