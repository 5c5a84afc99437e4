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
  {
    row: 'P2-9.5',
    file: 'packages/core/src/flow/beats.ts',
    find: 'Math.min(LONGEST_MS, pacing[pace] * counts[each])',
    replace: 'pacing[pace] * counts[each]',
  },
  {
    row: 'P2-2.11',
    file: 'apps/web/src/features/device/preview-panel.tsx',
    find: '        folders="cards"\n',
    replace: '',
  },
  {
    row: 'P1-5.17',
    file: 'apps/web/src/worker/decode.ts',
    find: 'const isSmall = picture.size < mostBytes',
    replace: 'const isSmall = true',
  },
  {
    row: 'P1-8.17',
    file: 'apps/web/src/intake/collect-place.ts',
    find: "      if (items.length === 0 && unlisted.some(isUnread)) throw new Error('No files selected or accessible')\n",
    replace: '',
  },
  {
    row: 'P1-8.19',
    file: 'apps/web/src/intake/or-else.ts',
    find: '      return other(hooks)\n',
    replace: '      throw error\n',
  },
  {
    row: 'P1-8.19',
    file: 'apps/web/src/features/phone/grant.ts',
    find: "      ? orElse(\n          collectPlace(() => askForPlace('read')),\n          input,\n        )\n",
    replace: "      ? collectPlace(() => askForPlace('read'))\n",
    also: [
      {
        file: 'apps/web/src/features/phone/grant.ts',
        find: "import { orElse } from '../../intake/or-else.ts'\n",
        replace: '',
      },
    ],
  },
  {
    row: 'P2-9.8',
    file: `${FLOW}/device-machine.ts`,
    find: "'SORT.AGAIN': { target: 'again', actions: 'takeWishes' },",
    replace: "'SORT.AGAIN': 'again',",
  },
  {
    row: 'P2-9.25',
    file: 'apps/web/src/features/device/preview-panel.tsx',
    find: 'size: shortSizeOf, ',
    replace: '',
    also: [
      {
        file: 'apps/web/src/features/device/preview-panel.tsx',
        find: 'import { number, shortSizeOf } from',
        replace: 'import { number } from',
      },
    ],
  },
]
