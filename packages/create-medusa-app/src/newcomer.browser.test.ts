import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { launchChromium } from "../../../scripts/chromium.mjs"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { BodyTo } from "@stheno/testing/reply.ts"
import { readSample } from "@stheno/docs/internal/samples/read-sample.ts"
import { terminalEnv } from "./testing/run.ts"
import { openWorkplace, succeed, type Workplace } from "./testing/workplace.ts"

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const samples = new URL("../../../samples/", import.meta.url)
const content = new URL("../../../apps/docs/content/", import.meta.url)
const soon = { timeout: 60_000, interval: 200 }

let place: Workplace
let ends: (() => Promise<unknown>)[]

beforeEach(async () => {
  ends = []
  place = await openWorkplace()
})
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
  await (place as Workplace | undefined)?.close()
})

/** The commands and files of a page in its order, as a reader sees them. */
function stepsOf(page: string) {
  const text = fs.readFileSync(new URL(`${page}.mdx`, content), "utf8")
  const found = text.matchAll(/<Sample file="([^"]+)" region="([\w-]+)" title="([^"]+)" \/>/g)
  return [...found].map(([, file, region, title]) => ({
    name: `${file}#${region}`,
    title: title!,
    code: readSample(samples, file!, region).code,
  }))
}

/** What a terminal prints for some lines; tells where it is afterwards. */
async function type(lines: string, cwd: string): Promise<{ text: string; cwd: string }> {
  const text = await succeed(place.run("bash", ["-euc", `${lines}\nprintf "\\n=> %s\\n" "$PWD"`], cwd))
  return { text, cwd: /^=> (.+)$/m.exec(text)![1]! }
}

/** A command that runs until Ctrl-C, once it says where the shop is. */
async function keepRunning(line: string, cwd: string): Promise<string> {
  const child = spawn("bash", ["-c", line], {
    cwd,
    env: terminalEnv(place.env),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  })
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()))
  ends.push(() => {
    if (child.exitCode === null) process.kill(-child.pid!, "SIGINT")
    return closed
  })
  let text = ""
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()))
  return vi.waitFor(() => /^ {2}API +(\S+)$/m.exec(text)?.[1] ?? expect.fail(text), soon)
}

/** Buys the first thing on the page, as the recipe says it. */
async function buyOn(address: string): Promise<string> {
  const browser = await launchChromium()
  ends.push(() => browser.close())
  const page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(`${address}/shop`)
  await page.getByRole("link", { name: "Europe" }).click()
  await page.locator("#products button").first().click()
  const wanted = { "E-mail": "ada@example.com", "First name": "Ada", "Last name": "Byron", Street: "Main 1" }
  for (const [name, value] of Object.entries(wanted)) await page.getByPlaceholder(name).fill(value)
  await page.getByPlaceholder("Postal code").fill("10115")
  await page.getByPlaceholder("City").fill("Berlin")
  await page.getByRole("button", { name: "Buy" }).click()
  await page.getByRole("status").filter({ hasText: "Thank you." }).waitFor()
  return page.getByRole("status").innerText()
}

it("leads a newcomer word for word to a shop that has sold and sent", async () => {
  const [create, route, page, start, orders, send, ...more] = stepsOf("recipes/ecommerce")
  expect(more).toEqual([])
  // The commands of /create-medusa-app are the recipe's.
  const pages = stepsOf("create-medusa-app").map(({ code }) => code)
  expect(create!.code.startsWith(pages[1]!)).toBe(true)
  fs.symlinkSync(place.tarballs, path.join(place.folder, "stheno-packages"))
  const { text: said, cwd: shop } = await type(create!.code.replace("npx ", "npx --yes "), place.folder)
  expect(path.basename(shop)).toBe("my-shop")
  expect(said).toContain("admin@example.com")
  for (const file of [route!, page!]) {
    fs.mkdirSync(path.dirname(path.join(shop, file.title)), { recursive: true })
    fs.writeFileSync(path.join(shop, file.title), file.code)
  }

  const address = await keepRunning(start!.code, shop)
  const thanks = await buyOn(address)
  expect(thanks).toMatch(/^Thank you\. Your order has the number 1: €\d+\.\d\d$/)
  const mailsOf = async () => (await fetch(`${address}/mails`)).text()
  await vi.waitFor(async () => expect(await mailsOf()).toContain("ada@example.com"), soon)

  const env = fs.readFileSync(path.join(shop, ".env"), "utf8")
  const [, password] = /^ADMIN_PASSWORD=(.*)$/m.exec(env)!
  const own = (code: string) =>
    code.replaceAll("http://localhost:9000", address).replace("THE_PASSWORD", password!)
  const listed = await type(own(orders!.code), shop)
  const { orders: sold } = JSON.parse(/^\{.*\}$/m.exec(listed.text)![0]) as BodyTo<"GET", "/admin/orders">
  expect(sold).toHaveLength(1)

  const log = `${own(orders!.code).split("\n\n")[0]}\n`
  const ids = (code: string) =>
    code.replace(/order_01H0+/, sold[0].id).replace(/item_01H0+/, sold[0].items[0].id)
  const [pay, shipment] = own(send!.code).split(/(?=^FULFILLMENT=)/m)
  const packedUp = await type(`${log}${ids(pay!)}`, shop)
  const [fulfillment] = /ful_[0-9A-Z]{26}/.exec(packedUp.text)!
  const [order, item] = ids(pay!).split("\n")
  const lines = [log, order, item, shipment!.replace(/ful_01H0+/, fulfillment)].join("\n")
  expect((await type(lines, shop)).text).toContain('"fulfillment_status":"shipped"')
  // The newest email comes first; its page contains the tracking number.
  const newest = async () => {
    const [, link] = /<th scope="row"><a href="(\/mails\/[^"]+)"/.exec(await mailsOf()) ?? []
    return link ? (await fetch(new URL(link, `${address}/mails`))).text() : ""
  }
  await vi.waitFor(async () => expect(await newest()).toContain("PARCEL-1"), soon)

  const doctor = pages[3]!
  expect(doctor).toBe("npx stheno doctor")
  expect((await type(doctor, shop)).text).not.toContain("✗")
})
