import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { buildApp } from "../../scripts/build-app.mjs"
import { pageSizes } from "../../scripts/page-sizes.mjs"

const folder = mkdtempSync(join(tmpdir(), "stheno-dashboard-"))
let sizes: ReturnType<typeof pageSizes>

beforeAll(async () => {
  await buildApp(join(folder, "app"))
  sizes = pageSizes(join(folder, "app"))
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it("loads at most 250 kB of script for the start page", () => {
  console.log(`the start page loads ${(sizes.first / 1000).toFixed(1)} kB of script`)
  // React alone is 60 kB: less means that something was not counted.
  expect(sizes.first).toBeGreaterThan(100_000)
  expect(sizes.first).toBeLessThanOrEqual(250_000)
})

it("loads at most 80 kB more for every other page and part", () => {
  expect(sizes.pages.size).toBeGreaterThan(40)
  const [[name, bytes] = ["", 0]] = sizes.pages
  console.log(`the largest page is ${name} with ${(bytes / 1000).toFixed(1)} kB`)
  expect([...sizes.pages].filter(([, size]) => size > 80_000)).toEqual([])
})
