import type { Item } from '@octavo/core'
import { House } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink, Panel } from '../../ui/index.ts'
import { StageHeading } from '../../ui/stage-heading.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { ExitButton } from './exit-button.tsx'
import { FoundFiles } from './found-files.tsx'
import { useFound } from './use-found.ts'

export interface UploadStageProps {
  readonly flow: DeviceFlow
  readonly title: string
  readonly lead: string
  /** The ways in, also to more. */
  readonly children: ReactNode
  readonly onBack: () => void
  readonly onExit: () => void
}

/** The way in: what to choose, or, once something was, what that is and how to choose more. */
export const UploadStage = ({ flow, title, lead, children, onBack, onExit }: UploadStageProps) => {
  const items = useDeviceValue(flow, ({ brought }) => brought?.items)
  return (
    <>
      <div className="mb-2">
        <StageHeading className="text-display font-semibold text-balance">{title}</StageHeading>
        <p className="mt-3 text-lead text-pretty text-muted">{lead}</p>
      </div>
      <Panel className="flex flex-col gap-4 p-5 sm:p-6">
        {items && <Selected flow={flow} items={items} />}
        {children}
        {items && (
          <div className="flex flex-wrap items-start gap-3">
            <Button onPress={onBack}>{m.mobile_to_preview()}</Button>
            <ExitButton onExit={onExit}>{m.cancel()}</ExitButton>
          </div>
        )}
      </Panel>
      <BackHome />
    </>
  )
}

const Selected = ({ flow, items }: { readonly flow: DeviceFlow; readonly items: readonly Item[] }) => {
  const { fileCount } = useFound(flow)
  const words = m.mobile_selected({ count: fileCount, n: number(fileCount) })
  return (
    <div>
      <h2 className="mb-2 text-lg font-semibold tabular">{words}</h2>
      <FoundFiles label={words} items={items} />
    </div>
  )
}

/** The way back to the main screen, on small screens only: large ones have the rail. */
export const BackHome = () =>
  useMedia('(width < 48rem)') && (
    <ButtonLink to="/" icon={House} className="self-start">
      {m.not_found_home()}
    </ButtonLink>
  )
