import type { Break } from '../types.ts'

const CORE = 'packages/core/src'
const ORGANISER = 'apps/web/src/features/workbench/organiser'

/** Photos of a person: their events, their names of places, who is on them, and what lies beside them. */
export const breaks: readonly Break[] = [
  {
    row: 'UX-83',
    file: `${CORE}/groups/edit-events.ts`,
    find: 'return { own: isMade ? undefined : name, members }',
    replace: 'return { own: name, members }',
  },
  {
    row: 'UX-83',
    file: `${ORGANISER}/organiser-machine.ts`,
    find: '{ result: before, past: past.slice(0, -1) }',
    replace: '{ result: before }',
  },
  {
    row: 'UX-84',
    file: `${CORE}/places/named.ts`,
    find: 'one.radiusKm - other.radiusKm ||',
    replace: 'other.radiusKm - one.radiusKm ||',
  },
  {
    row: 'UX-84',
    file: `${CORE}/groups/group-photos.ts`,
    find: 'return place && given === undefined ?',
    replace: 'return place ?',
  },
  {
    row: 'UX-85',
    file: 'packages/readers/src/image/xmp.ts',
    find: '/^(?:Face)?$/u.test(',
    replace: '/^/u.test(',
  },
  {
    row: 'UX-85',
    file: `${CORE}/groups/own-photos.ts`,
    find: 'known.get(nameKey(picture)) ?? known.get(stemKey(picture))',
    replace: 'known.get(nameKey(picture))',
  },
  {
    row: 'UX-86',
    file: `${CORE}/classify/units.ts`,
    find: '|| !isEdited(name)',
    replace: '',
  },
  {
    row: 'UX-86',
    file: `${CORE}/item/export-notes.ts`,
    find: '.startsWith(whole.slice(at))',
    replace: '.includes(whole)',
  },
  {
    row: 'UX-99',
    file: 'packages/readers/src/node/place-names.ts',
    find: 'iso1A2Code([longitude, latitude])',
    replace: 'iso1A2Code([latitude, longitude])',
  },
  {
    row: 'UX-99',
    file: 'packages/core/src/places/geonames.ts',
    find: 'other.people - one.people',
    replace: 'one.people - other.people',
  },
  {
    row: 'UX-99',
    file: 'apps/server/src/modules/learning/judge-thread.child.ts',
    find: 'openPlaceNames(process.argv[2])',
    replace: 'openPlaceNames()',
  },
]
