import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { SourceTree } from "../code/source-tree.ts"
import { readApi } from "./api-model.ts"
import { apiPages } from "./api-pages.tsx"
import { documentedOperations } from "./documented-operations.ts"
import { readExamples } from "./examples.ts"
import { routeOfEndpoint } from "./operation-route.ts"
import { clientCode, curlOf, requestOf } from "./request-code.ts"
import { rowsOf } from "./schema-rows.ts"

const tree = new SourceTree()
const models = readApi(tree)
const find = (key: string) => models.find(({ operation }) => `${operation.area}.${operation.id}` === key)!

describe("the reference of the HTTP API", () => {
  it("has a page for every operation, and no other", () => {
    const routes = apiPages(models).map(({ meta }) => meta.route)
    const pages = routes.filter((route) => /^\/api\/\w+\/[^/]+\/\w+$/.test(route))
    expect(pages.toSorted()).toEqual(models.map(({ route }) => route).toSorted())
    expect(pages).toHaveLength(documentedOperations.length)
    expect(new Set(routes).size).toBe(routes.length)
  })

  it("says of every deletion what else changes, or what happens if there is nothing to delete", () => {
    const deletions = models.filter(({ operation }) => operation.method === "DELETE")
    expect(deletions.length).toBeGreaterThan(50)
    expect(deletions.filter(({ operation }) => !operation.about).map(({ route }) => route)).toEqual([])
  })

  it("leads from a group to what its operations return", async () => {
    const group = apiPages(models).find(({ meta }) => meta.route === "/api/admin/order-edits")!
    const text = renderToStaticMarkup(await group.render())
    expect(text).toContain('href="/references/entities/classes/OrderEdit"')
    expect(text).toContain(": a set of changes to the items of an order")
  })

  it("leads to the line where each operation is declared", () => {
    const wrong = models.filter(({ operation, source }) => {
      const line = tree.file(source.file).text.split("\n")[source.line - 1]!
      return !line.includes(operation.id) && !line.includes("${")
    })
    expect(wrong.map(({ route }) => route)).toEqual([])
  })

  it("shows a recorded answer of all but four operations, and of no other", () => {
    const without = models.filter(({ example }) => !example).map(({ operation }) => operation.id)
    expect(without.toSorted()).toEqual([
      "DeletePaymentCollectionsPaymentCollection",
      "GetEmailsEmailHtml",
      "PostApps",
      "PostNotificationsNotificationResend",
    ])
    const known = models.map(({ operation }) => `${operation.area}.${operation.id}`)
    expect([...readExamples().keys()].filter((key) => !known.includes(key))).toEqual([])
  })

  it("lists the events of an operation, but no event of another one with the same code", () => {
    expect(find("admin.PostUsersUserPasswordToken").events).toEqual(["user.password_reset"])
    expect(find("store.PostCustomersCustomerPasswordToken").events).toEqual(["customer.password_reset"])
  })

  it("has the errors of an operation of the server, also those that the core throws", () => {
    const { errors, source } = find("admin.PostProductsProductPreview")
    expect(source.file).toBe("packages/server/src/previews/preview-operations.ts")
    expect(errors.own.map(({ name }) => name)).toEqual(["products.not_found"])
  })

  it("says of every property of a request and a response what it means", () => {
    const silent = models.flatMap(({ route, params, query, body, answer }) =>
      [...params, ...query, ...body, ...answer]
        .filter(({ about }) => !about)
        .map(({ name }) => `${route} ${name}`),
    )
    expect(silent).toEqual([])
  })

  it("says how long a page of every list is by default", () => {
    const limits = models.flatMap(({ route, query }) =>
      query.filter(({ name }) => name === "limit").map(({ about }) => ({ route, about })),
    )
    expect(limits.length).toBeGreaterThan(40)
    const silent = limits.filter(({ about }) => !/\d+ by default|without effect/.test(about))
    expect(silent).toEqual([])
  })

  it("shows only what a response has, and what a query string can contain", () => {
    const { answer } = find("admin.PostOrdersOrderLineItemReservations")
    expect(answer.map(({ name }) => name)).toEqual(["reservation"])
    const nullable = models.flatMap(({ query }) => query.filter(({ type }) => / \| null$/.test(type)))
    expect(nullable).toEqual([])
  })

  it("finds the page of an operation by what texts call it", () => {
    expect(routeOfEndpoint("POST", "/store/carts/{cart_id}/line-items")).toBe(
      "/api/store/carts/PostCartsCartLineItems",
    )
    expect(routeOfEndpoint("GET", "/store/nothing")).toBeUndefined()
  })
})

describe("requests", () => {
  const example = {
    path: "/admin/orders/order_1/refund?expand=refunds",
    body: { amount: 500, reason: "discount", note: "It's late" },
    status: 200,
  }
  const { operation, callers } = find("admin.PostOrdersOrderRefunds")
  const request = requestOf(operation, example)

  it("are shown for a shell, with quotes that it understands", () => {
    expect(curlOf(request)).toContain(`-H "Authorization: Bearer $TOKEN"`)
    expect(curlOf(request)).toContain(`"note": "It'\\''s late"`)
  })

  it("are shown with conditions as the client takes them", () => {
    const list = find("admin.GetOrders").operation
    const asked = requestOf(list, {
      path: "/admin/orders?created_at%5Bgt%5D=2026-01-01&created_at[lt]=2026-02-01&status[]=pending&status[]=archived&limit=5",
      status: 200,
    })
    expect(asked.query).toEqual({
      created_at: { gt: "2026-01-01", lt: "2026-02-01" },
      status: ["pending", "archived"],
      limit: 5,
    })
    expect(curlOf(asked)).toContain(`--data-urlencode "created_at[gt]=2026-01-01"`)
  })

  it("are shown with the client", () => {
    const code = clientCode(request, callers.methods[0]!).replace(/\s+/g, " ")
    expect(code).toMatch(
      /^const \{ order \} = await medusa\.admin\.orders\.refundPayment\( "order_1", \{ amount: 500/,
    )
    expect(code).toMatch(/, \{\}, \{ query: \{ expand: "refunds" \} \}, \)$/)
  })
})

it("takes the objects of a body apart", () => {
  const items = {
    type: "array",
    items: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
  }
  const title = { type: "string", description: "Its name." }
  expect(rowsOf({ properties: { items, title } })).toEqual([
    { name: "items", type: "object[]", isRequired: false, about: "" },
    { name: "items[].id", type: "string", isRequired: true, about: "" },
    { name: "title", type: "string", isRequired: false, about: "Its name." },
  ])
  expect(rowsOf({ properties: { limit: { type: "number", default: 50 } } })).toMatchObject([
    { name: "limit", isRequired: false, otherwise: "50" },
  ])
})

it("says what every parameter and body field is", () => {
  const without = models.flatMap(({ route, params, query, body }) =>
    [...params, ...query, ...body].filter(({ about }) => !about).map(({ name }) => `${route} ${name}`),
  )
  expect(without).toEqual([])
})
