import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ApprovedHere } from '../../device/runs.ts'
import type { Flow } from '../../flow/flow.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Panel } from '../../ui/index.ts'

/** A plan that was approved on this device and that the library could not carry out as it was reviewed. */
export const RefusedRunCard = ({ flow, run }: { readonly flow: Flow; readonly run: ApprovedHere }) => {
  const [isBusy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    try {
      const { reviewAgain } = await import('../../flow/look-again.ts')
      await reviewAgain(flow, run)
    } catch (error) {
      console.warn('The plan could not be reviewed again', error)
      setBusy(false)
    }
  }
  return (
    <Panel label={m.plan_refused_title()} className="flex flex-wrap items-center justify-between gap-4 p-4">
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
        <div>
          <h2 className="font-semibold">{m.plan_refused_title()}</h2>
          <p className="text-sm text-pretty text-muted">{m.plan_refused_text()}</p>
        </div>
      </div>
      <Button look="primary" isDisabled={isBusy} onPress={() => void again()}>
        {m.plan_refused_review()}
      </Button>
    </Panel>
  )
}
