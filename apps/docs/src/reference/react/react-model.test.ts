import { expect, it } from "vitest"
import * as exported from "@stheno/medusa-react"
import { readApi } from "../api/api-model.ts"
import { SourceTree } from "../code/source-tree.ts"
import { hookRoute } from "./hook-route.ts"
import { readReact } from "./react-model.ts"
import { reactPages } from "./react-pages.tsx"

const tree = new SourceTree()
const api = readApi(tree)
const model = readReact(tree, api)
const generated = model.groups.flatMap(({ hooks }) => hooks.map(({ hook }) => hook.name))
const described = [
  ...generated,
  ...model.keys.map(({ declaration }) => declaration.name),
  ...model.others.map(({ name }) => name),
]

it("describes every export that runs, and nothing else that runs", () => {
  const names = Object.keys(exported).filter((name) => !name.endsWith("QueryOptions"))
  expect(names.filter((name) => !described.includes(name))).toEqual([])
  expect(generated.filter((name) => !(name in exported))).toEqual([])
})

it("has a place for every hook", () => {
  const routes = new Set(reactPages(tree, api).map(({ meta }) => meta.route))
  expect(generated.filter((name) => !routes.has(hookRoute(name).split("#")[0]!))).toEqual([])
  expect(new Set(generated).size).toBe(generated.length)
})

it("says what a change is called with and what is out of date afterwards", () => {
  const found = model.groups
    .flatMap(({ hooks }) => hooks)
    .find(({ hook }) => hook.name === "useUpdateLineItem")!
  expect(found.variables).toContain("lineId")
  expect(found.invalidates).toEqual(["cartKeys.detail(cartId)", "shippingOptionKey.cart(cartId)"])
})

it("says of every prop of a provider what it means", () => {
  const silent = model.others.flatMap(({ name, kind, members }) =>
    kind === "interface" ? members.flatMap((each) => (each.docs.about ? [] : [`${name}.${each.name}`])) : [],
  )
  expect(model.others.map(({ name }) => name)).toContain("MedusaProviderProps")
  expect(silent).toEqual([])
})
