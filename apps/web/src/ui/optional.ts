import { type ComponentType, lazy } from 'react'
import { patiently } from '../http/patiently.ts'

/** `lazy` for a part that the screens do without: while its code can't be fetched it stays away, and breaks nothing. */
export const optional = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => patiently(load))
