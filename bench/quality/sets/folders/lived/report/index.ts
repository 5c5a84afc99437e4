import type { LivedDisk } from '../disk.ts'
import { CAFE } from './cafe.ts'
import { CARETAKER } from './caretaker.ts'

/** The disks that nothing may be chosen on. */
export const REPORTED: readonly LivedDisk[] = [CARETAKER, CAFE]
