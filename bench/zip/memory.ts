import { readdirSync, readFileSync } from 'node:fs'

/** Memory that a process and all its children hold (proportional set size, so that shared pages count once), in bytes. */
export function treeMemory(pid: number): number {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) && /^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))
    if (found) parents.set(Number(name), Number(found[1]))
  }
  const belongs = (one: number): boolean => one === pid || (parents.has(one) && belongs(parents.get(one) ?? 0))
  let total = 0
  for (const one of parents.keys()) {
    if (belongs(one)) total += Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${one}/smaps_rollup`))?.[1] ?? 0) * 1024
  }
  return total
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
