import { useId } from 'react'
import { Link } from 'react-router'
import { locale } from '../../language/index.ts'
import { m } from '../../paraglide/messages.js'
import { useHash } from '../../ui/use-hash.ts'

/** One part of a legal page: its anchor, its heading and its words. */
export interface ArticlePart {
  readonly id: string
  readonly heading: string
  readonly text: string
}

export interface ArticleProps {
  readonly title: string
  readonly lead: string
  readonly parts: readonly ArticlePart[]
}

/** The day on which the legal pages were last changed: part 2 section 2. */
const UPDATED = new Date(Date.UTC(2025, 8, 19))

const updatedOn = () => {
  const tag = locale() === 'en' ? 'en-GB' : locale()
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(UPDATED)
}

/** A page to read: title, date, table of contents, and parts that can be linked to. */
export const Article = ({ title, lead, parts }: ArticleProps) => {
  const contents = useId()
  useHash()
  return (
    <main className="mx-auto w-full max-w-5xl px-5 pt-10 pb-28 sm:px-8 sm:pt-16">
      <header className="max-w-2xl">
        <p className="text-sm text-muted">{m.legal_updated({ date: updatedOn() })}</p>
        <h1 className="mt-2 text-display font-semibold text-balance">{title}</h1>
        <p className="mt-5 text-lead text-pretty text-muted">{lead}</p>
      </header>
      <div className="mt-12 grid gap-12 lg:grid-cols-[14rem_minmax(0,42rem)]">
        <nav aria-labelledby={contents} className="hidden self-start lg:sticky lg:top-24 lg:block">
          <h2 id={contents} className="text-sm font-semibold text-muted">
            {m.legal_contents()}
          </h2>
          <ul className="mt-3 flex flex-col gap-1 border-s border-line">
            {parts.map(({ id, heading }) => (
              <li key={id}>
                <Link
                  to={{ hash: id }}
                  className="-ms-px block border-s border-transparent py-1.5 ps-4 text-sm text-muted hover:border-accent hover:text-text"
                >
                  {heading}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-col gap-10">
          {parts.map(({ id, heading, text }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-24">
              <h2 id={`${id}-heading`} className="text-title font-semibold">
                {heading}
              </h2>
              <p className="mt-3 text-pretty leading-relaxed">{text}</p>
            </section>
          ))}
          <p>
            <Link
              to="/"
              className="inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
            >
              {m.legal_back()}
            </Link>
          </p>
        </div>
      </div>
    </main>
  )
}
