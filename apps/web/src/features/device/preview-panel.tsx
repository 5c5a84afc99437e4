import { type ClusterKind, visibleName } from '@octavo/core'
import { Cloud, Download, FileText, GraduationCap, Images, Move, RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { fileCountOf } from '../../flow/device-files.ts'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'
import { usePreviewModel } from '../../flow/use-preview-model.ts'
import { number, shortSizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { FILES } from '../../review/files.tsx'
import { ReviewPanel } from '../../review/review-panel.tsx'
import type { ReviewThings } from '../../review/things.ts'
import { Button, ButtonLink } from '../../ui/index.ts'
import { CategorySet } from './category-set.tsx'
import { AllFiled, FiledFolders } from './filed-folders.tsx'
import { StoppedNote } from './stopped-note.tsx'
import { clusterable } from './use-clusters.ts'

/** Files, as everywhere; what approves them has the name that the specification gives it. */
const THINGS: ReviewThings = { ...FILES, size: shortSizeOf, approve: () => m.device_organize() }

export interface PreviewPanelProps {
  readonly flow: DeviceFlow
  readonly onDownload: () => void
  readonly onCluster: (kind: ClusterKind) => void
  readonly onTutorial: (from: 'welcome' | 'select-file') => void
}

/** What was found, where it would go, and what can be done about it. */
export const PreviewPanel = ({ flow, onDownload, onCluster, onTutorial }: PreviewPanelProps) => {
  const { actor } = flow
  const isAllFiled = useDeviceValue(
    flow,
    ({ draft, brought }) => draft?.entries.size === 0 && brought?.filed !== undefined,
  )
  const model = usePreviewModel(flow, 'organize', THINGS)
  const brought = useDeviceValue(flow, (context) => context.brought)
  const isAway = isOffline(useConnection())
  const { draft } = model
  const images = useMemo(() => (brought ? clusterable('images', brought, draft).length : 0), [brought, draft])
  const documents = useMemo(() => (brought ? clusterable('documents', brought, draft).length : 0), [brought, draft])
  if (!brought) return null
  const count = fileCountOf(brought)
  const filedCount = (brought.filed ?? []).reduce((sum, folder) => sum + folder.fileCount, 0)
  const { place } = brought
  const title = m.device_found_title({ count, n: number(count) })
  if (isAllFiled) return <AllFiled flow={flow} title={title} />
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      {/* What of it is for screen readers alone is placed in the row, or it would make the whole page as wide as the row is long. */}
      <div className="scroll-thin relative flex gap-2 overflow-x-auto *:shrink-0 sm:flex-wrap">
        <Button size="s" icon={Download} isDisabled={!model.plan.isCurrent} onPress={onDownload}>
          {m.device_download_all({ n: number(count - filedCount) })}
        </Button>
        {images > 0 && (
          <Button size="s" icon={Images} onPress={() => onCluster('images')}>
            {m.device_style_count({ n: number(images) })}
          </Button>
        )}
        {documents > 0 && (
          <Button size="s" icon={FileText} onPress={() => onCluster('documents')}>
            {m.device_content_count({ n: number(documents) })}
          </Button>
        )}
        <ButtonLink size="s" icon={Cloud} to="/google-drive-sync">
          {m.device_drive()}
        </ButtonLink>
        <Button size="s" icon={GraduationCap} onPress={() => onTutorial('welcome')}>
          {m.device_tutorial()}
        </Button>
        <Button size="s" icon={Move} onPress={() => onTutorial('select-file')}>
          {m.device_learn()}
        </Button>
        <Button size="s" look="quiet" icon={RotateCcw} onPress={() => actor.send({ type: 'START.OVER' })}>
          {m.device_start_over()}
        </Button>
        <CategorySet flow={flow} />
      </div>
      <ReviewPanel
        model={model}
        folders="cards"
        title={title}
        lead={
          <p className="max-w-2xl text-sm text-pretty text-muted">
            {place ? m.device_where_place({ name: visibleName(place.name) }) : m.device_where_zip()}{' '}
            {!isAway && m.device_opinion()}
          </p>
        }
        notice={
          <>
            <FiledFolders flow={flow} />
            <StoppedNote flow={flow} />
          </>
        }
      />
    </div>
  )
}
