import type { Break } from '../types.ts'

/** Work that is fair to people, bounded, and ended when its caller has gone. */
export const breaks: readonly Break[] = [
  {
    row: 'L-9',
    file: 'packages/core/src/fair/fair-queue.ts',
    find: '      if ((this.#held.get(who) ?? 0) >= mostOfOne) continue\n',
    replace: '      if ((this.#held.get(who) ?? 0) >= mostOfOne + this.#width) continue\n',
  },
  {
    row: 'I-8',
    file: 'packages/core/src/fair/fair-queue.ts',
    find: '      // Whoever was served goes to the end of the line.\n      this.#line.delete(who)\n      if (line.length > 0) this.#line.set(who, line)\n',
    replace: '      if (line.length === 0) this.#line.delete(who)\n',
  },
  {
    row: 'L-9',
    file: 'packages/core/src/fair/shared-work.ts',
    find: '        if (one.waiting === 0) {',
    replace: '        if (one.waiting >= 0) {',
  },
  {
    row: 'L-9',
    file: 'packages/readers/src/node/reader-process.ts',
    find: '      this.#handed = this.#handed.then(() => this.#hand(job, message))',
    replace: '      void this.#hand(job, message)',
  },
  {
    row: 'L-9',
    file: 'apps/server/src/modules/readings/readings.ts',
    find: 'fresh.get(key) ?? (await shared.join(key, (stop) => readOne(entry, content, stop, wishes), signal))',
    replace: 'await shared.join(key, (stop) => readOne(entry, content, stop, wishes), signal)',
  },
  {
    row: 'L-9',
    file: 'apps/server/src/work.ts',
    find: 'new FairQueue(width, { mostOfOne: readers })',
    replace: 'new FairQueue(width)',
  },
  {
    row: 'L-9',
    file: 'apps/server/src/modules/search/searching.ts',
    find: 'chars <= bounds.mostOfAll || libraries.size === 1',
    replace: 'chars >= 0',
  },
]
