import type { Break } from '../types.ts'

const WEB = 'apps/web/src/features/library'
const SERVER = 'apps/server/src/modules'

/** What is done with the library, its trash, its searches, and the history of it. */
export const breaks: readonly Break[] = [
  { row: 'UX-44', file: `${WEB}/use-acts.ts`, find: 'tellGone.current(gone)', replace: 'tellGone.current(keys)' },
  {
    row: 'UX-44',
    file: 'apps/web/src/ui/use-enter.ts',
    find: 'const isDue = isKnown && entered === text',
    replace: 'const isDue = entered === text',
  },
  {
    row: 'UX-44',
    file: `${WEB}/library-body.tsx`,
    find: '    if (library.ways.isLeaving()) return\n',
    replace: '',
  },
  {
    row: 'UX-44',
    file: `${WEB}/tell.ts`,
    find: 'if (entry) return whatIs(nameOf(entry), keys.size)',
    replace: 'if (entry) return whatIs(undefined, keys.size)',
  },
  {
    row: 'UX-44',
    file: `${SERVER}/acts/act.ts`,
    find: "if (kind !== 'trash') await refuseObstacles",
    replace: "if (kind === 'folder') await refuseObstacles",
  },
  {
    row: 'UX-44',
    file: `${SERVER}/runs/target.ts`,
    find: 'if (last === undefined) break',
    replace: "if (last === undefined || after !== '') break",
  },
  {
    row: 'UX-45',
    file: `${SERVER}/trash/purge.ts`,
    find: 'and id in (select json_array_elements_text(${found}::json))`',
    replace: 'and ${found} is not null`',
  },
  {
    row: 'UX-45',
    file: `${WEB}/library-body.tsx`,
    find: 'doings.purge(new Set(listing.keys))',
    replace: 'acts.purge(new Set(listing.keys))',
  },
  {
    row: 'UX-46',
    file: `${SERVER}/search/narrow.ts`,
    find: 'and p.camera = ${plain(camera)}',
    replace: 'and ${plain(camera)} is not null',
  },
  { row: 'UX-46', file: `${WEB}/place.ts`, find: "  'sender',\n", replace: '' },
  {
    row: 'UX-106',
    file: 'packages/core/src/search/search-index.ts',
    find: 'field !== undefined && isIt(field)',
    replace: 'field !== undefined && isIt !== undefined',
  },
  {
    row: 'UX-106',
    file: 'packages/core/src/search/query.ts',
    find: "isWanted: minus === ''",
    replace: 'isWanted: minus !== undefined',
  },
  {
    row: 'UX-106',
    file: `${SERVER}/search/find.ts`,
    find: 'isExact(text) ? undefined : ',
    replace: '',
  },
  {
    row: 'UX-107',
    file: `${SERVER}/search/library-index.ts`,
    find: 'pg_snapshot_xmin(',
    replace: 'pg_snapshot_xmax(',
  },
  {
    row: 'UX-107',
    file: 'packages/core/src/search/postings.ts',
    find: 'this.#places.delete(term)',
    replace: 'void term',
  },
  {
    row: 'UX-107',
    file: `${SERVER}/search/find.ts`,
    find: 'await indexes.forget(owner, gone, signal)',
    replace: 'void gone',
  },
  {
    row: 'UX-108',
    file: 'packages/core/src/search/sorts.ts',
    find: 'best.probability >= LIKELY',
    replace: 'best.probability < LIKELY',
  },
  {
    row: 'UX-108',
    file: 'packages/core/src/search/vocabulary.ts',
    find: 'known.endsWith(end)',
    replace: 'known.length > 0',
  },
  {
    row: 'UX-108',
    file: `${SERVER}/mcp/library-desk.ts`,
    find: 'findInLibrary(services, owner, text, undefined, signal)',
    replace: "findInLibrary(services, owner, '', undefined, signal)",
  },
  {
    row: 'UX-47',
    file: `${WEB}/download.ts`,
    find: "path: path.replace(/^\\//, '')",
    replace: "path: path.slice(path.lastIndexOf('/') + 1)",
  },
  { row: 'UX-47', file: 'apps/web/src/viewer/packing.ts', find: 'if (packing) return false', replace: '' },
  {
    row: 'UX-48',
    file: `${WEB}/chosen-files.ts`,
    find: 'for (const folder of folders) for',
    replace: 'for (const folder of folders.slice(1)) for',
  },
  {
    row: 'UX-48',
    file: `${WEB}/use-sort.ts`,
    find: "if (state === 'review' && !isSure)",
    replace: "if (state === 'busy' && !isSure)",
  },
  {
    row: 'UX-49',
    file: 'apps/web/src/ui/use-hash.ts',
    find: 'page.observe(document.body)',
    replace: 'requestAnimationFrame(() => page.disconnect())\n    page.observe(document.body)',
  },
  {
    row: 'UX-50',
    file: 'apps/web/src/features/runs/step-list.tsx',
    find: 'if (last >= lines.length - AHEAD) onOlder?.()',
    replace: '',
  },
  {
    row: 'UX-75',
    file: `${SERVER}/duplicates/kept.ts`,
    find: '(keep ? keepAll(kept, contents) : askAgain(kept, contents))',
    replace: 'keepAll(kept, contents)',
  },
  {
    row: 'UX-75',
    file: 'packages/core/src/plan/set-aside.ts',
    find: '(await keyOf(twin)) === key',
    replace: 'twin.name === item.name',
  },
  {
    row: 'UX-75',
    file: 'apps/web/src/features/duplicates/use-copies.ts',
    find: "?? set.is === 'exact'",
    replace: "?? set.is === 'near'",
  },
  {
    row: 'UX-75',
    file: 'packages/core/src/cluster/documents/near-duplicates.ts',
    find: 'similarity < LIKE || !haveSameNumbers(one, other)',
    replace: 'similarity < LIKE',
  },
  {
    row: 'UX-75',
    file: 'packages/core/src/images/keeper.ts',
    find: 'b.modifiedAtMs - a.modifiedAtMs',
    replace: 'a.modifiedAtMs - b.modifiedAtMs',
  },
]
