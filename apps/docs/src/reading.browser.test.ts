import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { FeedbackChoices } from "./islands/feedback/feedback-choices.tsx"
import { openBuiltSite, type BuiltSite } from "./testing/built-site.ts"

const guide = "/modules/regions-and-currencies/admin/manage-regions"
let site: BuiltSite
let endpoint: Server
let endpointUrl: string
const received: { body: unknown; origin: string | undefined }[] = []

beforeAll(async () => {
  site = await openBuiltSite()
  endpoint = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve))
  endpointUrl = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/feedback`
}, 600_000)
afterAll(async () => {
  await site?.close()
  endpoint?.close()
})

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" }
  if (request.method === "POST")
    received.push({ body: JSON.parse(await textOf(request)), origin: request.headers.origin })
  response.writeHead(204, headers).end()
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

describe("feedback", () => {
  it("is not asked for where the build names no endpoint", async () => {
    const page = await site.open(guide)
    expect(await page.getByText("Was this page helpful?").count()).toBe(0)
    await page.context().close()
  })

  it("goes to the endpoint that the build names", async () => {
    const { origin, server } = await serveWithEndpoint()
    const page = await site.open("/")
    await page.goto(origin + guide, { waitUntil: "networkidle" })
    await page.locator(".feedback button[value=no]").focus()
    await page.keyboard.press("Enter")
    await page.getByText("Your feedback was sent to the authors.").waitFor()
    await page.getByLabel("What is missing or wrong?").fill("Which countries may share a region?")
    await page.getByRole("button", { name: "Send" }).click()
    await expect.poll(() => received.length).toBe(2)
    expect(received).toMatchObject([
      { body: { page: guide, helpful: false }, origin },
      { body: { page: guide, helpful: false, words: "Which countries may share a region?" }, origin },
    ])
    await page.context().close()
    server.close()
  })
})

/** The site as a build with DOCS_FEEDBACK_URL writes it. */
async function serveWithEndpoint(): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => void passOn(request, response))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await fetch(site.origin + request.url)
  const type = answer.headers.get("content-type") ?? ""
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, { "content-type": type })
  const settings = JSON.stringify({ endpoint: endpointUrl, title: "Manage regions", page: guide })
  const question = renderToStaticMarkup(
    createElement(
      "div",
      { className: "feedback js-only", "data-feedback": settings },
      createElement(FeedbackChoices),
    ),
  )
  const end = '<p class="page-facts">'
  response.end(type.startsWith("text/html") ? body.toString().replace(end, question + end) : body)
}

describe("search", () => {
  it("is filtered by keyboard, and says when the filters leave nothing", async () => {
    const page = await site.open("/modules/overview")
    await page.keyboard.press("/")
    await page.locator(".search input").fill("discount")
    await page.locator(".hit").first().waitFor()
    await page.locator(".search select[name=area] option").nth(1).waitFor({ state: "attached" })
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("audience")
    await page.keyboard.type("storefront")
    await page
      .locator('.hit[data-url^="/modules/discounts/storefront/use-discounts-in-checkout"]')
      .first()
      .waitFor()
    await expect.poll(() => page.locator('.hit[data-url^="/modules/discounts/admin"]').count()).toBe(0)
    await page.locator(".search select[name=area]").selectOption({ label: "Troubleshooting" })
    await page.locator(".search input").fill("gift card balance")
    await page.locator(".search-note").getByText("among the pages that the filters leave").waitFor()
  })

  it("opens what was typed, however fast Enter follows", async () => {
    const page = await site.open("/")
    await page.keyboard.press("Control+k")
    await page.locator(".search input").fill("OrderStatus")
    await page.keyboard.press("Enter")
    await page.waitForURL("**/references/entities/enums/OrderStatus")
  })
})

describe("a page", () => {
  it("is copied as Markdown", async () => {
    const page = await site.open(guide)
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    await page.locator("[data-copy-page]").click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^# Manage regions\n/)
  })

  it("links to its source, and says when its samples ran where that is known", async () => {
    const page = await site.open(guide)
    for (const text of await page.locator(".page-verified").allTextContents())
      expect(text).toMatch(/samples? on this page last ran without an error on \w+ \d+, 20\d\d\.$/)
    const href = await page.locator(".page-edit").getAttribute("href")
    expect((await page.request.get(new URL(href!, site.origin).href)).status()).toBe(200)
  })

  it("prints its text, and nothing to press", async () => {
    const page = await site.open(guide)
    await page.emulateMedia({ media: "print" })
    for (const part of [".header", ".sidebar", ".pager", ".page-tools", ".page-end", ".copy"])
      expect(await page.locator(part).first().isVisible(), part).toBe(false)
    expect(await page.locator(".prose pre").first().isVisible()).toBe(true)
  })
})

it("programs find every page: sitemap, llms.txt with the true size, and the feed", async () => {
  const page = await site.open("/changelog")
  const text = async (path: string) => (await page.request.get(site.origin + path)).text()
  const sitemap = await text("/sitemap.xml")
  expect([...sitemap.matchAll(/<loc>/g)]).toHaveLength(site.pages.length)
  const whole = await text("/llms-full.txt")
  expect(await text("/llms.txt")).toContain(`(${Buffer.byteLength(whole)} bytes)`)
  expect([...(await text("/llms.txt")).matchAll(/^- \[/gm)]).toHaveLength(site.pages.length)
  const feed = await page.locator('link[type="application/atom+xml"]').getAttribute("href")
  expect([...(await text(feed!)).matchAll(/<entry>/g)]).toHaveLength(await page.locator(".prose h3").count())
})
