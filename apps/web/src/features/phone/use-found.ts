import { draftSummary } from '@octavo/core'
import { useMemo } from 'react'
import { fileCountOf } from '../../flow/device-files.ts'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'

/** How many files a flow has found, those inside of wholes one by one, and how many folders they go to. */
export const useFound = (flow: DeviceFlow): { readonly fileCount: number; readonly folderCount: number } => {
  const brought = useDeviceValue(flow, (context) => context.brought)
  const draft = useDeviceValue(flow, (context) => context.draft)
  return useMemo(
    () => ({
      fileCount: brought ? fileCountOf(brought) : 0,
      folderCount: draft ? draftSummary(draft).categories.filter(({ count }) => count > 0).length : 0,
    }),
    [brought, draft],
  )
}
