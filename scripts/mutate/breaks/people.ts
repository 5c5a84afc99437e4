import type { Break } from '../types.ts'

/** What one person brings is text to others, and nobody's but their own. */
export const breaks: readonly Break[] = [
  {
    row: 'X-2',
    file: 'apps/web/src/review/file-row.tsx',
    find: "<bdi className={cx('truncate font-medium', excluded && 'line-through')} title={name}>\n              {name}\n            </bdi>",
    replace:
      "<bdi className={cx('truncate font-medium', excluded && 'line-through')} title={name} dangerouslySetInnerHTML={{ __html: name }} />",
  },
  {
    row: 'A-7',
    file: 'apps/server/src/modules/callers/tokens.ts',
    find: "createHash('sha256').update(token).digest('hex')",
    replace: 'token',
  },
  {
    row: 'I-6',
    file: 'apps/server/src/modules/judging/advice-cache.ts',
    find: 'const common = [owner.id, own ?',
    replace: "const common = ['', own ?",
  },
  {
    row: 'I-9',
    file: 'apps/server/src/modules/judging/advice-cache.ts',
    find: 'said.set(keys.get(itemId) ??',
    replace: 'new Map().set(keys.get(itemId) ??',
  },
]
