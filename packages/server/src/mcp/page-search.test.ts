import { describe, expect, it } from "vitest"
import { PageSearch } from "./page-search.ts"
import { findPage } from "./pages.ts"
import { demoPages } from "./testing/demo-pages.ts"

const search = new PageSearch(demoPages)
const routes = async (question: string, audience?: string) =>
  (await search.find(question, 5, audience)).map(({ page }) => page.route)

describe("a search", () => {
  it("answers a question with the page that is about it, and shows where", async () => {
    const [first, second] = await search.find("how do I refund an order?", 5)
    expect([first?.page.route, first?.excerpt]).toEqual([
      "/modules/orders/admin/manage-orders",
      "Money of an order is refunded in parts.",
    ])
    expect(second?.page.route).toBe("/modules/orders")
  })

  it("leaves pages for other readers out", async () => {
    expect(await routes("refund order", "storefront")).toEqual(["/modules/orders"])
  })

  it.each([
    ["line item", "/references/entities/classes/LineItem"],
    ["what is OrderStatus", "/references/entities/enums/OrderStatus"],
    ["PostCart", "/api/store/carts/PostCart"],
    ["POST /store/carts", "/api/store/carts/PostCart"],
    ["useCart is null", "/references/medusa-react/others"],
  ])("puts what has the name first: %s", async (question, route) => {
    expect((await routes(question))[0]).toBe(route)
  })

  it("finds nothing for what nobody wrote", async () => {
    expect(await routes("qqqqxxzz")).toEqual([])
    expect(await routes("")).toEqual([])
  })
})

it.each([
  ["/modules/orders", "/modules/orders"],
  ["modules/orders.md", "/modules/orders"],
  ["http://localhost:3000/modules/orders/?a=b#c", "/modules/orders"],
  ["stheno-docs://pages/modules/orders.md", "/modules/orders"],
  ["stheno-docs://pages/index.md", "/"],
  ["/", "/"],
  ["/nothing", undefined],
])("%s is the page %s", (address, route) => {
  expect(findPage(demoPages, address)?.route).toBe(route)
})
