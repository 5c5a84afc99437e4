import { CloudOff, Images, TriangleAlert } from 'lucide-react'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { m } from '../../paraglide/messages.js'
import { BlankState, Button } from '../../ui/index.ts'

/** What stands in place of photos while they are fetched, and when they could not be: offline, or for another reason. */
export const PhotoWaiting = ({ isFailed, onRetry }: { readonly isFailed: boolean; readonly onRetry: () => void }) => {
  const isAway = isOffline(useConnection())
  if (!isFailed) return <BlankState icon={Images} title={m.photos_loading()} />
  const retry = <Button onPress={onRetry}>{m.crash_retry()}</Button>
  return isAway ? (
    <BlankState icon={CloudOff} title={m.photos_offline_title()} text={m.photos_offline_text()}>
      {retry}
    </BlankState>
  ) : (
    <BlankState icon={TriangleAlert} title={m.photos_load_failed()}>
      {retry}
    </BlankState>
  )
}
