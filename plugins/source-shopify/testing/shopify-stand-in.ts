import { buildSchema, graphql } from "graphql"
import fs from "node:fs"
import path from "node:path"
import { startStandIn, type Answer, type ReceivedRequest, type StandIn } from "../../testing/stand-in.ts"
import type { ShopifyCatalog } from "./catalog.ts"

/** The access token that the stand-in accepts. */
export const accessToken = "shpat_0123456789abcdef"

/** The credentials of an app that requests its tokens. */
export const app = { client_id: "0f1e2d", client_secret: "shpss_fedcba" }

/** A stand-in of the GraphQL Admin API. */
export interface ShopifyStandIn extends StandIn {
  /** what the store has; change it at any time */
  readonly catalog: ShopifyCatalog
  /** the largest `first` that does not cost too much */
  limitFirst(first: number): void
  /** the tokens that the app got, oldest first */
  readonly issued: readonly string[]
  /** makes the tokens of the app invalid, as when the app is installed again */
  revokeIssued(): void
  /** sets how many seconds new tokens of the app last; 86399 by default */
  setLifetime(seconds: number): void
}

/** The response of Shopify to an app that has used all its points. */
export const throttled: Answer = {
  body: {
    errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }],
    extensions: {
      cost: {
        requestedQueryCost: 62,
        actualQueryCost: null,
        throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 52, restoreRate: 100 },
      },
    },
  },
}

const schema = buildSchema(fs.readFileSync(path.join(import.meta.dirname, "schema.graphql"), "utf8"))

/**
 * Starts a stand-in. It validates queries with the schema, and rejects other tokens, paths and content types.
 * @param catalog what the store has
 */
export async function startShopify(catalog: ShopifyCatalog): Promise<ShopifyStandIn> {
  let mostFirst = 250
  let lifetime = 86_399
  const issued: string[] = []
  const valid = new Set([accessToken])
  const issue = ({ headers, text }: ReceivedRequest): Answer => {
    if (!String(headers["content-type"]).startsWith("application/x-www-form-urlencoded"))
      return { status: 415, body: {} }
    const form = Object.fromEntries(new URLSearchParams(text))
    if (form["client_id"] !== app.client_id || form["client_secret"] !== app.client_secret)
      return { status: 401, body: { error: "invalid_client" } }
    if (form["grant_type"] !== "client_credentials")
      return { status: 400, body: { error: "invalid_request" } }
    const token = `shpat_app_${issued.length}`
    issued.push(token)
    valid.add(token)
    return { body: { access_token: token, scope: "read_products", expires_in: lifetime } }
  }
  const service = await startStandIn(async (request) => {
    if (request.method === "POST" && request.path === "/admin/oauth/access_token") return issue(request)
    if (request.method !== "POST" || !/^\/admin\/api\/\d{4}-\d{2}\/graphql\.json$/.test(request.path))
      return { status: 404, body: { errors: "Not Found" } }
    if (!valid.has(String(request.headers["x-shopify-access-token"])))
      return { status: 401, body: { errors: "[API] Invalid API key or access token" } }
    if (request.headers["content-type"] !== "application/json") return { status: 415, body: {} }
    const { query, variables } = JSON.parse(request.text) as {
      query: string
      variables: Record<string, unknown>
    }
    if (Number(variables["first"]) > mostFirst) return tooExpensive
    const result = await graphql({
      schema,
      source: query,
      variableValues: variables,
      rootValue: rootOf(catalog),
      typeResolver: (media: object) => ("image" in media ? "MediaImage" : "Video"),
    })
    const throttleStatus = { maximumAvailable: 2000, currentlyAvailable: 1990, restoreRate: 100 }
    const extensions = { cost: { requestedQueryCost: 62, actualQueryCost: 10, throttleStatus } }
    return { body: { ...result, extensions } }
  })
  return {
    ...service,
    catalog,
    issued,
    limitFirst: (first) => void (mostFirst = first),
    revokeIssued: () => issued.forEach((token) => valid.delete(token)),
    setLifetime: (seconds) => void (lifetime = seconds),
  }
}

const tooExpensive: Answer = {
  body: {
    errors: [
      {
        message: "Query cost is 1002, which exceeds the single query max cost limit (1000).",
        extensions: { code: "MAX_COST_EXCEEDED", cost: 1002, maxCost: 1000 },
      },
    ],
  },
}

interface PageArguments {
  readonly first?: number
  readonly after?: string | null
}

/** A connection over a list; a cursor is the place after a node. */
function connection<T>(all: readonly T[], { first, after }: PageArguments) {
  if (!first) throw new Error("you must provide one of first or last")
  const start = after ? Number(Buffer.from(after, "base64").toString()) : 0
  const nodes = all.slice(start, start + first)
  const end = start + nodes.length
  const endCursor = nodes.length > 0 ? Buffer.from(String(end)).toString("base64") : null
  return { nodes, pageInfo: { hasNextPage: end < all.length, endCursor } }
}

function rootOf(catalog: ShopifyCatalog) {
  const product = (row: ShopifyCatalog["products"][number]) => ({
    ...row,
    variants: (page: PageArguments) => connection(row.variants, page),
    media: (page: PageArguments) => connection(row.media, page),
    collections: (page: PageArguments) => connection(row.collections, page),
  })
  const customer = (row: ShopifyCatalog["customers"][number]) => ({
    ...row,
    addressesV2: (page: PageArguments) => connection(row.addresses, page),
  })
  const order = (row: ShopifyCatalog["orders"][number]) => ({
    ...row,
    lineItems: (page: PageArguments) => connection(row.lineItems, page),
    shippingLines: (page: PageArguments) => connection(row.shippingLines, page),
    fulfillments: row.fulfillments.map((each) => ({
      ...each,
      fulfillmentLineItems: (page: PageArguments) => connection(each.fulfillmentLineItems, page),
    })),
  })
  return {
    shop: { currencyCode: catalog.currency },
    product: ({ id }: { id: string }) => {
      const row = catalog.products.find((each) => each.id === id)
      return row ? product(row) : null
    },
    products: (page: PageArguments) => connection(catalog.products.map(product), page),
    order: ({ id }: { id: string }) => {
      const row = catalog.orders.find((each) => each.id === id)
      return row ? order(row) : null
    },
    orders: (page: PageArguments) => connection(catalog.orders.map(order), page),
    customers: (page: PageArguments) => connection(catalog.customers.map(customer), page),
  }
}
