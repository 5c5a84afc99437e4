import { treeMemory } from '../zip/memory.ts'

/** Watches the memory of a process and all below it; gives what ends that and tells the peak since, in MB. */
export const watchMemory = (pid: number) => {
  let peak = treeMemory(pid)
  const timer = setInterval(() => (peak = Math.max(peak, treeMemory(pid))), 500)
  return () => {
    clearInterval(timer)
    return Math.max(peak, treeMemory(pid)) / 1e6
  }
}
