import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { DownloadRow } from './file-row.tsx'
import type { DownloadableFile, DownloadState } from './types.ts'

const ROW_PX = 88

export interface DownloadListProps {
  readonly files: readonly DownloadableFile[]
  readonly state: DownloadState
  readonly onDownload: (file: DownloadableFile) => void
}

/** Files of any number: only the rows in sight are in the page. The list can be scrolled by keyboard. */
export const DownloadList = ({ files, state, onDownload }: DownloadListProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: files.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
  })
  return (
    <section
      ref={scroller}
      aria-label={m.download_list()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard.
      tabIndex={0}
      className="scroll-thin min-h-40 flex-1 overflow-y-auto overscroll-contain rounded-md border border-line bg-sunken outline-offset-[-2px]"
    >
      <ul className="relative w-full" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const file = files[index]
          if (!file) return null
          return (
            <li
              key={file.id}
              aria-posinset={index + 1}
              aria-setsize={files.length}
              className="absolute inset-x-0 top-0 border-b border-line/50"
              style={{ height: ROW_PX, transform: `translateY(${start}px)` }}
            >
              <DownloadRow file={file} progress={state.of(file)} isRunning={state.isRunning} onDownload={onDownload} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
