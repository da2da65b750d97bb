import { expect, it } from "vitest"
import * as whole from "../../../../../packages/js-client/src/index.ts"
import * as store from "../../../../../packages/js-client/src/store.ts"
import { SourceTree } from "../code/source-tree.ts"
import { clientEntries, readClient } from "./client-model.ts"
import { clientPages } from "./client-pages.tsx"

const tree = new SourceTree()
const model = readClient(tree)
const values = (exported: object) => Object.keys(exported).filter((name) => name !== "default")

it("has a page for every class that programs import, and for no other", () => {
  const classes = model.declarations.filter(({ declaration }) => declaration.kind === "class")
  const shown = classes.map(({ declaration }) => declaration.name).toSorted()
  expect(shown).toEqual(values(whole).toSorted())
})

it("knows what the entry for storefronts leaves out", () => {
  const classes = new Set(values(whole))
  const shown = model.exports[clientEntries[1]!.entry]!.filter((name) => classes.has(name)).toSorted()
  expect(shown).toEqual(values(store).toSorted())
})

it("says of every method what it does", () => {
  const silent = model.declarations.flatMap(({ declaration }) =>
    declaration.members.flatMap(({ name, docs, signature }) =>
      signature && !docs.about ? [`${declaration.name}.${name}`] : [],
    ),
  )
  expect(silent).toEqual([])
})

it("has as many pages as the specification asks for", () => {
  const routes = clientPages(tree).map(({ meta }) => meta.route)
  const below = (folder: string) =>
    routes.filter((route) => route.startsWith(`/references/js-client/${folder}/`))
  expect(below("classes").length).toBeGreaterThanOrEqual(50)
  expect(below("interfaces").length).toBeGreaterThanOrEqual(100)
  expect(below("modules")).toHaveLength(2)
})
