import type { KindsPart } from '../../kinds/set.ts'
import type { LivedDisk } from './disk.ts'

/** The disks of a part; only those of the part that is asked for are opened. */
export async function livedDisks(part: KindsPart): Promise<readonly LivedDisk[]> {
  if (part === 'report') return (await import('./report/index.ts')).REPORTED
  const { GARDENER } = await import('./choose/gardener.ts')
  const { NURSE } = await import('./choose/nurse.ts')
  return [NURSE, GARDENER]
}
