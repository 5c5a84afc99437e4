import { visibleName } from '@octavo/core'
import { Download, FolderOpen, GraduationCap, RotateCcw, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'
import { useUndo } from '../../flow/use-undo.ts'
import { filesOf, foldersOf, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { type DeviceInfo, deviceInfo } from '../../platform/index.ts'
import { CompletePanel } from '../../review/complete-panel.tsx'
import { Button, ButtonLink, Panel } from '../../ui/index.ts'

const PLATFORM = { web: m.device_platform_web, ios: m.device_platform_ios, android: m.device_platform_android }

export interface CompleteStageProps {
  readonly flow: DeviceFlow
  readonly onDownload: () => void
  readonly onPractice: () => void
}

/** The end: what came of it, how to have it or to take it back, and the device that it happened on. */
export const CompleteStage = ({ flow, onDownload, onPractice }: CompleteStageProps) => {
  const report = useDeviceValue(flow, (context) => context.report)
  const place = useDeviceValue(flow, ({ brought }) => brought?.place)
  const { undo, isRunning } = useUndo()
  if (!report) return null
  const { movedCount, folderCount, folders, opinion, stayed } = report
  const words = { files: filesOf(movedCount), folders: foldersOf(folderCount) }
  const isInPlace = report.where === 'place' && place !== undefined
  return (
    <div className="flex flex-col gap-4">
      <CompletePanel
        title={m.device_complete_title()}
        detail={
          isInPlace
            ? m.device_complete_place({ ...words, name: visibleName(place.name) })
            : m.device_complete_zip(words)
        }
        notes={[opinion && m.device_agreed({ n: number(opinion.agreedCount), total: number(opinion.totalCount) })]}
        folders={folders}
        stayed={stayed}
      >
        <Button look="primary" size="l" icon={Download} onPress={onDownload}>
          {m.download_all()}
        </Button>
        {isInPlace && (
          <Button size="l" icon={Undo2} isDisabled={isRunning} onPress={() => undo(report.runId)}>
            {m.undo()}
          </Button>
        )}
        <ButtonLink to="/" icon={FolderOpen}>
          {m.device_view()}
        </ButtonLink>
        <Button icon={GraduationCap} onPress={onPractice}>
          {m.device_practice()}
        </Button>
        <Button look="quiet" icon={RotateCcw} onPress={() => flow.actor.send({ type: 'START.OVER' })}>
          {m.device_more()}
        </Button>
      </CompletePanel>
      <ThisDevice />
    </div>
  )
}

/** Platform, device and operating system, as far as the browser tells. */
const ThisDevice = () => {
  const [info, setInfo] = useState<DeviceInfo>()
  useEffect(() => {
    void deviceInfo().then(setInfo)
  }, [])
  if (!info) return null
  const told = (text: string) => text.trim() || m.device_info_untold()
  const rows = [
    [m.device_info_platform(), `${PLATFORM[info.platform]()} · ${told(info.browser)}`],
    [m.device_info_device(), told(`${info.manufacturer} ${info.model}`)],
    [m.device_info_system(), told(`${info.operatingSystem} ${info.osVersion}`)],
  ] as const
  return (
    <Panel className="p-5" label={m.device_info_title()}>
      <dl className="grid gap-4 sm:grid-cols-3">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="mt-0.5 font-medium">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
