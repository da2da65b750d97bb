import ts from "typescript"
import type { SourceFile } from "./source-files.ts"

/** Lines that a file and a function may have. @source house style, names and sizes */
export const limits = { file: 400, function: 60, component: 150 }

/** What is too long, with a reason for each; the list must shrink. */
export type Exceptions = Readonly<Record<string, string>>

export interface Oversized {
  /** path, or path#function */
  readonly name: string
  readonly lines: number
}

export interface SizeReport {
  readonly oversized: readonly Oversized[]
  /** lines of functions: median, 90th percentile, longest */
  readonly functions: readonly [number, number, number]
  /** lines of files: median, 90th percentile, longest */
  readonly files: readonly [number, number, number]
}

/** Measures files and functions; what the exceptions name may be longer. */
export function measureSizes(sources: readonly SourceFile[], exceptions: Exceptions): SizeReport {
  const files = sources.map(({ path, text }) => ({
    name: path,
    lines: text.split("\n").length - 1,
    limit: limits.file,
  }))
  const functions = sources.flatMap(functionsOf)
  const isOver = (entry: { name: string; lines: number; limit: number }) =>
    entry.lines > entry.limit && !Object.hasOwn(exceptions, entry.name)
  return {
    oversized: [...files, ...functions].filter(isOver).map(({ name, lines }) => ({ name, lines })),
    functions: spread(functions.map(({ lines }) => lines)),
    files: spread(files.map(({ lines }) => lines)),
  }
}

function functionsOf({ path, text }: SourceFile): { name: string; lines: number; limit: number }[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: { name: string; lines: number; limit: number }[] = []
  const visit = (node: ts.Node) => {
    if (isFunction(node) && node.body) {
      const start = file.getLineAndCharacterOfPosition(node.getStart()).line
      const end = file.getLineAndCharacterOfPosition(node.end).line
      const limit = path.endsWith(".tsx") ? limits.component : limits.function
      found.push({ name: `${path}#${nameOf(node)}`, lines: end - start + 1, limit })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

type WithBody = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration

function isFunction(node: ts.Node): node is WithBody {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node)
  )
}

function nameOf(node: WithBody): string {
  if (node.name) return node.name.getText()
  const parent = node.parent
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText()
  return `line ${node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

function spread(numbers: readonly number[]): [number, number, number] {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return [at(0.5), at(0.9), sorted.at(-1) ?? 0]
}
