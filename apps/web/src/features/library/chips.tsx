import type { FacetsResponse } from '@octavo/contract'
import { type FileKind, visibleName } from '@octavo/core'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, ChevronDown, Star, X } from 'lucide-react'
import { useId, useState } from 'react'
import { findFolders, listFacets } from '../../http/library.ts'
import { KIND_WORDS } from '../../language/kind-words.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, cx, TextField } from '../../ui/index.ts'
import { asks, type Narrowing, type Query } from './place.ts'
import { dayOf } from './query.ts'

interface ChipsProps {
  readonly query: Query
  readonly onChange: (change: Partial<Record<Narrowing, string | undefined>>) => void
  readonly onSave: () => void
}

const DAY_MS = 24 * 60 * 60 * 1000
const MB = 1024 ** 2

/** Times and sizes that people ask for; anything else is typed. */
const timesOf = (nowMs: number) => {
  const year = new Date(nowMs).getFullYear()
  return [
    { words: m.lib_time_today(), from: dayOf(nowMs), to: undefined },
    { words: m.lib_time_week(), from: dayOf(nowMs - 6 * DAY_MS), to: undefined },
    { words: m.lib_time_month(), from: dayOf(nowMs - 29 * DAY_MS), to: undefined },
    { words: String(year), from: `${year}-01-01`, to: `${year}-12-31` },
    { words: String(year - 1), from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  ]
}
const sizes = () => [
  { words: m.lib_size_small(), min: undefined, max: String(MB) },
  { words: m.lib_size_middle(), min: String(MB), max: String(100 * MB) },
  { words: m.lib_size_large(), min: String(100 * MB), max: undefined },
]

/** What a search is narrowed by: each a list of what the library has, with counts; those in force stand out. */
export default function Chips({ query, onChange, onSave }: ChipsProps) {
  const { data: facets } = useQuery({
    queryKey: ['/api/search/facets'],
    queryFn: ({ signal }) => listFacets({ signal }),
    staleTime: 0,
  })
  const { data: folders } = useQuery({
    queryKey: ['/api/library/folders', ''],
    queryFn: ({ signal }) => findFolders('', { signal }),
    staleTime: 0,
  })
  const [hasDays, setDays] = useState(false)
  const times = timesOf(Date.now())
  const time = times.find(({ from, to }) => from === query.from && to === query.to)
  const isOwnTime = !time && (query.from !== undefined || query.to !== undefined)
  const size = sizes().find(({ min, max }) => min === query.min && max === query.max)
  const hasSize = query.min !== undefined || query.max !== undefined
  const facet = (key: 'camera' | 'place' | 'sender' | 'tag', label: string) => (
    <Facet label={label} values={facets?.[key]} chosen={query[key]} onChange={(value) => onChange({ [key]: value })} />
  )
  return (
    <div className="flex flex-col gap-2">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{m.lib_narrow()}</legend>
        <Pill
          label={m.lib_chip_kind()}
          value={query.kind ?? ''}
          options={kindOptions(facets?.kind, query.kind)}
          onChange={(kind) => onChange({ kind })}
        />
        <Pill
          label={m.lib_chip_date()}
          value={isOwnTime || hasDays ? 'own' : (time?.words ?? '')}
          options={[
            ...times.map(({ words }) => ({ value: words, label: words })),
            { value: 'own', label: m.lib_time_own() },
          ]}
          onChange={(words) => {
            const chosen = times.find((known) => known.words === words)
            setDays(words === 'own')
            if (words !== 'own') onChange({ from: chosen?.from, to: chosen?.to })
          }}
        />
        <Pill
          label={m.lib_chip_size()}
          value={hasSize ? (size?.words ?? 'own') : ''}
          options={[
            ...sizes().map(({ words }) => ({ value: words, label: words })),
            ...(hasSize && !size ? [{ value: 'own', label: m.lib_size_own() }] : []),
          ]}
          onChange={(words) => {
            const chosen = sizes().find((known) => known.words === words)
            onChange({ min: chosen?.min, max: chosen?.max })
          }}
        />
        <Pill
          label={m.lib_chip_folder()}
          value={query.in ?? ''}
          options={[
            ...new Set([...(query.in ? [query.in] : []), ...(folders?.folders.map(({ path }) => path) ?? [])]),
          ].map((path) => ({ value: path, label: visibleName(path) }))}
          onChange={(folder) => onChange({ in: folder })}
        />
        {facet('camera', m.lib_chip_camera())}
        {facet('place', m.lib_chip_place())}
        {facet('sender', m.lib_chip_sender())}
        {facet('tag', m.lib_chip_tag())}
        <button
          type="button"
          aria-pressed={query.starred !== undefined}
          onClick={() => onChange({ starred: query.starred === undefined ? '1' : undefined })}
          className={cx(CHIP, 'inline-flex items-center gap-1.5 px-3.5', query.starred ? ON : OFF)}
        >
          <Star aria-hidden="true" className="size-4" />
          {m.lib_starred()}
        </button>
        {asks(query) && (
          <Button size="s" look="quiet" icon={Bookmark} onPress={onSave} className="rounded-full!">
            {m.lib_save_search()}
          </Button>
        )}
      </fieldset>
      {(hasDays || isOwnTime) && (
        <div className="flex flex-wrap items-end gap-3">
          <Day label={m.lib_from()} value={query.from} onChange={(from) => onChange({ from })} />
          <Day label={m.lib_to()} value={query.to} onChange={(to) => onChange({ to })} />
          <Button
            size="s"
            look="quiet"
            icon={X}
            onPress={() => {
              setDays(false)
              onChange({ from: undefined, to: undefined })
            }}
          >
            {m.lib_any_time()}
          </Button>
        </div>
      )}
    </div>
  )
}

const CHIP = 'tap min-h-9 rounded-full border text-sm font-medium transition'
const ON = 'border-accent bg-accent text-on-accent'
const OFF = 'border-edge/60 bg-raised text-text hover:border-accent'

const kindOptions = (kinds: FacetsResponse['kind'] | undefined, chosen: string | undefined) => {
  const counted = new Map<string, number>(kinds?.map(({ value, count }) => [value, count]))
  const shown = [...new Set([...counted.keys(), ...(chosen ? [chosen] : [])])]
  return shown.flatMap((kind) => {
    const words = KIND_WORDS[kind as FileKind]
    return words ? [{ value: kind, label: withCount(words(), counted.get(kind)) }] : []
  })
}
const withCount = (words: string, count: number | undefined) =>
  count === undefined ? words : m.lib_facet({ words, n: number(count) })

interface PillProps {
  readonly label: string
  /** Nothing is chosen while it is empty. */
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string | undefined) => void
}

/** One of many, as a chip that says what is chosen: the browser's own list, which every keyboard and phone knows. */
const Pill = ({ label, value, options, onChange }: PillProps) => {
  const id = useId()
  const isOn = value !== ''
  return (
    <span className="relative inline-flex max-w-56 items-center">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value)}
        className={cx(CHIP, 'w-full cursor-pointer appearance-none truncate ps-3.5 pe-8', isOn ? ON : OFF)}
      >
        <option value="">{isOn ? m.lib_any() : label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className={cx('pointer-events-none absolute end-3 size-4', isOn ? 'text-on-accent' : 'text-muted')}
      />
    </span>
  )
}

interface FacetProps {
  readonly label: string
  readonly values: FacetsResponse['tag'] | undefined
  readonly chosen: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** A chip of what the library has; none where it has nothing of it. */
const Facet = ({ label, values = [], chosen, onChange }: FacetProps) => {
  const isUnknown = chosen !== undefined && values.every(({ value }) => value !== chosen)
  const all = isUnknown ? [{ value: chosen, count: undefined }, ...values] : values
  if (all.length === 0) return null
  return (
    <Pill
      label={label}
      value={chosen ?? ''}
      options={all.map(({ value, count }) => ({ value, label: withCount(visibleName(value), count) }))}
      onChange={onChange}
    />
  )
}

interface DayProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

const Day = ({ label, value, onChange }: DayProps) => (
  <TextField type="date" label={label} value={value ?? ''} onChange={(day) => onChange(day === '' ? undefined : day)} />
)
