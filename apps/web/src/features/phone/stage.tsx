import type { ReactNode } from 'react'
import { SentLine } from '../../intake/sent-line.tsx'

const WIDE =
  'mx-auto flex h-[calc(100dvh-4.25rem-var(--banner-h,0px))] min-h-[36rem] w-full max-w-7xl flex-col gap-3 px-3 pt-1 pb-[calc(2.25rem+var(--nav-h)+var(--safe-end))] sm:px-6 [body:has([data-toast])_&]:pb-[calc(5.25rem+var(--nav-h)+var(--safe-end))]'
const NARROW =
  'mx-auto flex w-full max-w-2xl animate-rise flex-col gap-4 px-4 pt-[4dvh] pb-[calc(3rem+var(--nav-h)+var(--safe-end))] sm:px-6'

export interface StageProps {
  /** True where files are shown: as high as the screen, so that their lists scroll inside. */
  readonly isWide: boolean
  readonly children: ReactNode
}

/** What a screen is about, in all of its stages: as wide as a page of a book, or as the window; at its foot what has left the device. */
export const Stage = ({ isWide, children }: StageProps) => (
  <main className={isWide ? WIDE : NARROW}>
    {children}
    <SentLine isShort={isWide} />
  </main>
)
