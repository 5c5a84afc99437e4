import type { TaxonomyId } from '@octavo/core'
import { Shapes } from 'lucide-react'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'
import { m } from '../../paraglide/messages.js'
import { devicePlatform } from '../../platform/index.ts'
import { QuietSelect } from '../../ui/quiet-select.tsx'

/** The sets of categories of the specification that are for everybody; the platform's own stands before them. */
const SETS = [
  { value: 'localPhotos', words: m.device_set_photos },
  { value: 'localImages', words: m.device_set_images },
  { value: 'mediaTypes', words: m.device_set_media },
  { value: 'extensions', words: m.device_set_extensions },
] as const satisfies readonly { value: TaxonomyId; words: () => string }[]

/** Into which categories files go of which nothing more is known than their type; what was decided by hand holds. */
export const CategorySet = ({ flow }: { readonly flow: DeviceFlow }) => {
  const platform: TaxonomyId = devicePlatform()
  const taxonomy = useDeviceValue(flow, (context) => context.taxonomy) ?? platform
  return (
    <QuietSelect<TaxonomyId>
      label={m.device_sets()}
      icon={Shapes}
      value={taxonomy}
      options={[{ value: platform, words: m.device_set_platform }, ...SETS]}
      onChange={(next) => flow.actor.send({ type: 'SORT.AGAIN', taxonomy: next })}
    />
  )
}
