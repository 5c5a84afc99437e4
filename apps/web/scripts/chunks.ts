/** A few words, a picture of a button, a helper: what many screens share and none is worth a request. */
const SMALL = { minShareCount: 11, maxModuleSize: 4000 } as const

/**
 * What travels together. The entry is one file; left to itself the bundler gave every shared icon, message and helper a
 * file of its own, 135 in all, 75 of which the main screen asked for. A group takes along what its modules import, so
 * those named here import nothing but one another and the entry.
 */
export const CHUNKS = [
  { name: 'start', tags: ['$initial' as const], priority: 4 },
  {
    name: 'words',
    test: /[\\/]paraglide[\\/]messages[\\/]|[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
    priority: 3,
    ...SMALL,
  },
  { name: 'press', test: /[\\/]react-aria-components[\\/]dist[\\/].*[\\/]Button\./, priority: 2 },
  {
    name: 'ground',
    test: /[\\/]web[\\/]src[\\/](?:(?:connection|http|language|ledger|platform|session|settings|shortcuts)[\\/]|device[\\/]local\.|ui[\\/](?:panel|badge|progress|toast-store)\.)|[\\/]core[\\/]src[\\/](?:limits|errors|text|flow[\\/]pacing)/,
    priority: 1,
    ...SMALL,
  },
]
