import { formatBeans, USD_PER_YELLOW_BEAN } from '@octavo/core'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Wallet } from 'lucide-react'
import { Link } from 'react-router'
import { money, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { getWallet, NEW_WALLET, QUERIES } from './api.ts'

/** The wallet in the sidebar: the balance and what was done, with the way to the wallet of the settings. */
export default function WalletCard() {
  const wallet = useQuery({ queryKey: [QUERIES.wallet], queryFn: getWallet, staleTime: 0 })
  // Until the server has answered, and without it, there is the balance of every new wallet.
  const { balance, filesOrganized } = wallet.data ?? NEW_WALLET
  return (
    <Link
      to="/settings#wallet"
      className="flex items-center gap-4 rounded-lg border border-line bg-raised p-4 transition hover:border-accent"
    >
      <Wallet aria-hidden="true" className="size-6 shrink-0 text-accent" />
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-muted">{m.wallet_title()}</span>
        <span className="block font-semibold tabular-nums">
          <bdi>{m.wallet_balance({ amount: formatBeans(Number(balance)) })}</bdi>
        </span>
        <span className="block text-sm text-muted tabular-nums">
          <bdi>{m.wallet_usd({ amount: money(Number(balance) * USD_PER_YELLOW_BEAN) })}</bdi>
        </span>
        <span className="block text-sm text-muted tabular-nums">
          {m.wallet_files()}: {number(filesOrganized)}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
    </Link>
  )
}
