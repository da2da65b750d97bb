import { posix } from "node:path"
import ts from "typescript"
import type { SourceFile } from "./source-files.ts"

/** What imports what, by path. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The files that each file imports by a relative path, types and lazy imports included.
 * @param sources with paths from a common folder
 */
export function importGraph(sources: readonly SourceFile[]): Graph {
  const known = new Set(sources.map(({ path }) => path))
  const targetsOf = ({ path, text }: SourceFile) =>
    ts
      .preProcessFile(text, true, true)
      .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
      .map(({ fileName }) => posix.join(posix.dirname(path), fileName))
      .filter((target) => known.has(target))
  return new Map(sources.map((source) => [source.path, new Set(targetsOf(source))]))
}

/**
 * The same for folders.
 * @param folderOf names the folder of a file; files without one are left out
 */
export function folderGraph(files: Graph, folderOf: (path: string) => string | undefined): Graph {
  const folders = new Map<string, Set<string>>()
  for (const [file, targets] of files) {
    const from = folderOf(file)
    if (from === undefined) continue
    const others = folders.get(from) ?? new Set()
    for (const to of [...targets].map(folderOf)) if (to !== undefined && to !== from) others.add(to)
    folders.set(from, others)
  }
  return folders
}

/** Groups of nodes that import each other in a circle; each node is in one group at most. */
export function findCycles(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (node: string): number => {
    const place = order.size
    order.set(node, place)
    stack.push(node)
    let low = place
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low)
    }
    lowest.set(node, low)
    if (low === place) {
      const group = stack.splice(stack.indexOf(node))
      if (group.length > 1) cycles.push(group.toSorted())
    }
    return low
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return cycles
}
