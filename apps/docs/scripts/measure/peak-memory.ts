import { readdirSync, readFileSync } from "node:fs"

/**
 * Memory of a process and of all that it has started, bytes; 0 where the system has no `/proc`.
 * @since 0.1
 */
export function memoryOf(pid: number): number {
  const family = familyOf(pid, parents())
  return family.reduce((sum, each) => sum + residentBytes(each), 0)
}

/** Each process with the one that started it. */
function parents(): ReadonlyMap<number, number> {
  const pids = list("/proc").filter((name) => /^\d+$/.test(name))
  return new Map(pids.map((name) => [Number(name), parentOf(Number(name))]))
}

/**
 * A process and its descendants.
 * @since 0.1
 */
export function familyOf(pid: number, parents: ReadonlyMap<number, number>): number[] {
  const children = [...parents].filter(([, parent]) => parent === pid).map(([child]) => child)
  return [pid, ...children.flatMap((child) => familyOf(child, parents))]
}

/** The fields after the name, which may hold spaces and brackets. */
function parentOf(pid: number): number {
  const stat = read(`/proc/${pid}/stat`)
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1] ?? 0)
}

/** What processes share is counted once. */
function residentBytes(pid: number): number {
  return Number(/^Pss: +(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** A process may end while it is looked at. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return ""
  }
}
