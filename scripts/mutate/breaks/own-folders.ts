import type { Break } from '../types.ts'

/** What a person's own folders take in. */
export const breaks: readonly Break[] = [
  {
    row: 'I-10',
    file: 'packages/core/src/learn/place.ts',
    find: '  return Math.min(byLessons, 0.99, chance(logit))',
    replace: '  return Math.max(byLessons, 0.99, chance(logit))',
  },
]
