import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, it } from "vitest"
import { pictureFolder } from "../user-guide/driver/folders.ts"
import { capture, density, largestPicture } from "../user-guide/driver/studio.ts"
import { openBuiltSite, type BuiltSite } from "./testing/built-site.ts"

/** The picture of the documentation in the README and in the introduction to the API. UPDATE_PICTURES=1 takes it again. */
const size = { width: 1280, height: 800 }

let site: BuiltSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site?.close())

it.each(["light", "dark"] as const)(
  "the page of an operation shows what its picture shows, %s",
  async (colorScheme) => {
    const page = await site.open("/api/store/carts/PostCart", {
      viewport: size,
      colorScheme,
      deviceScaleFactor: density,
    })
    expect(await page.locator("h1").textContent()).toBe("Create a cart")
    expect(await page.locator("article h2").first().textContent()).toContain("Request")
    await takePicture(page, `documentation/operation.${colorScheme}.webp`)
    await page.context().close()
  },
)

async function takePicture(page: Page, name: string): Promise<void> {
  const file = join(pictureFolder, name)
  if (process.env.UPDATE_PICTURES) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await capture(page, { x: 0, y: 0, ...size }))
  }
  expect(existsSync(file), `The picture ${name} is missing`).toBe(true)
  expect(statSync(file).size).toBeLessThanOrEqual(largestPicture)
}
