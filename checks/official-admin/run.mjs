// Drives v1's official admin against this checkout: `node checks/official-admin/run.mjs [pattern of task names]`.
import fs from "node:fs"
import path from "node:path"
import { launchChromium } from "../../scripts/chromium.mjs"
import { folder, prepareAdmin } from "./prepare.mjs"
import { serveBuild, startShop } from "./serve.mjs"
import { tasksOf } from "./tasks.mjs"

const backend = "http://127.0.0.1:9205"
const origin = "http://127.0.0.1:9206"
const wanted = process.argv[2]
const pictures = path.join(folder, "pictures")

const paths = `
  orders draft-orders products collections product-categories customers customers/groups
  inventory inventory/locations inventory/reservations discounts gift-cards gift-cards/manage
  pricing sales-channels publishable-api-keys settings settings/regions settings/currencies settings/details
  settings/return-reasons settings/taxes settings/team settings/personal-information
`
  .trim()
  .split(/\s+/)

/** Pages of one thing each: the address of the page, the list in the API, and the list's name in the response. */
const details = [
  ["products", "products", "products"],
  ["collections", "collections", "collections"],
  ["customers", "customers", "customers"],
  ["customers/groups", "customer-groups", "customer_groups"],
  ["discounts", "discounts", "discounts"],
  ["gift-cards", "gift-cards", "gift_cards"],
  ["pricing", "price-lists", "price_lists"],
  ["sales-channels", "sales-channels", "sales_channels"],
]

const build = prepareAdmin(backend)
fs.mkdirSync(pictures, { recursive: true })
setTimeout(() => {
  console.error("The check took more than ten minutes.")
  process.exit(1)
}, 600_000).unref()

const failures = []
const seen = { pages: 0, requests: 0, tasks: [] }
const fail = (text) => {
  failures.push(text)
  console.log(`  failed: ${text}`)
}

const shop = await startShop(9205, origin)
const site = await serveBuild(build, 9206)
const browser = await launchChromium()
try {
  await check(await browser.newPage({ viewport: { width: 1440, height: 1000 } }))
} finally {
  await browser.close()
  site.close()
  await shop.close()
}
console.log(failures.length === 0 ? "Everything passed." : `${failures.length} failed.`)
if (failures.length === 0 && !wanted) record()
process.exit(failures.length === 0 ? 0 : 1)

/** Keeps what was seen, which the documentation shows. */
function record() {
  const result = { version: "7.1.18", date: new Date().toISOString().slice(0, 10), ...seen }
  fs.writeFileSync(path.join(import.meta.dirname, "result.json"), `${JSON.stringify(result, null, 2)}\n`)
}

async function check(page) {
  page.setDefaultTimeout(20_000)
  page.setDefaultNavigationTimeout(40_000)
  const api = await logIn(page)
  watch(page)
  const { orders } = await api("GET", "/admin/orders?limit=50")
  if (!wanted) await openEverything(page, api, orders)
  const used = new Set()
  const openOrder = async (fulfillment, payment) => {
    const order = orders.find(
      (one) => one.fulfillment_status === fulfillment && one.payment_status === payment && !used.has(one.id),
    )
    if (!order) throw new Error(`The demo store has no order that is ${fulfillment} and ${payment}`)
    used.add(order.id)
    await open(page, `orders/${order.id}`)
    await page.getByText("Timeline").waitFor()
  }
  for (const [name, run] of Object.entries(tasksOf(page, { openOrder, open: (to) => open(page, to), api }))) {
    if (wanted && !new RegExp(wanted).test(name)) continue
    console.log(name)
    try {
      await run()
      seen.tasks.push(name)
    } catch (error) {
      fail(`${name}: ${error.message.split("\n").slice(0, 3).join(" ")}`)
      await page.screenshot({ path: path.join(pictures, `${name.replaceAll(" ", "-")}.png`) })
    }
  }
}

/** Signs in through the form. The consent to analytics is answered before, or its dialog covers every page. */
async function logIn(page) {
  const credentials = { email: "admin@example.com", password: "supersecret" }
  const send = async (method, to, body, headers = {}) => {
    const response = await fetch(backend + to, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return response.json()
  }
  const { access_token } = await send("POST", "/admin/auth/token", credentials)
  const api = (method, to, body) => send(method, to, body, { authorization: `Bearer ${access_token}` })
  await api("POST", "/admin/analytics-configs", { opt_out: true, anonymize: true })
  await page.goto(`${origin}/login`)
  await page.fill('input[name="email"]', credentials.email)
  await page.fill('input[name="password"]', credentials.password)
  await page.getByRole("button", { name: "Continue" }).click()
  await page.waitForURL(/\/a\//)
  await page.waitForTimeout(2_000)
  return api
}

function watch(page) {
  page.on("pageerror", (error) => fail(`the page threw ${error.message} at ${page.url()}`))
  page.on("response", (response) => {
    if (!response.url().startsWith(backend)) return
    seen.requests++
    if (response.status() < 400) return
    const request = `${response.request().method()} ${response.url().slice(backend.length)}`
    response.text().then(
      (body) => fail(`${request} answered ${response.status()}: ${body.slice(0, 300)}`),
      () => fail(`${request} answered ${response.status()}`),
    )
  })
}

async function open(page, to) {
  await page.goto(`${origin}/a/${to}`)
  await page.waitForLoadState("networkidle", { timeout: 8_000 }).catch(() => {})
  await page.waitForTimeout(400)
}

async function openEverything(page, api, orders) {
  for (const to of [...paths, ...(await detailPaths(api))]) {
    await open(page, to)
    seen.pages++
    await page
      .waitForFunction(() => document.body.innerText.trim().length > 50)
      .catch(() => fail(`the page ${to} shows nothing`))
    if (/went wrong/i.test(await page.locator("body").innerText())) fail(`the page ${to} shows an error`)
  }
  for (const { id, display_id } of orders) {
    await open(page, `orders/${id}`)
    seen.pages++
    await page
      .getByText("Order Placed")
      .first()
      .waitFor()
      .catch(() => fail(`the timeline of order #${display_id} stays empty`))
  }
}

/** The page of the first thing in each list; of a thing that the demo store lacks, one is created. */
async function detailPaths(api) {
  const { regions } = await api("GET", "/admin/regions?limit=1")
  const region_id = regions[0].id
  const missing = {
    "customer-groups": { name: "Regulars" },
    "gift-cards": { region_id, value: 1000 },
    "price-lists": { name: "Quiet", description: "Without prices", type: "sale", prices: [] },
  }
  const found = []
  for (const [page, list, name] of details) {
    let first = (await api("GET", `/admin/${list}?limit=1`))[name]?.[0]
    if (!first && missing[list]) first = Object.values(await api("POST", `/admin/${list}`, missing[list]))[0]
    if (first?.id) found.push(`${page}/${first.id}`)
    else console.log(`no page of ${page} is opened: the store has none`)
  }
  return found
}
