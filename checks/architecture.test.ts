import { join } from "node:path"
import ts from "typescript"
import { describe, expect, test } from "vitest"
import { findViolations, usedEdges } from "./architecture.ts"
import { findCrossings } from "./package-borders.ts"
import { edges } from "./slice-edges.ts"
import { readSources } from "./source-files.ts"

const core = join(import.meta.dirname, "../packages/core/src")
const isSource = (path: string) =>
  path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.includes("testing/")

test("the core keeps its directions", () => {
  expect(findViolations(readSources(core, isSource), edges)).toEqual([])
})

test("packages are entered by what they export", () => {
  const isCode = (path: string) =>
    /\.(ts|tsx|mts|mjs)$/.test(path) && !/^starters\/|^packages\/create-medusa-app\/template/.test(path)
  expect(findCrossings(readSources(join(import.meta.dirname, ".."), isCode))).toEqual([])
})

test("the hooks stand on the client, React and TanStack Query alone, and the client knows no hooks", () => {
  const foreign = (name: string) =>
    readSources(
      join(import.meta.dirname, "../packages", name, "src"),
      (path) => /\.tsx?$/.test(path) && !/\.test(-d)?\.tsx?$|(^|\/)testing\//.test(path),
    ).flatMap(({ text }) =>
      ts
        .preProcessFile(text, true, true)
        .importedFiles.map(({ fileName }) => fileName)
        .filter((target) => !target.startsWith("./") && !/^\.\.\/[^.]/.test(target)),
    )
  expect([...new Set(foreign("medusa-react"))].sort()).toEqual([
    "@stheno/js-client",
    "@tanstack/react-query",
    "react",
  ])
  expect(foreign("js-client")).toEqual([])
})

test("every edge has a reason and is used", () => {
  const used = new Set(usedEdges(readSources(core, isSource)).map(({ from, to }) => `${from} ${to}`))
  expect(edges.filter(({ from, to }) => !used.has(`${from} ${to}`))).toEqual([])
  expect(edges.filter(({ because }) => because.split(" ").length < 3)).toEqual([])
})

describe("each rule says no when it is broken", () => {
  const rulesOf = (path: string, text: string, list = edges.slice(0, 0)) =>
    findViolations([{ path, text }], list).map(({ rule }) => rule)

  test("Node modules", () => {
    expect(rulesOf("carts/a.ts", 'import "node:fs"')).toEqual([
      "the core runs in a browser too: no Node modules",
    ])
  })
  test("layers", () => {
    expect(rulesOf("platform/kernel/a.ts", 'import "../query/fetch.ts"')).toEqual([
      "kernel may import only kernel",
    ])
    expect(rulesOf("platform/http/a.ts", 'import "../../commerce/sales/carts/index.ts"')).toEqual([
      "http may import only kernel, database, query, http",
    ])
  })
  test("deep imports, unlisted edges, routes, the app", () => {
    expect(rulesOf("commerce/sales/carts/a.ts", 'import "../../orders/returns/lines.ts"')).toEqual([
      "a slice is reached through its index.ts only",
    ])
    expect(rulesOf("commerce/sales/carts/a.ts", 'import "../tax/index.ts"')).toEqual([
      "the edge carts → tax is not in the list",
    ])
    expect(rulesOf("commerce/sales/carts/a.ts", 'import "../tax/routes.admin.ts"')).toEqual([
      "nothing imports a slice's routes but the app",
    ])
    expect(rulesOf("commerce/sales/carts/a.ts", 'import "../../../app.ts"')).toEqual([
      "slices do not know the app",
    ])
  })
  test("paths into another package, and internals in what is published", () => {
    const rulesOfFile = (path: string, text: string) =>
      findCrossings([{ path, text }]).map(({ rule }) => rule)
    const byName = "another package is imported by its name, not by the path of its sources"
    const published = "what is published imports nothing that is only for this repository"
    expect(rulesOfFile("checks/a.test.ts", 'import "../packages/core/src/platform/http/engine.ts"')).toEqual([
      byName,
    ])
    expect(rulesOfFile("packages/admin/src/a.ts", 'import "../../ui/src/index.ts"')).toEqual([byName])
    expect(rulesOfFile("packages/server/src/a.ts", 'import "@stheno/core/internal/app.ts"')).toEqual([
      published,
    ])
    expect(rulesOfFile("packages/server/src/a.test.ts", 'import "@stheno/core/internal/app.ts"')).toEqual([])
    expect(rulesOfFile("packages/server/src/a.ts", 'import "./mail/b.ts"; import "@stheno/core"')).toEqual([])
    const extension = "plugins and projects use the extension API, not what servers need"
    expect(rulesOfFile("plugins/wishlist/src/a.ts", 'import "@stheno/core/host"')).toEqual([extension])
    expect(rulesOfFile("samples/tea-shop/src/jobs/a.ts", 'import "@stheno/core/host"')).toEqual([extension])
    expect(rulesOfFile("plugins/wishlist/src/a.ts", 'import "@stheno/core"')).toEqual([])
    expect(rulesOfFile("packages/server/src/a.ts", 'import "@stheno/core/host"')).toEqual([])
  })
  test("circles", () => {
    const circle = [
      { from: "a", to: "b", because: "" },
      { from: "b", to: "a", because: "" },
    ]
    expect(rulesOf("kernel/x.ts", "", circle)).toEqual(["slices must not import each other in a circle"])
  })
})
