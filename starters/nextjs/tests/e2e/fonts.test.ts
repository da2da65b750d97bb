import type { Browser } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { launch, newPage } from "./browser"

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(() => browser?.close())

test.each([
  ["/us/products", ["sans_english", "serif_english"]],
  ["/de/products", ["sans_accents", "sans_english", "serif_english"]],
])("%s loads the fonts of its characters: %j", async (path, expected) => {
  const page = await newPage(browser)
  const loaded = new Set<string>()
  page.on("request", (request) => {
    const [, name] = /instrument_(\w+_(?:english|accents))/.exec(request.url()) ?? []
    if (name) loaded.add(name)
  })
  await page.goto(path)
  await expect.poll(() => [...loaded].toSorted()).toEqual(expected)
  await page.context().close()
})
