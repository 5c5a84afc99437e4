import { PACING } from '@octavo/core'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { wasBegun } from '../../device/place/begun.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Dialog } from '../../ui/index.ts'

const SEEN = 'octavo.welcomed'

/** Who has begun a run in this browser is no newcomer, and may be asked about that run now. */
const wasSeen = () => {
  try {
    return wasBegun() || localStorage.getItem(SEEN) !== null || localStorage.getItem('auth_token') !== null
  } catch {
    return false
  }
}

const remember = () => {
  try {
    localStorage.setItem(SEEN, '1')
  } catch (error) {
    console.warn('The welcome could not be remembered', error)
  }
}

/** Greets a guest once on a device, not in each new tab over work in progress, 500 ms after the page is there. */
export default function WelcomeModal() {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    if (wasSeen()) return
    const timer = setTimeout(() => setOpen(true), PACING.welcomeModal)
    return () => clearTimeout(timer)
  }, [])
  const leave = () => {
    remember()
    setOpen(false)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={leave}
      title={m.welcome_title()}
      actions={
        <>
          <Button onPress={leave}>{m.welcome_continue()}</Button>
          <Button
            look="primary"
            onPress={() => {
              leave()
              navigate('/auth')
            }}
          >
            {m.welcome_login()}
          </Button>
        </>
      }
    >
      <p className="text-lead text-pretty">{m.welcome_text()}</p>
      <p className="mt-3 text-pretty text-muted">{m.welcome_guest()}</p>
      <p className="mt-3 rounded-md border border-line bg-accent-soft px-4 py-3 text-sm font-medium text-pretty">
        {m.welcome_batch()}
      </p>
    </Dialog>
  )
}
