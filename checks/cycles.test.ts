import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { findCycles, folderGraph, importGraph } from "./cycles.ts"
import { isWrittenSource, readSources } from "./source-files.ts"

const isCode = (path: string) =>
  (isWrittenSource(path) || /^packages\/.*\.gen\.ts$|^starters\/.*\.tsx?$/.test(path)) &&
  !/\/template[\w-]*\/|\/src\/(.*\/)?testing\//.test(path)
const graph = importGraph(readSources(join(import.meta.dirname, ".."), isCode))

/**
 * `core/commerce/sales/carts` for a slice, `core/platform/http` for a layer, `server/mail` for a folder of another package:
 * what is below belongs to it. Files beside the folders put them together.
 */
function folderOf(path: string): string | undefined {
  const [, name, below = ""] = /^packages\/([\w-]+)\/src\/(.+)$/.exec(path) ?? []
  const parts = below.split("/").slice(0, -1)
  if (!name || parts.length === 0) return undefined
  const depth = name !== "core" ? 1 : parts[0] === "commerce" ? 3 : 2
  return [name, ...parts.slice(0, depth)].join("/")
}

test("no files import each other in a circle, types and lazy imports included", () => {
  expect(graph.size).toBeGreaterThan(2_500)
  expect(findCycles(graph)).toEqual([])
})

test("no folders of a package import each other in a circle", () => {
  // The pages of the dashboard are one app.
  const folders = folderGraph(graph, (path) =>
    path.startsWith("packages/admin/src/app/") ? "admin/app" : folderOf(path),
  )
  expect(folders.size).toBeGreaterThan(80)
  expect(findCycles(folders)).toEqual([])
})

describe("a circle is found", () => {
  const file = (path: string, ...imports: string[]) => ({
    path,
    text: imports.map((target) => `import type { A } from "${target}"`).join("\n"),
  })
  test("between files, over others, by types and by lazy imports", () => {
    const sources = [
      file("packages/a/src/x/one.ts", "../y/two.ts"),
      file("packages/a/src/y/two.ts", "./three.ts", "zod"),
      { path: "packages/a/src/y/three.ts", text: 'const load = () => import("../x/one.ts")' },
      file("packages/a/src/y/four.ts", "../x/one.ts"),
    ]
    expect(findCycles(importGraph(sources))).toEqual([
      ["packages/a/src/x/one.ts", "packages/a/src/y/three.ts", "packages/a/src/y/two.ts"],
    ])
    expect(findCycles(importGraph(sources.slice(0, 2)))).toEqual([])
  })
  test("between folders whose files import each other in no circle", () => {
    const sources = [
      file("packages/a/src/x/one.ts", "../y/two.ts"),
      file("packages/a/src/x/deeper/three.ts"),
      file("packages/a/src/y/two.ts"),
      file("packages/a/src/y/four.ts", "../x/deeper/three.ts"),
    ]
    const files = importGraph(sources)
    expect(findCycles(files)).toEqual([])
    expect(findCycles(folderGraph(files, folderOf))).toEqual([["a/x", "a/y"]])
  })
})
