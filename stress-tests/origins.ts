import { sql } from "kysely"
import { operationsOf, pathWith } from "./every-operation.ts"
import { openShop, type Shop } from "./shop.ts"
import { inTime, type TortureContext, type TortureTest } from "./test.ts"

const storefront = "https://shop.example"
const dashboard = "https://admin.shop.example"
const pattern = "https://preview-7.shop.example"

const origins = [
  storefront,
  dashboard,
  pattern,
  "https://evil.example",
  "https://shop.example.evil.example",
  "https://evilshop.example",
  "http://shop.example",
  "https://shop.example:8443",
  "https://SHOP.example",
  "https://sub.shop.example",
  "null",
  "file://",
  "*",
  "",
]

/** S17: browsers are told yes for listed origins only, and cookies count for nothing from other sites. */
export const listedOrigins: TortureTest = {
  id: "S17",
  title: "CORS for listed origins only; no write by cookie from another site",
  async run(context) {
    const shop = await openShop({
      config: {
        storeCors: [storefront, "/^https:\\/\\/preview-\\d+\\.shop\\.example$/"],
        adminCors: [dashboard],
      },
    })
    try {
      await readAcross(shop, context)
      await writeAcross(shop, context)
    } finally {
      await shop.close()
    }
  },
}

async function readAcross(shop: Shop, context: TortureContext): Promise<void> {
  const listed = { store: [storefront, pattern], admin: [dashboard] }
  const calls = (["store", "admin"] as const).flatMap((area) =>
    [`/${area}/regions`, `/${area}/nothing-of-the-kind`, `/${area}/auth`].flatMap((path) =>
      ["GET", "OPTIONS", "POST"].flatMap((method) =>
        origins.map((origin) => ({ area, path, method, origin })),
      ),
    ),
  )
  for (const { area, path, method, origin } of inTime(calls, "reads", context)) {
    const headers = { origin, "access-control-request-method": "POST" }
    const answer = await shop.send(method, path, { headers })
    const allowed = answer.headers.get("access-control-allow-origin")
    const wanted = listed[area].includes(origin) ? origin : null
    if (allowed !== wanted) context.breach(`${method} ${path} from ${origin} is allowed to ${allowed}`)
    if (!answer.headers.get("vary")?.includes("Origin"))
      context.breach(`${method} ${path} does not vary with Origin`)
  }
}

async function writeAcross(shop: Shop, context: TortureContext): Promise<void> {
  const sessions = { admin: await adminSession(shop), store: await customerSession(shop) }
  const { breach } = context
  const before = await rowCounts(shop)
  const closed = [...operationsOf("admin"), ...operationsOf("store")].filter(
    ({ method, access }) => method !== "GET" && access !== "public",
  )
  const calls = closed.flatMap((operation) => foreignMarks().map((headers) => ({ operation, headers })))
  for (const { operation, headers } of inTime(calls, "writes", context)) {
    const answer = await shop.send(operation.method, pathWith(operation, "x"), {
      headers: { ...headers, cookie: sessions[operation.area] },
    })
    if (answer.status !== 401)
      breach(`${operation.method} ${operation.path} with ${JSON.stringify(headers)}: ${answer.status}`)
  }
  if ((await rowCounts(shop)) !== before) breach("something was written from another site")
  for (const [headers, area] of ownMarks()) {
    const path = area === "admin" ? "/admin/currencies/usd" : "/store/customers/me"
    const body = area === "admin" ? { includes_tax: false } : { first_name: "Ada" }
    const answer = await shop.send("POST", path, { body, headers: { ...headers, cookie: sessions[area] } })
    if (answer.status !== 200) breach(`${path} with ${JSON.stringify(headers)}: ${answer.status}`)
  }
}

/** How browsers mark what another site sends along with our cookies. */
function foreignMarks(): Record<string, string>[] {
  return [
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { origin: "https://evil.example" },
    { origin: "null", "sec-fetch-site": "cross-site" },
    { origin: "https://sub.shop.example", "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ]
}

/** What has to go on working: listed storefronts and dashboards, our own pages, and what is no browser. */
function ownMarks(): [Record<string, string>, "admin" | "store"][] {
  return [
    [{ origin: dashboard, "sec-fetch-site": "cross-site" }, "admin"],
    [{ origin: storefront, "sec-fetch-site": "same-site" }, "store"],
    [{ origin: pattern }, "store"],
    [{ origin: "http://localhost:9000", "sec-fetch-site": "same-origin" }, "admin"],
    [{ origin: "https://api.shop.example", "sec-fetch-site": "same-origin" }, "store"],
    [{}, "admin"],
    [{}, "store"],
  ]
}

async function adminSession(shop: Shop): Promise<string> {
  const body = { email: "admin@example.com", password: "supersecret" }
  return cookieOf((await shop.send("POST", "/admin/auth", { body })).headers)
}

async function customerSession(shop: Shop): Promise<string> {
  const body = { email: "ada@example.com", password: "supersecret", first_name: "A", last_name: "B" }
  return cookieOf((await shop.send("POST", "/store/customers", { body })).headers)
}

function cookieOf(headers: Headers): string {
  return headers.get("set-cookie")!.split(";")[0]!
}

async function rowCounts(shop: Shop): Promise<string> {
  const { rows } = await sql<{ counts: string }>`
    select string_agg(table_name || (xpath('/row/c/text()', query_to_xml(
      format('select count(*) as c from %I', table_name), false, true, '')))[1]::text, ',' order by table_name) as counts
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    shop.engine.db,
  )
  return rows[0]!.counts
}
