import { visibleName } from '@octavo/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Folder } from 'lucide-react'
import { useState } from 'react'
import { momentOf, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Dialog, List, ListRow, toast } from '../../ui/index.ts'
import { tellFailure } from './tell.ts'

const PLACES = ['places'] as const

const opened = () => import('../../device/place/index.ts')

/** The folders that this browser was given, with what can still be taken back or finished in each. */
const look = async () => {
  const { knownPlaces, runsInPlace } = await opened()
  const [places, runs] = await Promise.all([knownPlaces(), runsInPlace()])
  return places.map((place) => {
    const own = runs.filter(({ state }) => state.root === place.root)
    const standing = own.filter(({ state, canUndo }) => canUndo && state.undoes === undefined)
    return { place, runCount: standing.length, isUnfinished: own.some(({ canResume }) => canResume) }
  })
}
type Kept = Awaited<ReturnType<typeof look>>[number]

/** The person's own folders that this browser knows, each to be forgotten. Shows nothing where there is none. */
const PlacesPart = () => {
  const queries = useQueryClient()
  const { data = [] } = useQuery({ queryKey: PLACES, queryFn: look, staleTime: 0, networkMode: 'always' })
  const [asked, setAsked] = useState<Kept>()
  if (data.length === 0) return null
  const forget = async ({ place }: Kept) => {
    setAsked(undefined)
    try {
      const isForgotten = await (await opened()).forgetPlace(place)
      toast(isForgotten ? { title: m.places_forgotten() } : { title: m.places_busy(), tone: 'destructive' })
    } catch (error) {
      tellFailure(error)
    }
    await queries.invalidateQueries({ queryKey: PLACES })
  }
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6">
      <div>
        <h3 className="font-medium">{m.places_title()}</h3>
        <p className="mt-1 text-pretty text-muted">{m.places_text()}</p>
      </div>
      <List label={m.places_title()}>
        {data.map((kept) => (
          <ListRow
            key={kept.place.id}
            icon={Folder}
            title={visibleName(kept.place.name)}
            detail={[m.places_opened({ date: momentOf(kept.place.openedAtMs) }), runsOf(kept)].join(' · ')}
          >
            <Button
              size="s"
              aria-label={m.places_forget_of({ name: visibleName(kept.place.name) })}
              onPress={() => setAsked(kept)}
            >
              {m.places_forget()}
            </Button>
          </ListRow>
        ))}
      </List>
      {asked && (
        <Dialog
          isOpen
          onOpenChange={() => setAsked(undefined)}
          role="alertdialog"
          title={m.places_ask({ name: visibleName(asked.place.name) })}
          actions={
            <>
              <Button onPress={() => setAsked(undefined)}>{m.cancel()}</Button>
              <Button look="danger" onPress={() => void forget(asked)}>
                {m.places_forget()}
              </Button>
            </>
          }
        >
          <p className="text-pretty">{m.places_ask_text()}</p>
          {asked.isUnfinished && <p className="mt-2 text-pretty text-warn">{m.places_ask_unfinished()}</p>}
        </Dialog>
      )}
    </div>
  )
}

const runsOf = ({ runCount }: Kept) =>
  runCount === 0 ? m.places_no_runs() : m.places_runs({ count: runCount, n: number(runCount) })

export default PlacesPart
