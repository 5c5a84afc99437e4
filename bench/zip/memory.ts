import { readdirSync, readFileSync } from 'node:fs'

/** Memory that a process and all its children hold (proportional set size, so that shared pages count once), in bytes. */
export function treeMemory(pid: number): number {
  let total = 0
  for (const one of tree(pid))
    total += Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${one}/smaps_rollup`))?.[1] ?? 0) * 1024
  return total
}

/** Processor time that all children of a process have used, in ms: what other work on the machine changes least. */
export function childrenCpuMs(pid: number): number {
  let ticks = 0
  for (const one of tree(pid)) {
    if (one === pid) continue
    const fields = read(`/proc/${one}/stat`)
      .replace(/^.*\) /, '')
      .split(' ')
    ticks += Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  }
  return ticks * 10
}

/** A process and everything below it. */
function tree(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) && /^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))
    if (found) parents.set(Number(name), Number(found[1]))
  }
  const belongs = (one: number): boolean => one === pid || (parents.has(one) && belongs(parents.get(one) ?? 0))
  return [...parents.keys()].filter(belongs)
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
