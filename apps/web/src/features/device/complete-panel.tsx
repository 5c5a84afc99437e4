import { visibleName } from '@octavo/core'
import { Check, Download, FolderOpen, GraduationCap, RotateCcw, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'
import { filesOf, foldersOf, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { type DeviceInfo, deviceInfo } from '../../platform/index.ts'
import { Button, ButtonLink, Panel, toast } from '../../ui/index.ts'
import { StageHeading } from '../../ui/stage-heading.tsx'

const PLATFORM = { web: m.device_platform_web, ios: m.device_platform_ios, android: m.device_platform_android }

export interface CompletePanelProps {
  readonly flow: DeviceFlow
  readonly onDownload: () => void
  readonly onPractice: () => void
}

/** The end: what came of it, how to have it or to take it back, and the device that it happened on. */
export const CompletePanel = ({ flow, onDownload, onPractice }: CompletePanelProps) => {
  const report = useDeviceValue(flow, (context) => context.report)
  const place = useDeviceValue(flow, ({ brought }) => brought?.place)
  if (!report) return null
  const { movedCount, folderCount, opinion, stayed } = report
  const words = { files: filesOf(movedCount), folders: foldersOf(folderCount) }
  const isInPlace = report.where === 'place' && place !== undefined
  return (
    <div className="flex flex-col gap-4">
      <Panel className="flex animate-pop flex-col items-center gap-3 p-8 text-center sm:p-12">
        <span
          aria-hidden="true"
          className="mb-3 grid size-24 place-items-center rounded-full bg-accent text-on-accent shadow-[0_0_90px_-8px_var(--c-accent)]"
        >
          <Check className="size-12" strokeWidth={2.4} />
        </span>
        <StageHeading className="text-display font-semibold text-balance">{m.device_complete_title()}</StageHeading>
        <p role="status" className="text-lead text-pretty text-muted [overflow-wrap:anywhere]">
          {isInPlace
            ? m.device_complete_place({ ...words, name: visibleName(place.name) })
            : m.device_complete_zip(words)}
        </p>
        {stayed.length > 0 && (
          <p className="text-sm text-warn">
            {m.toast_organized_partly({ count: stayed.length, n: number(stayed.length) })}
          </p>
        )}
        {opinion && (
          <p className="text-sm text-muted tabular">
            {m.device_agreed({ n: number(opinion.agreedCount), total: number(opinion.totalCount) })}
          </p>
        )}
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <Button look="primary" size="l" icon={Download} onPress={onDownload}>
            {m.download_all()}
          </Button>
          {isInPlace && <TakeBack flow={flow} runId={report.runId} />}
          <ButtonLink to="/" icon={FolderOpen}>
            {m.device_view()}
          </ButtonLink>
          <Button icon={GraduationCap} onPress={onPractice}>
            {m.device_practice()}
          </Button>
          <Button look="quiet" icon={RotateCcw} onPress={() => flow.actor.send({ type: 'START.OVER' })}>
            {m.device_more()}
          </Button>
        </div>
      </Panel>
      <ThisDevice />
    </div>
  )
}

/** Puts everything of a run in a folder back where it was. */
const TakeBack = ({ flow, runId }: { readonly flow: DeviceFlow; readonly runId: string }) => {
  const [isRunning, setRunning] = useState(false)
  const takeBack = async () => {
    setRunning(true)
    try {
      const { undoInPlace } = await import('../../device/place/index.ts')
      const { done: count } = (await undoInPlace(runId)).counts
      toast({ title: m.toast_undone_title(), description: m.toast_undone_text({ count, n: number(count) }) })
      flow.actor.send({ type: 'START.OVER' })
    } catch (error) {
      console.warn('The run could not be taken back', error)
      toast({ title: m.toast_undo_failed_title(), description: m.toast_try_again(), tone: 'destructive' })
      setRunning(false)
    }
  }
  return (
    <Button size="l" icon={Undo2} isDisabled={isRunning} onPress={() => void takeBack()}>
      {m.undo()}
    </Button>
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
