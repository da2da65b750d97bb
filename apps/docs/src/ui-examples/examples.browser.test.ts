import { readdirSync, readFileSync, rmSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { extname, join } from "node:path"
import { violations } from "@stheno/testing/axe.ts"
import type { Browser, Frame, Page } from "playwright-core"
import { launchChromium } from "../../../../scripts/chromium.mjs"
import { afterAll, beforeAll, expect, it } from "vitest"
import { buildExamples } from "./build-examples.ts"

const content = new URL("../../content/admin/ui/", import.meta.url)
const site = mkdtempSync(join(tmpdir(), "stheno-examples-"))
const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".htm": "text/html",
}

/** Every example of a page: its name, and the height that the page reserves. */
const examples = readdirSync(content).flatMap((file) =>
  [
    ...readFileSync(new URL(file, content), "utf8").matchAll(
      /<Example file="ui\/([\w-]+)\.tsx".*? height=\{(\d+)\}/g,
    ),
  ].map(([, name, height]) => ({ name: name!, height: Number(height) })),
)

let server: Server
let browser: Browser
let page: Page
const complaints: string[] = []

beforeAll(async () => {
  await buildExamples(site)
  server = createServer(({ url }, response) => {
    const { pathname, searchParams } = new URL(url!, "http://site")
    if (pathname.startsWith("/assets/"))
      return response
        .writeHead(200, { "content-type": types[extname(pathname)] ?? "application/octet-stream" })
        .end(readFileSync(join(site, pathname)))
    const frame = `/assets/ui-examples/frame.htm?example=${searchParams.get("example")}`
    return response
      .writeHead(200, { "content-type": "text/html" })
      .end(
        `<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,"><body style="margin:0">` +
          `<iframe title="Example" src="${frame}" height="${searchParams.get("height")}" style="width:100%;border:0;display:block"></iframe>`,
      )
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  browser = await launchChromium()
  page = await browser.newPage({ reducedMotion: "reduce" })
  page.on("pageerror", ({ message }) => complaints.push(message))
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()))
})

afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(site, { recursive: true, force: true })
})

async function open({ name, height }: { name: string; height: number }, width: number): Promise<Frame> {
  await page.setViewportSize({ width, height: 1200 })
  const { port } = server.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/?example=${name}&height=${height}`)
  const frame = page.frames()[1]!
  await frame.locator("#example > *").first().waitFor()
  return frame
}

const heightOf = () => page.locator("iframe").evaluate((frame) => frame.getBoundingClientRect().height)

it.each(examples)("$name works in a page of any width and in both themes", async (example) => {
  for (const width of [760, 358]) {
    const frame = await open(example, width)
    for (const theme of ["light", "dark"]) {
      await page.evaluate((value) => (document.documentElement.dataset["theme"] = value), theme)
      await expect.poll(() => frame.evaluate(() => document.documentElement.dataset["theme"])).toBe(theme)
      const found = await violations(frame, undefined, ["page-has-heading-one"])
      expect(found, `${theme}, ${width} wide`).toEqual([])
    }
    const [needed, inner] = await frame.evaluate(() => {
      const { bottom } = document.getElementById("example")!.getBoundingClientRect()
      return [bottom, document.documentElement.scrollWidth]
    })
    await expect.poll(heightOf).toBeGreaterThanOrEqual(needed)
    expect(inner, "nothing is too wide").toBeLessThanOrEqual(width)
    if (width === 760)
      expect(await heightOf(), "the page reserves the height").toBeLessThanOrEqual(example.height + 24)
  }
  expect(complaints).toEqual([])
})

it("runs what an example does", async () => {
  const frame = await open({ name: "states", height: 260 }, 760)
  await frame.getByRole("button", { name: "Try again" }).click()
  await frame.getByText("No suppliers").waitFor()
})
