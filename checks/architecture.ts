import { dirname, posix } from "node:path"
import ts from "typescript"
import { findCycles, type Graph } from "./cycles.ts"
import type { SourceFile } from "./source-files.ts"

/** A folder of `packages/core/src` that others may import, and why. */
export interface Edge {
  readonly from: string
  readonly to: string
  readonly because: string
}

export interface Violation {
  readonly file: string
  readonly imports: string
  readonly rule: string
}

/** The layers of the core, lowest first: each may import the ones before it. */
export const layers = ["kernel", "database", "query", "http"] as const

interface Import {
  readonly file: string
  readonly target: string
}

/** Everything in `packages/core/src` that imports against the rules. */
export function findViolations(sources: readonly SourceFile[], edges: readonly Edge[]): Violation[] {
  const imports = sources.flatMap(importsOf)
  return [
    ...imports.flatMap((entry) => judge(entry, edges)),
    ...findCycles(graphOf(edges)).map((cycle) => ({
      file: "checks/slice-edges.ts",
      imports: cycle.join(", "),
      rule: "slices must not import each other in a circle",
    })),
  ]
}

/** Slice pairs that the sources use, for writing the list of edges. */
export function usedEdges(sources: readonly SourceFile[]): { from: string; to: string }[] {
  const pairs = sources
    .flatMap(importsOf)
    .map(({ file, target }) => [folderOf(file), folderOf(target)] as const)
    .filter(([from, to]) => from !== to && isSlice(from) && isSlice(to))
    .map(([from, to]) => `${from} ${to}`)
  return [...new Set(pairs)].toSorted().map((pair) => {
    const [from, to] = pair.split(" ")
    return { from: from!, to: to! }
  })
}

function importsOf({ path, text }: SourceFile): Import[] {
  const { importedFiles } = ts.preProcessFile(text, true, true)
  return importedFiles.map(({ fileName }) => ({
    file: withoutArea(path),
    target: fileName.startsWith(".")
      ? withoutArea(posix.normalize(posix.join(dirname(path), fileName)))
      : fileName,
  }))
}

/** `carts/cart.ts` for `commerce/sales/carts/cart.ts`, and `http/cors.ts` for `platform/http/cors.ts`. */
export function withoutArea(path: string): string {
  return path.replace(/^(platform|commerce\/[\w-]+)\//, "")
}

function folderOf(path: string): string {
  const parts = path.split("/")
  return parts.length > 1 ? parts[0]! : path
}

function isSlice(folder: string): boolean {
  return !folder.endsWith(".ts") && !layers.includes(folder as (typeof layers)[number])
}

function judge({ file, target }: Import, edges: readonly Edge[]): Violation[] {
  const violation = (rule: string) => [{ file, imports: target, rule }]
  if (target.startsWith("node:")) return violation("the core runs in a browser too: no Node modules")
  if (target.startsWith("..")) return violation("the core imports nothing outside its own sources")
  const [from, to] = [folderOf(file), folderOf(target)]
  if (!/\.ts$/.test(target) || from === to || from.endsWith(".ts")) return []
  const level = layers.indexOf(from as (typeof layers)[number])
  if (level >= 0) return judgeLayer({ file, target }, level)
  if (to.endsWith(".ts"))
    return /^(app|operations|create-engine|index|host)\.ts$/.test(to)
      ? violation("slices do not know the app")
      : []
  if (!isSlice(to)) return []
  if (/\/routes\.\w+\.ts$/.test(target)) return violation("nothing imports a slice's routes but the app")
  if (!target.endsWith("/index.ts")) return violation("a slice is reached through its index.ts only")
  const isAllowed = edges.some((edge) => edge.from === from && edge.to === to)
  return isAllowed ? [] : violation(`the edge ${from} → ${to} is not in the list`)
}

function judgeLayer({ file, target }: Import, level: number): Violation[] {
  const to = folderOf(target)
  const other = layers.indexOf(to as (typeof layers)[number])
  return other >= 0 && other <= level
    ? []
    : [
        {
          file,
          imports: target,
          rule: `${folderOf(file)} may import only ${layers.slice(0, level + 1).join(", ")}`,
        },
      ]
}

function graphOf(edges: readonly Edge[]): Graph {
  const nodes = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const targets = (node: string) => edges.filter(({ from }) => from === node).map(({ to }) => to)
  return new Map([...nodes].map((node) => [node, new Set(targets(node))]))
}
