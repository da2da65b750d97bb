import { startStandIn, type Answer, type ReceivedRequest, type StandIn } from "../../testing/stand-in.ts"
import { Account, ApiError, type Json } from "./brightpearl-account.ts"

/** What the stand-in knows of the app. */
export const app = {
  account: "teashop",
  client_id: "tea-app",
  client_secret: "the-secret-of-the-app",
  developer_reference: "tea-developer",
  webhook_secret: "a-secret-for-webhooks",
}

/** A stand-in of Brightpearl's API with the account `teashop`, which also sends webhooks. */
export interface BrightpearlStandIn extends StandIn {
  readonly data: Account
  /** the valid tokens */
  readonly tokens: Tokens
  /** Sends the webhooks of an event, as they were created, to a store. */
  fire(event: string, id: number | string, store: string): Promise<readonly Response[]>
}

/** Tokens of the stand-in; a refresh token is valid once. */
export class Tokens {
  access = ""
  refresh = ""
  /** how often they were issued */
  issued = 0

  issue(): Json {
    this.issued++
    this.access = `access-${this.issued}`
    this.refresh = `refresh-${this.issued}`
    return {
      access_token: this.access,
      refresh_token: this.refresh,
      token_type: "Bearer",
      expires_in: 604_800,
      api_domain: "eu1.brightpearlconnect.com",
      installation_instance_id: "77",
    }
  }
}

/** Starts the stand-in. The code `the-code` connects the account. */
export async function startBrightpearl(): Promise<BrightpearlStandIn> {
  const [data, tokens] = [new Account(), new Tokens()]
  const standIn = await startStandIn((request) => {
    try {
      if (request.path.startsWith("/token/")) return token(tokens, request)
      return { headers: { "brightpearl-requests-remaining": "150" }, ...answer(data, tokens, request) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { status: error.status, body: { errors: [{ code: error.code, message: error.message }] } }
    }
  })
  return Object.assign(standIn, {
    data,
    tokens,
    fire: (event: string, id: number | string, store: string) =>
      Promise.all(
        data.webhooks
          .filter(({ subscribeTo }) => subscribeTo === event)
          .map(({ uriTemplate, bodyTemplate }) => {
            const [resource = "", lifecycle = ""] = event.split(/\.(.*)/)
            const body = (bodyTemplate as string)
              .replace("${account-code}", app.account)
              .replace("${lifecycle-event}", lifecycle)
              .replace("${resource-type}", resource)
              .replace("${resource-id}", String(id))
            const headers = { "content-type": "application/json" }
            return fetch(new URL(new URL(uriTemplate as string).pathname, store), {
              method: "POST",
              headers,
              body,
            })
          }),
      ),
  })
}

function token(tokens: Tokens, { path, text, headers }: ReceivedRequest): Answer {
  const form = new URLSearchParams(text)
  const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded")
  const isApp = form.get("client_id") === app.client_id && form.get("client_secret") === app.client_secret
  if (!isForm || !isApp || path !== `/token/${app.account}`)
    return { status: 401, body: { error: "invalid_client" } }
  const isRefresh = form.get("grant_type") === "refresh_token"
  const isValid = isRefresh ? form.get("refresh_token") === tokens.refresh : form.get("code") === "the-code"
  return isValid ? { body: tokens.issue() } : { status: 400, body: { error: "invalid_grant" } }
}

function answer(data: Account, tokens: Tokens, request: ReceivedRequest): Answer {
  const { headers, method, path, text, query } = request
  const root = `/public-api/${app.account}`
  const isApp =
    headers["brightpearl-app-ref"] === app.client_id &&
    headers["brightpearl-dev-ref"] === app.developer_reference
  if (!isApp || headers.authorization !== `Bearer ${tokens.access}` || !path.startsWith(root))
    throw new ApiError(401, "CMNC-401", "Not authorized")
  const body = (text ? JSON.parse(text) : {}) as Json
  const key = `${method} ${path.slice(root.length)}`
  for (const [pattern, work] of routes) {
    const match = pattern.exec(key)
    if (match) return { body: { response: work({ data, body, query, id: match[1] ?? "" }) } }
  }
  throw new ApiError(404, "CMNC-404", "Not found")
}

interface Given {
  readonly data: Account
  readonly body: Json
  readonly query: URLSearchParams
  readonly id: string
}

const table = (rows: readonly Json[], ...columns: readonly string[]) => ({
  results: rows.map((row) => columns.map((name) => row[name] ?? null)),
  metaData: { columns: columns.map((name) => ({ name })), morePagesAvailable: false },
})

const added = (list: Json[], body: Json, id: number) => {
  list.push({ ...body, id })
  return id
}

function noteOf({ data, id }: Given): Json {
  const note = data.notes.get(id)
  if (!note) throw new ApiError(404, "WHSC-404", "There is no such note")
  return note
}

const routes: readonly (readonly [RegExp, (given: Given) => unknown])[] = [
  [
    /^GET \/contact-service\/contact-search$/,
    ({ data, query }) =>
      table(
        data.contacts.filter(({ primaryEmail }) => primaryEmail === query.get("primaryEmail")),
        "contactId",
        "primaryEmail",
      ),
  ],
  [/^POST \/contact-service\/postal-address$/, ({ data, body }) => added(data.addresses, body, data.next())],
  [/^POST \/contact-service\/contact$/, ({ data, body }) => data.addContact(body)],
  [
    /^GET \/order-service\/order-search$/,
    ({ data, query }) =>
      table(
        data.byReference(query.get("externalRef") ?? "").map((each) => ({ ...each, orderId: each.id })),
        "orderId",
        "externalRef",
      ),
  ],
  [/^POST \/order-service\/sales-order$/, ({ data, body }) => data.addOrder("order", body)],
  [/^POST \/order-service\/sales-credit$/, ({ data, body }) => data.addOrder("credit", body)],
  [
    /^GET \/order-service\/sales-order\/(\d+)$/,
    ({ data, id }) => data.orders.filter((order) => String(order.id) === id),
  ],
  [
    /^GET \/order-service\/order\/(\d+)$/,
    ({ data, id }) => data.orders.filter((order) => String(order.id) === id),
  ],
  [
    /^PUT \/order-service\/order\/(\d+)\/status$/,
    ({ data, id, body }) =>
      void Object.assign(
        data.orders.find((order) => String(order.id) === id)!,
        body,
      ),
  ],
  [
    /^POST \/warehouse-service\/order\/(\d+)\/reservation\/warehouse\/\d+$/,
    ({ data, id, body }) => {
      if ((body["products"] as { quantity: number }[]).some(({ quantity }) => quantity > data.mostReserved))
        throw new ApiError(409, "WHSC-001", "There is not enough stock")
      data.reservations.push({ orderId: Number(id), ...body })
    },
  ],
  [/^POST \/accounting-service\/customer-payment$/, ({ data, body }) => data.addPayment(body)],
  [
    /^GET \/accounting-service\/customer-payment-search$/,
    ({ data, query }) =>
      table(
        data.payments.filter(({ orderId }) => String(orderId) === query.get("orderId")),
        "paymentId",
        "transactionRef",
      ),
  ],
  [
    /^GET \/product-service\/product-search$/,
    ({ data, query }) => {
      const all = [...data.products].map(([SKU, { id }]) => ({ SKU, productId: id }))
      const sku = query.get("SKU")
      const first = Number(query.get("firstResult") ?? 1) - 1
      const found = sku === null ? all.slice(first, first + Number(query.get("pageSize"))) : all
      return table(sku === null ? found : found.filter(({ SKU }) => SKU === sku), "productId", "SKU")
    },
  ],
  [
    /^GET \/product-service\/product\/(\d+)$/,
    ({ data, id }) =>
      [...data.products]
        .filter(([, product]) => String(product.id) === id)
        .map(([sku, product]) => ({ id: product.id, identity: { sku } })),
  ],
  [
    /^GET \/warehouse-service\/product-availability\/([\d,]+)$/,
    ({ data, id }) =>
      Object.fromEntries(
        [...data.products.values()]
          .filter((product) => id.split(",").includes(String(product.id)))
          .map(({ id: each, onHand }) => [
            each,
            { total: { onHand: onHand + 50 }, warehouses: { "2": { onHand, inStock: onHand + 3 } } },
          ]),
      ),
  ],
  [
    /^GET \/warehouse-service\/order\/\*\/goods-note\/goods-out\/(\d+)$/,
    (given) => ({ [given.id]: noteOf(given) }),
  ],
  [
    /^GET \/warehouse-service\/order\/(\d+)\/goods-note\/goods-out$/,
    ({ data, id }) =>
      Object.fromEntries([...data.notes].filter(([, note]) => String(note["orderId"]) === id)),
  ],
  [
    /^PUT \/warehouse-service\/goods-note\/goods-out\/(\d+)$/,
    (given) => void Object.assign(noteOf(given), given.body),
  ],
  [
    /^POST \/warehouse-service\/goods-note\/goods-out\/(\d+)\/event$/,
    (given) => {
      noteOf(given)["status"] = { shipped: true }
      given.data.events.push({ note: given.id, ...(given.body["events"] as Json[])[0] })
    },
  ],
  [/^GET \/integration-service\/webhook$/, ({ data }) => data.webhooks],
  [/^POST \/integration-service\/webhook$/, ({ data, body }) => added(data.webhooks, body, data.next())],
]
