import type { Break } from '../types.ts'

const FLOW = 'apps/web/src/flow'

/** Breaks: flows over files of the device. */
export const breaks: readonly Break[] = [
  {
    row: 'P2-4.4',
    file: 'packages/core/src/flow/beats.ts',
    find: '  const percent = Math.min(byTime, byWork)\n',
    replace: '  const percent = byTime\n',
  },
  {
    row: 'P2-4.3',
    file: `${FLOW}/device-machine.ts`,
    find: "      on: { CARRY: busy('organization'), COLLECT: busy('organization') },\n",
    replace: '',
  },
  {
    row: 'P2-4.25',
    file: `${FLOW}/device-machine.ts`,
    find: "FAILED: { target: 'failed', actions: failing('carrying') },",
    replace: "FAILED: { target: '#device.ready', actions: failing('carrying') },",
  },
  {
    row: 'P1-5.14',
    file: 'apps/web/src/intake/brought.ts',
    find: '    return count > mostFiles\n',
    replace: '    return count > mostFiles + 1\n',
  },
]
