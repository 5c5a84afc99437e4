import { lazy } from 'react'
import { needWords } from '../../../language/index.ts'

/** The sort-rules panel, fetched with its words when it is first shown. */
export const SortRulesPanel = lazy(async () => {
  const [panel] = await Promise.all([import('./sort-rules-panel.tsx'), needWords('rules'), needWords('library')])
  return panel
})
