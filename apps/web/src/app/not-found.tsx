import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'

/** The page for every path that the route table doesn't know. */
export default function NotFound() {
  return (
    <main className="grid min-h-[80dvh] place-items-center p-6">
      <div className="max-w-lg animate-rise text-center">
        <p
          aria-hidden="true"
          className="text-[clamp(5rem,22vw,11rem)] leading-none font-bold tracking-tight text-accent"
        >
          404
        </p>
        <h1 className="mt-3 text-display font-semibold">{m.not_found_title()}</h1>
        <p className="mt-4 text-lead text-muted">{m.not_found_text()}</p>
        <Link
          to="/"
          className="mt-8 inline-flex min-h-12 items-center rounded-md bg-accent px-6 font-semibold text-on-accent hover:bg-accent-strong"
        >
          {m.not_found_home()}
        </Link>
      </div>
    </main>
  )
}
