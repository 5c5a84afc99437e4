import { useEffect, useState } from 'react'
import { subscribeQueue } from './queue.ts'

/** A part of what waits on this device, read anew after each change of it. `read` must stay the same function. */
export const useDevice = <T>(read: () => Promise<T>, empty: T): T => {
  const [value, setValue] = useState(empty)
  useEffect(() => {
    const look = () => read().then(setValue, (error: unknown) => console.warn('The device could not be read', error))
    void look()
    return subscribeQueue(() => void look())
  }, [read])
  return value
}
