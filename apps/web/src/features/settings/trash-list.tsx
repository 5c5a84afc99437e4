import { visibleName } from '@octavo/core'
import { useQuery } from '@tanstack/react-query'
import { dateOf, number, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, List, ListRow } from '../../ui/index.ts'
import { getTrash, QUERIES } from './api.ts'
import { Loaded } from './section.tsx'

export interface TrashListProps {
  /** Brings files back: some by their ids, or all. */
  readonly onRestore: (which: { readonly ids: string[] } | { readonly all: true }) => void
}

/** The files that were deleted last, with the day on which each goes. */
export const TrashList = ({ onRestore }: TrashListProps) => {
  const trash = useQuery({ queryKey: [QUERIES.trash], queryFn: getTrash, staleTime: 0 })
  return (
    <div>
      <h3 className="font-medium">{m.trash_title()}</h3>
      <Loaded query={trash}>
        {({ files, total }) =>
          total === 0 ? (
            <p className="mt-1 text-muted">{m.trash_empty()}</p>
          ) : (
            <>
              <List label={m.trash_title()} className="mt-1">
                {files.map(({ id, name, size, purgeAfterMs }) => (
                  <ListRow
                    key={id}
                    title={<bdi>{visibleName(name)}</bdi>}
                    detail={m.trash_goes({ size: sizeOf(size), date: dateOf(purgeAfterMs) })}
                  >
                    <Button
                      size="s"
                      aria-label={m.trash_restore_of({ name: visibleName(name) })}
                      onPress={() => onRestore({ ids: [id] })}
                    >
                      {m.trash_restore()}
                    </Button>
                  </ListRow>
                ))}
              </List>
              {total > files.length && (
                <p className="mt-2 text-sm text-muted">{m.trash_more({ n: number(total - files.length) })}</p>
              )}
              <Button className="mt-3" onPress={() => onRestore({ all: true })}>
                {m.trash_restore_all()}
              </Button>
            </>
          )
        }
      </Loaded>
    </div>
  )
}
