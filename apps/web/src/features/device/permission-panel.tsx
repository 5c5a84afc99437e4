import { FilePlus2, FolderSearch, HardDrive, PackageOpen, ScanSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { canOpenFolders, type DevicePlatform, devicePlatform } from '../../platform/index.ts'
import { Button, cx, Panel } from '../../ui/index.ts'
import { StageHeading } from '../../ui/stage-heading.tsx'
import type { Way } from './ways.ts'

const SCANNED: Readonly<Record<DevicePlatform, readonly (() => string)[]>> = {
  web: [m.device_scans_web_1, m.device_scans_web_2, m.device_scans_web_3],
  ios: [m.device_scans_ios_1, m.device_scans_ios_2, m.device_scans_ios_3],
  android: [m.device_scans_android_1, m.device_scans_android_2, m.device_scans_android_3],
}

export interface PermissionPanelProps {
  readonly start: (way: Exclude<Way, 'drop'>) => void
  /** True while files are held over the page. */
  readonly isOver: boolean
  /** True while what the other picker brought is being read. */
  readonly isReading: boolean
  /** What is to be said before anything else, e.g. of a run that was interrupted. */
  readonly children?: ReactNode
}

/** The way in: what would be scanned, the four ways to begin, and the others. */
export const PermissionPanel = ({ start, isOver, isReading, children }: PermissionPanelProps) => {
  const platform = devicePlatform()
  return (
    <div className="flex animate-rise flex-col gap-4">
      <div className="mb-2 max-w-2xl low:mb-0">
        <StageHeading className="text-display font-semibold text-balance low:text-2xl">{m.device_title()}</StageHeading>
        <p className="mt-3 text-lead text-pretty text-muted low:sr-only">{m.device_lead()}</p>
      </div>
      {children}
      <Panel className={cx('p-5 sm:p-6', isOver && 'border-accent bg-accent-soft')}>
        <h2 className="font-semibold">{m.device_scans_title()}</h2>
        <ul className="mt-3 grid gap-2 sm:grid-cols-3">
          {SCANNED[platform].map((words) => (
            <li key={words()} className="flex items-center gap-3 rounded-md bg-sunken px-3 py-2.5 font-medium">
              <HardDrive aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
              {words()}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-pretty text-muted">
          {m.device_scans_hint()} {canOpenFolders() ? m.device_where_ready() : m.device_where_zip()}
        </p>
        <div className="mt-5 grid gap-3 sm:grid-cols-2">
          <Button look="primary" size="l" icon={ScanSearch} onPress={() => start('scan')} className="sm:col-span-2">
            {m.device_scan_now()}
          </Button>
          <Button icon={FolderSearch} onPress={() => start('folder')}>
            {m.device_scan_folder()}
          </Button>
          <Button icon={FilePlus2} onPress={() => start('files')}>
            {m.device_select_files()}
          </Button>
          <Button icon={PackageOpen} onPress={() => start('bulk')} className="sm:col-span-2">
            {m.device_bulk()}
          </Button>
        </div>
      </Panel>
      <Panel className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:p-5">
        <div className="min-w-48 flex-1">
          <h2 className="font-semibold">{m.device_other_ways()}</h2>
          <p className="mt-1 text-sm text-pretty text-muted">{m.device_drop()}</p>
        </div>
        <Button isDisabled={isReading} onPress={() => start('picker')}>
          {isReading ? m.device_picker_busy() : platform === 'web' ? m.device_picker() : m.device_access()}
        </Button>
        <Button look="quiet" onPress={() => start('examples')}>
          {m.examples_try()}
        </Button>
      </Panel>
    </div>
  )
}
