import { CloudOff, Images, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/index.ts'

interface PhotoStateProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
}

/** What stands in place of photos while there are none. */
export const PhotoState = ({ icon: Icon, title, text, children }: PhotoStateProps) => (
  <div role="status" className="grid size-full min-h-72 flex-1 place-items-center p-8 text-center">
    <div className="flex max-w-sm flex-col items-center">
      <Icon aria-hidden="true" className="size-10 text-accent" strokeWidth={1.5} />
      <p className="mt-4 text-lg font-semibold">{title}</p>
      {text && <p className="mt-1.5 text-pretty text-muted">{text}</p>}
      {children && <div className="mt-5">{children}</div>}
    </div>
  </div>
)

/** What stands there while they are fetched, and when they could not be: offline, or for another reason. */
export const PhotoWaiting = ({ isFailed, onRetry }: { readonly isFailed: boolean; readonly onRetry: () => void }) => {
  const isAway = isOffline(useConnection())
  if (!isFailed) return <PhotoState icon={Images} title={m.photos_loading()} />
  const retry = <Button onPress={onRetry}>{m.crash_retry()}</Button>
  return isAway ? (
    <PhotoState icon={CloudOff} title={m.photos_offline_title()} text={m.photos_offline_text()}>
      {retry}
    </PhotoState>
  ) : (
    <PhotoState icon={TriangleAlert} title={m.photos_load_failed()}>
      {retry}
    </PhotoState>
  )
}
