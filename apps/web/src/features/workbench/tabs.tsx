import type { DemoFile, Email, Photo } from '@octavo/core'
import { lazy, type ReactNode } from 'react'
import { needWords } from '../../language/index.ts'
import { m } from '../../paraglide/messages.js'

// In the review of either a decision can be made a rule.
const organiserWords = () => [needWords('organisers'), needWords('rules')] as const
const EmailsTab = lazy(async () => {
  const [tab] = await Promise.all([import('./emails/emails-tab.tsx'), ...organiserWords()])
  return tab
})
const PhotosTab = lazy(async () => {
  const [tab] = await Promise.all([import('./photos/photos-tab.tsx'), needWords('photos'), ...organiserWords()])
  return tab
})
const DemoFiles = lazy(() => import('./files/demo-files.tsx'))

/** What the tabs are made of. */
export interface TabParts {
  readonly isDemo: boolean
  readonly demo: {
    readonly files: readonly DemoFile[]
    readonly emails: readonly Email[]
    readonly photos: readonly Photo[]
  }
  /** The files tab on the person's own library. */
  readonly myFiles: ReactNode
}

interface Tab {
  readonly id: keyof TabParts['demo']
  readonly words: () => string
  /** The same with how many there are in the demo. */
  readonly counted: (words: { readonly n: string }) => string
  /** What the person's own are called. */
  readonly mine: () => string
  readonly content: (parts: TabParts) => ReactNode
}

/** The tabs of the workbench, in their order: a new one is one entry. */
export const TABS: readonly [Tab, ...Tab[]] = [
  {
    ...{ id: 'files', words: m.workbench_files, counted: m.workbench_files_count, mine: m.workbench_mine_files },
    content: ({ isDemo, demo, myFiles }) => (isDemo ? <DemoFiles files={demo.files} /> : myFiles),
  },
  {
    ...{ id: 'emails', words: m.workbench_emails, counted: m.workbench_emails_count, mine: m.workbench_mine_emails },
    content: ({ isDemo, demo }) => <EmailsTab isDemo={isDemo} emails={demo.emails} />,
  },
  {
    ...{ id: 'photos', words: m.workbench_photos, counted: m.workbench_photos_count, mine: m.workbench_mine_photos },
    content: ({ isDemo, demo }) => <PhotosTab isDemo={isDemo} photos={demo.photos} />,
  },
]

/** The tab that an address asks for; the first one where it asks for none. */
export const tabOf = (asked: string | null): Tab => TABS.find(({ id }) => id === asked) ?? TABS[0]
