import { startStandIn, type Answer, type ReceivedRequest, type StandIn } from "../../testing/stand-in.ts"
import type { WooCatalog } from "./catalog.ts"

/** The key and the secret that the stand-in accepts. */
export const credentials = { key: "ck_0123456789", secret: "cs_9876543210" }

/** A stand-in of the REST API. */
export interface WooStandIn extends StandIn {
  /** what the store has; change it at any time */
  readonly catalog: WooCatalog
}

/** Starts a stand-in. It rejects other credentials, paths and parameters. */
export async function startWooCommerce(catalog: WooCatalog): Promise<WooStandIn> {
  const service = await startStandIn((request) => {
    const { key, secret } = credentials
    const expected = `Basic ${Buffer.from(`${key}:${secret}`).toString("base64")}`
    const isRevoked = Number(request.query.get("offset") ?? 0) >= catalog.revokedFrom
    if (isRevoked || request.headers.authorization !== expected)
      return { status: 401, body: { code: "woocommerce_rest_cannot_view", data: { status: 401 } } }
    return answer(catalog, request)
  })
  return { ...service, catalog }
}

const noRoute: Answer = { status: 404, body: { code: "rest_no_route", data: { status: 404 } } }

function answer(catalog: WooCatalog, { method, path, query }: ReceivedRequest): Answer {
  const place = /^\/wp-json\/wc\/v3\/(.+)$/.exec(path)?.[1]
  if (method !== "GET" || place === undefined) return noRoute
  if (place === "data/currencies/current") return { body: { code: catalog.currency, name: "Euro" } }
  if (place === "settings/products/woocommerce_weight_unit")
    return { body: { id: place, value: catalog.weightUnit } }
  const variations = /^products\/(\d+)\/variations$/.exec(place)?.[1]
  if (variations !== undefined) return page(catalog.variations[variations] ?? [], query)
  if (place === "products" || place === "customers" || place === "orders") return page(catalog[place], query)
  return noRoute
}

/** The parameters of lists, as the service documents them. */
const allowed: Readonly<Record<string, RegExp>> = {
  per_page: /^([1-9]\d?|100)$/,
  offset: /^\d+$/,
  orderby: /^id$/,
  order: /^(asc|desc)$/,
  status: /^any$/,
}

function page(unsorted: readonly { readonly id: number }[], query: URLSearchParams): Answer {
  for (const [name, value] of query)
    if (!allowed[name]?.test(value))
      return { status: 400, body: { code: "rest_invalid_param", message: `Invalid parameter(s): ${name}` } }
  const size = Number(query.get("per_page") ?? 10)
  const start = Number(query.get("offset") ?? 0)
  const rows = unsorted.toSorted((a, b) => a.id - b.id)
  return {
    headers: {
      "x-wp-total": String(rows.length),
      "x-wp-totalpages": String(Math.ceil(rows.length / size)),
    },
    body: rows.slice(start, start + size),
  }
}
