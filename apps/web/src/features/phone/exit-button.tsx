import { TIMINGS } from '@octavo/core'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/index.ts'

export interface ExitButtonProps {
  readonly children: string
  readonly onExit: () => void
}

/** Leaves with a second press: the first asks, and is forgotten after 3 s. */
export const ExitButton = ({ children, onExit }: ExitButtonProps) => {
  const [isArmed, setArmed] = useState(false)
  useEffect(() => {
    if (!isArmed) return
    const timer = setTimeout(() => setArmed(false), TIMINGS.cancelArm)
    return () => clearTimeout(timer)
  }, [isArmed])
  return (
    <div className="flex flex-col gap-1">
      <Button look={isArmed ? 'danger' : 'quiet'} icon={X} onPress={() => (isArmed ? onExit() : setArmed(true))}>
        {isArmed ? m.mobile_exit_title() : children}
      </Button>
      <p role="status" className="text-center text-sm text-muted">
        {isArmed && m.mobile_exit_text()}
      </p>
    </div>
  )
}
