import { BEANS, EXTERNAL_LINKS, formatBeans, USD_PER_YELLOW_BEAN } from '@octavo/core'
import { useQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { money, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { getPlans, getWallet, NEW_WALLET, QUERIES } from './api.ts'
import { ExternalLink } from './external-link.tsx'
import { Loaded, Section } from './section.tsx'

const PURPOSES: Readonly<Record<string, () => string>> = {
  'Yellow Bean': m.bean_micro,
  'Pink Bean': m.bean_queries,
  'Purple Bean': m.bean_premium,
  'Red Bean': m.bean_pro,
}
const COLOURS: Readonly<Record<string, string>> = {
  'Yellow Bean': 'bg-[#f5cf4a]',
  'Pink Bean': 'bg-[#f58ac0]',
  'Purple Bean': 'bg-[#a98bf5]',
  'Red Bean': 'bg-[#f0685f]',
}

/** The balance, what was really done, and the ways to the store, which is not part of the product. */
export const WalletSection = () => {
  // Until the server has answered there is the balance of every new wallet: what stands below keeps its place.
  const wallet = useQuery({ queryKey: [QUERIES.wallet], queryFn: getWallet, staleTime: 0, placeholderData: NEW_WALLET })
  const plans = useQuery({ queryKey: [QUERIES.plans], queryFn: getPlans })
  const store = plans.data?.storeUrl ?? EXTERNAL_LINKS.store
  return (
    <Section id="wallet" title={m.wallet_title()} icon={Wallet}>
      <Loaded query={wallet}>
        {({ balance, totalSpentUsd, filesOrganized, apiCalls }) => (
          <>
            <div>
              <p className="text-title font-semibold tabular-nums sm:text-display">
                <bdi>{m.wallet_balance({ amount: formatBeans(Number(balance)) })}</bdi>
              </p>
              <p className="mt-2 text-muted">
                <bdi>{m.wallet_usd({ amount: money(Number(balance) * USD_PER_YELLOW_BEAN) })}</bdi>
              </p>
              <p className="text-sm text-muted">{m.wallet_updated()}</p>
            </div>
            <dl className="grid grid-cols-1 gap-3 sm:grid-cols-3">
              {[
                { name: m.wallet_spent(), value: money(totalSpentUsd) },
                { name: m.wallet_files(), value: number(filesOrganized) },
                { name: m.wallet_calls(), value: number(apiCalls) },
              ].map(({ name, value }) => (
                <div key={name} className="rounded-md bg-raised px-4 py-3">
                  <dt className="text-sm text-muted">{name}</dt>
                  <dd className="mt-1 text-title font-semibold tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </Loaded>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {BEANS.map(({ name, priceUsd }) => (
          <li key={name}>
            <ExternalLink
              to={plans.data?.tiers.find((tier) => tier.name === name)?.url ?? store}
              className="block h-full rounded-md border border-line bg-raised p-4 transition hover:border-accent"
            >
              <span aria-hidden="true" className={`mb-3 block size-3.5 rounded-full ${COLOURS[name] ?? ''}`} />
              <span className="block font-medium">{name}</span>
              <span className="block text-lead font-semibold tabular-nums">{money(priceUsd, 0)}</span>
              <span className="text-sm text-muted">{PURPOSES[name]?.()}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
      <ExternalLink
        to={store}
        className="tap inline-flex min-h-11 items-center justify-center self-start rounded-md border border-edge/60 bg-raised px-4.5 font-medium transition hover:border-accent hover:bg-accent-soft"
      >
        {m.wallet_buy()}
      </ExternalLink>
    </Section>
  )
}
