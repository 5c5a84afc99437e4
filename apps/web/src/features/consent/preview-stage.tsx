import type { DeviceFlow } from '../../flow/device-flow.ts'
import { usePreviewModel } from '../../flow/use-preview-model.ts'
import { shortSizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { FILES } from '../../review/files.tsx'
import { ReviewPanel } from '../../review/review-panel.tsx'
import type { ReviewThings } from '../../review/things.ts'
import { Button } from '../../ui/index.ts'
import { CLOSED } from '../../viewer/closed-look.ts'

/** Files, as everywhere; what approves them has the name that the specification gives it. */
const THINGS: ReviewThings = { ...FILES, size: shortSizeOf, approve: m.consent_complete }

/** What was listed, by the folders that it belongs to: the review of every flow, over things that can't be opened. */
export const PreviewStage = ({ flow }: { readonly flow: DeviceFlow }) => {
  const model = usePreviewModel(flow, 'list', THINGS)
  return (
    <div className="mx-auto flex h-[calc(100dvh-7rem-var(--nav-h)-var(--safe-end)-var(--banner-h,0px))] min-h-[34rem] w-full max-w-7xl flex-col px-3 pt-1 pb-3 sm:px-6">
      <ReviewPanel
        model={{ ...model, look: CLOSED }}
        title={m.consent_preview_title()}
        lead={
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-pretty text-muted">
            {m.consent_preview_lead()}
            <Button size="s" onPress={() => flow.actor.send({ type: 'START.OVER' })}>
              {m.consent_other()}
            </Button>
          </p>
        }
      />
    </div>
  )
}
