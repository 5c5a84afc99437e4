import { ArrowRight, Compass, Sparkle } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { Badge, Panel } from '../ui/index.ts'

interface Plan {
  readonly title: () => string
  readonly points: readonly (() => string)[]
}

const AGENTS: Plan = { title: m.soon_agents_title, points: [m.soon_agents_1, m.soon_agents_2] }
const PLANS: Readonly<Record<string, Plan>> = {
  '/cloud-agents': AGENTS,
}

/** A screen that is still being built: says what it will do, that it does not yet, and where files are sorted today. */
export default function Soon() {
  const { pathname } = useLocation()
  const { title, points } = PLANS[pathname.replace(/\/+$/, '')] ?? AGENTS
  return (
    <main className="mx-auto flex w-full max-w-2xl animate-rise flex-col gap-6 px-4 pt-[6dvh] pb-[calc(3rem+var(--nav-h)+var(--safe-end))] sm:px-6">
      <div>
        <Badge tone="warn" icon={Compass}>
          {m.soon_badge()}
        </Badge>
        <h1 className="mt-4 text-display font-semibold text-balance">{title()}</h1>
        <p className="mt-4 text-lead text-pretty text-muted">{m.soon_note()}</p>
      </div>
      <Panel className="p-6 sm:p-7">
        <h2 className="font-semibold">{m.soon_will()}</h2>
        <ul className="mt-4 flex flex-col gap-4">
          {points.map((words) => (
            <li key={words()} className="flex gap-3 text-pretty">
              <Sparkle aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
              {words()}
            </li>
          ))}
        </ul>
      </Panel>
      <Link
        to="/"
        className="inline-flex min-h-12 items-center gap-2 self-start rounded-md bg-accent px-6 font-semibold text-on-accent hover:bg-accent-strong"
      >
        {m.soon_action()}
        <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Link>
    </main>
  )
}
