import { useEffect, useRef, useState } from 'react'

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') === true

/** Takes drops on the whole page, so that nobody has to aim; where none is wanted, no file replaces the page. */
export const usePageDrop = (drop: (transfer: DataTransfer) => Promise<void>, isEnabled: boolean): boolean => {
  const [depth, setDepth] = useState(0)
  const latest = useRef({ drop, isEnabled })
  latest.current = { drop, isEnabled }
  useEffect(() => {
    const onEnter = (event: globalThis.DragEvent) => hasFiles(event.dataTransfer) && setDepth((now) => now + 1)
    const onLeave = (event: globalThis.DragEvent) =>
      hasFiles(event.dataTransfer) && setDepth((now) => Math.max(0, now - 1))
    const onOver = (event: globalThis.DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault()
    }
    const onDrop = (event: globalThis.DragEvent) => {
      setDepth(0)
      if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return
      event.preventDefault()
      if (latest.current.isEnabled) void latest.current.drop(event.dataTransfer)
    }
    const listeners = { dragenter: onEnter, dragleave: onLeave, dragover: onOver, drop: onDrop }
    const all = Object.entries(listeners) as [keyof typeof listeners, (event: globalThis.DragEvent) => void][]
    for (const [type, listener] of all) addEventListener(type, listener)
    return () => {
      for (const [type, listener] of all) removeEventListener(type, listener)
    }
  }, [])
  return depth > 0 && isEnabled
}
