import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { errorRoute } from "../code/parts.tsx"
import { SourceTree } from "../code/source-tree.ts"
import { readErrors } from "./error-model.ts"
import { errorPages } from "./error-pages.tsx"

const tree = new SourceTree()
const pages = errorPages(tree)
const html = new Map<string, string>()
for (const { meta, render } of pages) html.set(meta.route, renderToStaticMarkup(await render()))

it("every error has a place on the page of its group, and one in the list of all for links that exist", () => {
  for (const { name, type } of readErrors(tree).apiErrors) {
    const [route, anchor] = errorRoute(name, type).split("#")
    expect(html.get(route!), name).toContain(`id="${anchor}"`)
    expect(html.get("/references/errors"), name).toContain(`id="${anchor}"`)
  }
})

it("an error whose message depends on the situation shows every message", () => {
  const page = html.get("/references/errors/returns")!
  expect(page).toContain("Cannot create a swap on a canceled item.")
  expect(page).toContain("Cannot create a return for a canceled item.")
})

it("the missing stock of a cart has two statuses, and says when", () => {
  const page = html.get("/references/errors/inventory")!
  expect(page).toContain("400 or 409")
  expect(page).toContain("when a cart is completed")
})

it("search finds errors by name and by code, each code once", () => {
  const names = pages.flatMap(({ meta }) =>
    (meta.names ?? []).map(([name, anchor]) => [name, meta.route, anchor]),
  )
  expect(names).toContainEqual([
    "inventory.insufficient",
    "/references/errors/inventory",
    "inventory-insufficient",
  ])
  expect(names).toContainEqual([
    "insufficient_inventory",
    "/references/errors/inventory",
    "inventory-insufficient",
  ])
})
