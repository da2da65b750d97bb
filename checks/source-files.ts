import { readdirSync, readFileSync } from "node:fs"
import { join, relative, sep } from "node:path"

/** A source file: its path below the root with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

const skipped = new Set(["node_modules", "dist", "build", ".cache", ".react-router", ".git", ".stheno"])

/** Reads all files below `root` whose path the test accepts. */
export function readSources(root: string, accepts: (path: string) => boolean): SourceFile[] {
  return walk(root)
    .map((file) => relative(root, file).split(sep).join("/"))
    .filter(accepts)
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }))
}

/** TypeScript that somebody wrote: no tests, no generated files. */
export function isWrittenSource(path: string): boolean {
  return (
    /^(packages|apps|plugins|checks|benchmarks|stress-tests|scripts)\/.*\.(ts|tsx|mjs)$/.test(path) &&
    !/\.(test|gen|browser\.test)\.tsx?$/.test(path)
  )
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? walk(path) : [path]
  })
}
