import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Button, Panel } from '../../ui/index.ts'
import Intro from './intro.tsx'

/** `/test-intro`: plays the intro whenever it is opened, and again. It changes nothing of what is remembered. */
export default function TestIntro() {
  const [isOver, setOver] = useState(false)
  if (!isOver) return <Intro onComplete={() => setOver(true)} />
  return (
    <main className="mx-auto grid min-h-[70dvh] w-full max-w-xl place-items-center px-4 pb-[calc(3rem+var(--nav-h))]">
      <Panel className="w-full animate-rise p-8 text-center">
        <h1 className="text-title font-semibold">{m.intro_test_title()}</h1>
        <p className="mt-3 text-muted">{m.intro_test_text()}</p>
        <div className="mt-6 flex flex-wrap items-center justify-center gap-3">
          <Button look="primary" icon={RotateCcw} autoFocus onPress={() => setOver(false)}>
            {m.intro_replay()}
          </Button>
          <Link to="/" className="inline-flex min-h-11 items-center rounded-md px-4 font-medium hover:bg-accent-soft">
            {m.not_found_home()}
          </Link>
        </div>
      </Panel>
    </main>
  )
}
