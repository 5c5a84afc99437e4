import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { momentOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Badge, Button, List, ListRow, toast } from '../../ui/index.ts'
import { endOtherSessions, endSession, getSessions, QUERIES } from './api.ts'
import { Loaded } from './section.tsx'
import { tellFailure } from './tell.ts'

/** Every place where the account is logged in, each with a way to end it. */
export const SessionsList = () => {
  const queries = useQueryClient()
  const sessions = useQuery({ queryKey: [QUERIES.sessions], queryFn: getSessions, staleTime: 0 })
  const end = async (act: () => Promise<unknown>) => {
    try {
      await act()
      toast({ title: m.account_sessions_ended() })
    } catch (error) {
      tellFailure(error)
    }
    await queries.invalidateQueries({ queryKey: [QUERIES.sessions] })
  }
  return (
    <div>
      <h3 className="font-medium">{m.account_sessions()}</h3>
      <Loaded query={sessions}>
        {(rows) => (
          <>
            <List label={m.account_sessions()} className="mt-2">
              {rows.map(({ id, device, address, lastUsedAtMs, current }) => (
                <ListRow
                  key={id}
                  icon={MonitorSmartphone}
                  title={<bdi>{device}</bdi>}
                  detail={m.account_session_used({ address, date: momentOf(lastUsedAtMs) })}
                >
                  {current ? (
                    <Badge tone="ok">{m.account_session_this()}</Badge>
                  ) : (
                    <Button
                      size="s"
                      aria-label={m.account_session_end_of({ device })}
                      onPress={() => void end(() => endSession(id))}
                    >
                      {m.account_session_end()}
                    </Button>
                  )}
                </ListRow>
              ))}
            </List>
            {rows.length > 1 && (
              <Button className="mt-3" onPress={() => void end(endOtherSessions)}>
                {m.account_sessions_end_all()}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}
