import fs from "node:fs"
import path from "node:path"
import { afterEach, beforeEach, it, vi } from "vitest"
import type { BodyTo } from "@stheno/testing/reply.ts"
import { expect } from "@stheno/testing/expect.ts"
import { startMailServer, type MailServer } from "@stheno/testing/mail-server.ts"
import { root } from "./testing/places.ts"
import {
  copyProject,
  install,
  madeProjects,
  openWorkplace,
  succeed,
  type Started,
  type Workplace,
} from "./testing/workplace.ts"

// Under 90 seconds on two cores that nobody else uses; here others do.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const soon = { timeout: 30_000, interval: 100 }
const samples = path.join(root, "samples/waiting-list")
const ada = "ada@example.com"
const grace = "grace@example.com"
const joan = "joan@example.com"

let place: Workplace
let mails: MailServer
let shop: string
let storefront: string

// Before each run, so that a second try starts from an empty folder too.
beforeEach(async () => {
  mails = await startMailServer()
  place = await openWorkplace()
  shop = path.join(place.folder, "shop")
  storefront = path.join(place.folder, "storefront")
})
afterEach(async () => {
  await mails.stop()
  await (place as Workplace | undefined)?.close()
})

/** A customer of the store who uses the storefront's code, in a separate process. */
async function visit({ url }: Started, email: string, note?: string) {
  const words = ["dist/visit.js", url, email, ...(note ? [note] : [])]
  const text = await succeed(place.run(process.execPath, words, storefront))
  return JSON.parse(text.trim()) as { order: string; total: number; waiting: string; page: string }
}

async function get<Body>(url: string, token?: string) {
  const response = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  expect([url, response.status]).toEqual([url, 200])
  return (await response.json()) as Body
}

const textOf = (to: string) =>
  mails.taken
    .filter((mail) => mail.to.includes(to))
    .map(({ source }) => /^Subject: (.*)\r$/m.exec(source)![1])

const mailed = (to: string, subjects: readonly unknown[]) =>
  vi.waitFor(() => expect(textOf(to).toSorted()).toEqual(subjects), soon)

/** What the dashboard receives about extensions; each module exists and imports React by its bare name. */
async function extensionsOf({ url }: Started) {
  const { extensions, problems } = await get<{
    extensions: { module: string; origin: string; file: string }[]
    problems: object[]
  }>(`${url}/app/extensions/manifest.json`)
  expect(problems).toEqual([])
  for (const { module } of extensions) {
    const code = await (await fetch(`${url}/app/${module}`)).text()
    expect([module, code]).toEqual([module, expect.stringMatching(/from ?"react\/jsx-runtime"/)])
  }
  const page = await fetch(`${url}/app`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('"react":"./assets/')])
  return extensions.map(({ origin, file }) => `${origin} ${file}`)
}

const smtp = () => ({ SMTP_URL: mails.url })

/** Installs a plugin as npm gives it to others. */
async function addPlugin() {
  const words = ["pack", path.join(samples, "plugin"), "--pack-destination", place.folder, "--silent"]
  const tarball = path.join(place.folder, (await succeed(place.run("npm", words, place.folder))).trim())
  await install(place, shop, [tarball, "nodemailer@10.6.0"])
}

async function makeStorefront() {
  fs.cpSync(path.join(samples, "storefront"), storefront, { recursive: true })
  const file = path.join(storefront, "package.json")
  const manifest = JSON.parse(fs.readFileSync(file, "utf8")) as {
    dependencies: Record<string, string>
    overrides?: Record<string, string>
  }
  const client = `file:${path.join(place.tarballs, "stheno-js-client-0.1.0.tgz")}`
  manifest.dependencies["@stheno/js-client"] = client
  manifest.dependencies["@stheno/medusa-react"] = client.replace("js-client", "medusa-react")
  manifest.overrides = { "@stheno/js-client": "$@stheno/js-client" }
  fs.writeFileSync(file, JSON.stringify(manifest))
  await install(place, storefront, [])
  await compile(storefront)
}

const compile = async (folder: string) =>
  expect(await place.run(process.execPath, ["node_modules/typescript/bin/tsc"], folder)).toEqual({
    status: 0,
    text: "",
  })

/** Everything that must outlive an upgrade. */
async function stateOf({ url }: Started) {
  const env = fs.readFileSync(path.join(shop, ".env"), "utf8")
  const [, password] = /^ADMIN_PASSWORD=(.*)$/m.exec(env)!
  const login = { email: "admin@example.com", password }
  const response = await fetch(`${url}/admin/auth/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(login),
  })
  const { access_token } = (await response.json()) as { access_token: string }
  const { orders } = await get<BodyTo<"GET", "/admin/orders">>(
    `${url}/admin/orders?fields=id,email,total&expand=&order=created_at`,
    access_token,
  )
  const { waiting } = await get<{ waiting: { id: string; email: string }[] }>(
    `${url}/admin/waiting?fields=id,email&expand=`,
    access_token,
  )
  return { orders, waiting }
}

/** A guest sees no email address, and no order ID, which would open the order. */
async function expectPrivate({ url }: Started) {
  for (const query of ["waiting", "waiting?fields=email", "waiting-list", `points?email=${ada}`]) {
    const text = await (await fetch(`${url}/store/${query}`)).text()
    expect([query, text]).toEqual([query, expect.not.stringMatching(/@|order_/)])
  }
}

it("goes from an empty folder to an upgraded shop, and loses nothing on the way", async () => {
  const began = Date.now()
  const step = (name: string) => console.log(`${((Date.now() - began) / 1000).toFixed(1)} s  ${name}`)
  await copyProject(place, (await madeProjects(place)).examples, shop)
  step("scaffolded")
  fs.cpSync(path.join(samples, "shop"), shop, { recursive: true })
  fs.rmSync(path.join(shop, "medusa-config.ts"))
  await Promise.all([addPlugin().then(() => compile(shop)), makeStorefront()])
  step("extended, with a plugin and a storefront")

  const first = await place.start(shop, smtp())
  expect(first.output()).not.toContain("Skipped")
  expect(first.output()).toMatch(
    /Applied migration stheno-plugin-points\/0001-points[^]*project\/0002-waiting\n[^]*project\/0003-waiting-count/,
  )
  const plugin = "stheno-plugin-points node_modules/stheno-plugin-points/src/admin"
  expect(await extensionsOf(first)).toEqual([
    "project src/admin/widgets/first-steps.tsx",
    "project src/admin/widgets/product-reviews.tsx",
    "project src/admin/widgets/product-waiting.tsx",
    "project src/admin/routes/waiting/[id]/page.tsx",
    "project src/admin/routes/waiting/page.tsx",
    "project src/admin/settings/waiting/page.tsx",
    `${plugin}/widgets/order-points.jsx`,
    `${plugin}/routes/points/page.jsx`,
    `${plugin}/settings/points/page.jsx`,
  ])
  const bought = await visit(first, ada)
  expect(bought.page).toContain("<p>Notebook, Pencil</p>")
  expect(bought.page).toContain(`<li>${bought.waiting}: HB</li>`)
  await mailed(ada, [expect.stringMatching(/^Your order #\d+$/), "You are on the list"].toReversed())
  const pointsOf = async ({ url }: Started, email: string) =>
    (await get<{ points: number }>(`${url}/store/points?email=${email}`)).points
  await vi.waitFor(async () => expect(await pointsOf(first, ada)).toBe(7), soon)
  await vi.waitFor(
    async () =>
      expect(await get(`${first.url}/store/waiting-list`)).toMatchObject({ counted: [{ people: 1 }] }),
    soon,
  )
  await expectPrivate(first)
  step("bought, mailed, counted")

  // The mail server goes, and what it missed waits in the outbox over the upgrade.
  await mails.stop()
  const unheard = await visit(first, grace)
  const before = await stateOf(first)
  expect(await first.stop()).toBe(0)
  fs.cpSync(path.join(samples, "upgrade"), shop, { recursive: true })
  expect(await place.stheno(shop, ["migrations", "run"])).toEqual({
    status: 0,
    text: "Applied migration project/0004-waiting-note\n",
  })
  mails = await startMailServer()
  const second = await place.start(shop, smtp())
  step("upgraded")
  expect(await stateOf(second)).toEqual(before)
  expect(before.orders.map(({ id }) => id).toSorted()).toEqual([bought.order, unheard.order].toSorted())
  expect(before.waiting.map(({ id }) => id)).toEqual([bought.waiting, unheard.waiting])
  await mailed(grace, ["You are on the list", expect.stringMatching(/^Your order #\d+$/)])
  const later = await visit(second, joan, "in red")
  expect(later.page).toContain(`<li>${later.waiting}: HB (in red)</li>`)
  expect(later.page).toContain(`<li>${bought.waiting}: HB</li>`)
  await mailed(joan, ["You are on the list", expect.stringMatching(/^Your order #\d+$/)])
  await vi.waitFor(async () => {
    for (const email of [ada, grace, joan]) expect(await pointsOf(second, email)).toBe(7)
    expect(await get(`${second.url}/store/waiting-list`)).toMatchObject({ counted: [{ people: 3 }] })
  }, soon)
  expect(textOf(ada)).toEqual([])
  expect(await place.stheno(shop, ["doctor"], smtp())).toEqual({
    status: 0,
    text: expect.stringContaining("No problems found."),
  })
  expect(await second.stop()).toBe(0)
  step("lived on")
})
