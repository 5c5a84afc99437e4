import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'

export interface ErrorBoundaryProps {
  readonly children: ReactNode
}

interface State {
  readonly error: unknown
}

/** Code that could not be fetched, in the words of the three browser engines. */
const isFetchError = (error: unknown) => error instanceof TypeError && /\bmodule\b/i.test(error.message)

/**
 * Catches what a screen throws. The flow of the person's files lives outside of React (see `features/organize`), so
 * "Try again" draws the screen anew with every picked file still there.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('unknown') }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A screen failed', error, info.componentStack)
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children
    return (
      <main className="grid min-h-[70dvh] place-items-center p-6">
        <div role="alert" className="max-w-lg rounded-[1.75rem] border border-line bg-surface p-8 shadow-panel">
          <h1 className="text-title font-semibold">
            {isFetchError(this.state.error) ? m.failure_network() : m.crash_title()}
          </h1>
          <p className="mt-3 text-muted">{m.crash_text()}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <button
              type="button"
              className="min-h-11 rounded-md bg-accent px-5 font-semibold text-on-accent hover:bg-accent-strong"
              onClick={() => this.setState({ error: undefined })}
            >
              {m.crash_retry()}
            </button>
            <Link
              to="/"
              className="inline-flex min-h-11 items-center rounded-md border border-edge/60 bg-raised px-5 font-medium hover:border-accent"
            >
              {m.not_found_home()}
            </Link>
          </div>
        </div>
      </main>
    )
  }
}
