import { sql } from "kysely"
import type { Operation } from "@stheno/core/host"
import { bodyWith, operationsOf, pathWith } from "./every-operation.ts"
import { openShop, type Shop } from "./shop.ts"
import { inTime, type TortureContext, type TortureTest } from "./test.ts"
import { createTwoCustomers, type TwoCustomers } from "./two-customers.ts"

const mark = "planted0by0torture"

/** Keys that no caller may set: some are columns, some mean something to other programs. */
const keys: readonly string[] = [
  "id",
  "created_at",
  "deleted_at",
  "password_hash",
  "has_account",
  "api_token",
  "customer_id",
  "store_id",
  "cart_id",
  "order_id",
  "idempotency_key",
  "payment_status",
  "completed_at",
  "is_admin",
  "$where",
  "unknown_key",
]

/** S19: what an operation does not know is refused, at any depth, and never stored. */
export const unknownKeys: TortureTest = {
  id: "S19",
  title: "unknown and forbidden keys in every body",
  async run(context) {
    const shop = await openShop()
    try {
      const two = await createTwoCustomers(shop)
      const operations = [...operationsOf("store"), ...operationsOf("admin")].filter(
        ({ method }) => method !== "GET",
      )
      await takeKnownKeys(shop, two, context)
      const before = await protectedRows(shop)
      let calls = 0
      for (const operation of inTime(operations, "operations", context))
        for (const key of keys) {
          const bodies = bodiesWith(operation, key)
          for (const body of bodies) await judge(shop, { operation, body, two }, context)
          calls += bodies.length
        }
      await searchForMark(shop, context)
      if ((await protectedRows(shop)) !== before) context.breach("a protected column was changed")
      context.figure("calls", calls)
    } finally {
      await shop.close()
    }
  },
}

/** A body with the key at its root, and one for each object and list of objects in it. */
function bodiesWith(operation: Operation, key: string): unknown[] {
  const base = bodyWith(operation, "x")
  if (!isObject(base)) return [{ [key]: mark }]
  const into = (value: unknown) =>
    isObject(value) && !Object.hasOwn(value, key) ? { ...value, [key]: mark } : undefined
  const nested = Object.entries(base).flatMap(([name, value]) => {
    // Metadata is whatever somebody likes.
    if (name === "metadata" || (isObject(value) && Object.keys(value).length === 0)) return []
    const changed = Array.isArray(value) ? into(value[0]) && [into(value[0])] : into(value)
    return changed ? [{ ...base, [name]: changed }] : []
  })
  return Object.hasOwn(base, key) ? nested : [{ ...base, [key]: mark }, ...nested]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

async function judge(
  shop: Shop,
  { operation, body, two }: { operation: Operation; body: unknown; two: TwoCustomers },
  { breach }: TortureContext,
): Promise<void> {
  const path = pathWith(operation, "x")
  const headers = operation.area === "admin" ? shop.adminHeaders : two.eve.headers
  const { status, text } = await shop.send(operation.method, path, { body, headers })
  if (status >= 500) breach(`${operation.method} ${operation.path}: ${status}`)
  if (operation.body && status < 300)
    breach(`${operation.method} ${operation.path} took ${JSON.stringify(body)}`)
  if (text.includes(mark)) breach(`${operation.method} ${operation.path} answers with what was planted`)
}

/** Requests that are as they should be. */
const known: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ["/admin/collections", { title: "Known" }],
  ["/admin/customer-groups", { name: "Known" }],
  ["/admin/sales-channels", { name: "Known" }],
  ["/admin/product-categories", { name: "Known" }],
  ["/admin/products", { title: "Known" }],
  ["/admin/stock-locations", { name: "Known" }],
  [
    "/admin/customers",
    { email: "known@example.com", first_name: "K", last_name: "N", password: "supersecret" },
  ],
  ["/store/carts", {}],
  ["/store/customers/me", { first_name: "Known" }],
]

/** The positive control: each is done as it is, and refused with a key more. */
async function takeKnownKeys(
  shop: Shop,
  { eve }: TwoCustomers,
  { breach, figure }: TortureContext,
): Promise<void> {
  for (const [path, body] of known) {
    const headers = path.startsWith("/admin") ? shop.adminHeaders : eve.headers
    const refused = await shop.send("POST", path, { body: { ...body, unknown_key: mark }, headers })
    if (refused.status !== 400) breach(`POST ${path} with an unknown key: ${refused.status}`)
    const done = await shop.send("POST", path, { body, headers })
    if (done.status >= 300) breach(`POST ${path}: ${done.status} ${done.text.slice(0, 100)}`)
  }
  figure("requests without an unknown key", known.length)
}

/** Looks through every column of every table that can hold a text. */
async function searchForMark(shop: Shop, { breach, figure }: TortureContext): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(shop.engine.db)
  for (const { name } of rows) {
    const found =
      await sql`select 1 from ${sql.table(name)} t where t::text like ${`%${mark}%`} limit 1`.execute(
        shop.engine.db,
      )
    if (found.rows.length > 0) breach(`${name} holds what was planted`)
  }
  figure("tables searched", rows.length)
}

/** What forbidden keys would be after. */
async function protectedRows(shop: Shop): Promise<string> {
  const { rows } = await sql<{ sum: string }>`
    select md5(string_agg(line, E'\n' order by line)) as sum from (
      select concat_ws('|', id, email, password_hash, has_account, deleted_at) as line from customer
      union all select concat_ws('|', id, email, password_hash, api_token, role, deleted_at) from "user"
      union all select concat_ws('|', id, customer_id, payment_status, status) from "order") rows`.execute(
    shop.engine.db,
  )
  return rows[0]!.sum
}
