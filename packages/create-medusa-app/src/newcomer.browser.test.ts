import fs from "node:fs"
import path from "node:path"
import { launchChromium } from "../../../scripts/chromium.mjs"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { openReader } from "./testing/follow-page.ts"
import { stepsOf } from "./testing/read-page.ts"
import { openWorkplace, type Workplace } from "./testing/workplace.ts"

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

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

const commandsOf = (page: string) =>
  stepsOf(page).flatMap((step) => (step.kind === "command" ? step.code : []))

/** Buys a notebook on the page, as the recipe says it. */
async function buyOn(address: string): Promise<string> {
  const browser = await launchChromium()
  ends.push(() => browser.close())
  const page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(`${address}/shop`)
  await page.getByRole("link", { name: "Europe" }).click()
  await page.getByRole("button", { name: /^Lined/ }).click()
  const wanted = { Email: "ada@example.com", "First name": "Ada", "Last name": "Byron", Street: "Main 1" }
  for (const [name, value] of Object.entries(wanted)) await page.getByPlaceholder(name).fill(value)
  await page.getByPlaceholder("Postal code").fill("10115")
  await page.getByPlaceholder("City").fill("Berlin")
  await page.getByRole("button", { name: "Buy" }).click()
  await page.getByRole("status").filter({ hasText: "Thank you." }).waitFor()
  return page.getByRole("status").innerText()
}

it("leads a newcomer word for word to a shop that has sold and sent", async () => {
  // The commands of /create-medusa-app are the recipe's.
  const [, unattended, , doctor] = commandsOf("create-medusa-app")
  expect(commandsOf("recipes/ecommerce")[0]!.startsWith(unattended!)).toBe(true)
  fs.symlinkSync(place.tarballs, path.join(place.folder, "stheno-packages"))
  const thanks: string[] = []
  const reader = openReader(place, place.folder, {
    // Enter, when npx asks whether it may install the command
    env: { npm_config_yes: "true" },
    actions: {
      "Place an order": async () => void thanks.push(await buyOn(reader.address())),
    },
  })
  ends.push(() => reader.close())
  await reader.follow("recipes/ecommerce")
  expect(thanks).toEqual([expect.stringMatching(/^Thank you\. Your order number is 1\. Total: €\d+\.\d\d$/)])

  const mailsOf = async () => (await fetch(`${reader.address()}/mails`)).text()
  expect(await mailsOf()).toContain("ada@example.com")
  // The newest email comes first; its page contains the tracking number.
  const newest = async () => {
    const [, link] = /<th scope="row"><a href="(\/mails\/[^"]+)"/.exec(await mailsOf()) ?? []
    return link ? (await fetch(new URL(link, `${reader.address()}/mails`))).text() : ""
  }
  await vi.waitFor(async () => expect(await newest()).toContain("TRACK-1"), soon)
  expect(doctor).toBe("npx stheno doctor")
  expect(await reader.type(doctor!)).not.toContain("✗")
})
