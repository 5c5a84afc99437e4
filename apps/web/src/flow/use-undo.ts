import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

/** Takes runs back; while one is on its way a second press does nothing. */
export const useUndo = () => {
  const client = useQueryClient()
  const isBusy = useRef(false)
  const [isRunning, setRunning] = useState(false)
  const undo = async (runId: string) => {
    if (isBusy.current) return
    isBusy.current = true
    setRunning(true)
    try {
      const { takeBackAndTell } = await import('./take-back-and-tell.ts')
      await takeBackAndTell(client, runId)
    } finally {
      isBusy.current = false
      setRunning(false)
    }
  }
  return {
    isRunning,
    undo: (runId: string) => void undo(runId).catch((error: unknown) => console.error('The undo failed', error)),
  }
}
