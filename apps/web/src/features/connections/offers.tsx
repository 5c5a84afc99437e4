import type { ConnectionOffer } from '@octavo/contract'
import { m } from '../../paraglide/messages.js'
import { Badge, Button, List, ListRow, Panel } from '../../ui/index.ts'
import { isConsent, LOOKS } from './providers.ts'

export interface OffersProps {
  readonly offers: readonly ConnectionOffer[]
  readonly onChoose: (offer: ConnectionOffer) => void
}

/** What can be connected here; where the operator has to do something first, that is said. */
export const Offers = ({ offers, onChoose }: OffersProps) => (
  <section aria-labelledby="offers-heading">
    <h2 id="offers-heading" className="mt-8 mb-3 font-semibold">
      {m.connections_add()}
    </h2>
    <Panel className="px-5 py-2 sm:px-8">
      <List>
        {offers.map((offer) => {
          const { provider, isReady } = offer
          const { icon, name, about } = LOOKS[provider]
          return (
            <ListRow
              key={provider}
              icon={icon}
              title={
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  {name()}
                  {!isReady && <Badge tone="warn">{m.connections_missing()}</Badge>}
                </span>
              }
              detail={isReady ? about() : m.connections_missing_text({ name: name() })}
            >
              <Button
                size="s"
                aria-label={
                  isReady || !isConsent(provider)
                    ? `${m.connections_save()}: ${name()}`
                    : `${m.connections_how()} ${m.connections_steps({ name: name() })}`
                }
                onPress={() => onChoose(offer)}
              >
                {isReady ? m.connections_save() : m.connections_how()}
              </Button>
            </ListRow>
          )
        })}
      </List>
    </Panel>
  </section>
)
