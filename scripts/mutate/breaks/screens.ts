import type { Break } from '../types.ts'

/** What screens say, show and leave in sight. */
export const breaks: readonly Break[] = [
  {
    row: 'UX-9',
    file: 'apps/web/src/ui/app.css',
    find: '    padding-block-start: var(--safe-top);\n',
    replace: '',
  },
  {
    row: 'UX-9',
    file: 'apps/web/src/ui/over-the-page.ts',
    find: "{ height: 'var(--visual-viewport-height)' }",
    replace: "{ height: '100dvh' }",
  },
  {
    row: 'UX-22',
    file: 'apps/web/src/intake/read-folder.ts',
    find: "else found.fail('?', undefined)",
    replace: 'else continue',
  },
  {
    row: 'UX-16',
    file: 'apps/web/src/ui/app.css',
    find: '"calt" 0;',
    replace: '"calt";',
  },
  {
    row: 'UX-16',
    file: 'apps/web/src/viewer/lightbox.tsx',
    find: 'line-clamp-2 min-w-0 flex-1 text-lead font-semibold [overflow-wrap:anywhere]',
    replace: 'flex-1 text-lead font-semibold',
  },
  {
    row: 'UX-17',
    file: 'apps/web/src/features/library/states.tsx',
    find: "if (isAsking || listing.state === 'loading')",
    replace: 'if (isAsking && !isAsking)',
  },
  {
    row: 'UX-18',
    file: 'apps/web/src/features/account/auth-screen.tsx',
    find: "wasHere && user !== undefined && purpose === ''",
    replace: 'wasHere && user === undefined',
  },
  {
    row: 'UX-19',
    file: 'apps/web/src/features/organize/run-to-show.ts',
    find: 'const run = here ?? newest',
    replace: 'const run = newest ?? here',
  },
  {
    row: 'UX-19',
    file: 'apps/web/src/connection/connection.ts',
    find: 'database: backend && noted.database',
    replace: 'database: noted.database',
  },
  {
    row: 'UX-20',
    file: 'apps/web/src/features/feedback/feedback-dialog.tsx',
    find: 'isBug && bugUrl !== undefined',
    replace: 'isBug',
  },
  {
    row: 'UX-21',
    file: 'apps/web/src/review/view.ts',
    find: 'if (totals.has(name)) place(name)',
    replace: 'if ((totals.get(name)?.fileCount ?? 0) > 0) place(name)',
  },
  {
    row: 'UX-11',
    file: 'apps/web/src/viewer/use-opened.ts',
    find: 'replace: latest.current.opened !== undefined',
    replace: 'replace: true',
  },
  {
    row: 'UX-2',
    file: 'apps/web/src/shortcuts/shortcuts.ts',
    find: "scope: 'review', keys: [['Mod', 'A']], words: m.key_all, by: 'page' }",
    replace: "scope: 'review', keys: [['Mod', 'A']], words: m.key_all, by: 'list' }",
  },
  {
    row: 'UX-23',
    file: 'apps/web/src/device/carry-over.ts',
    find: 'await Promise.all([store.keyPath === null ? store.put(value, key) : store.put(value), writing.done])',
    replace: 'void [store.put(value), writing.done.catch(() => undefined)]',
  },
  {
    row: 'UX-24',
    file: 'apps/web/src/features/library/use-uploads.ts',
    find: 'setUnreadable(more)',
    replace: '',
  },
  {
    row: 'UX-25',
    file: 'packages/core/src/plan/draft.ts',
    find: 'placed.category === entry.category && !entry.excluded && !isOpen(entry)',
    replace: 'placed.category === entry.category',
  },
  {
    row: 'UX-25',
    file: 'apps/web/src/review/places.ts',
    find: 'return one.category === here ? -1 : 1',
    replace: 'return 0',
  },
  {
    row: 'UX-26',
    file: 'apps/web/src/review/view.ts',
    find: '!inside.has(entry.item.id) && !wordsOf(entry)',
    replace: '!wordsOf(entry)',
  },
  {
    row: 'UX-26',
    file: 'apps/web/src/review/view.ts',
    find: 'found.sort((one, other) => orderOf(one) - orderOf(other))',
    replace: 'found',
  },
  {
    row: 'UX-3',
    file: 'apps/web/src/shortcuts/shortcuts.ts',
    find: '(!options.isTyping || inFields) &&',
    replace: '',
  },
  {
    row: 'UX-3',
    file: 'apps/web/src/shortcuts/shortcuts.ts',
    find: "by === 'page' &&\n      (!options",
    replace: "by === 'page' &&\n      keys.length === 1 &&\n      (!options",
  },
  {
    row: 'X-9',
    file: 'apps/server/src/infra/http/headers.ts',
    find: '    crossOriginEmbedderPolicy: false,\n',
    replace: '    crossOriginEmbedderPolicy: false,\n    crossOriginOpenerPolicy: false,\n',
  },
]
