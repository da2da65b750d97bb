import { join } from "node:path"
import { expect, test } from "vitest"
import { bundleForBrowser } from "./browser-bundle.ts"

test("the core bundles for a browser", async () => {
  const result = await bundleForBrowser({ file: join(import.meta.dirname, "../packages/core/src/index.ts") })
  expect(result).toHaveProperty("bytes")
  if ("bytes" in result) console.log(`the core is ${Math.round(result.bytes / 1024)} kB minified`)
})

test("a Node module breaks the bundle", async () => {
  const result = await bundleForBrowser({ text: 'import { readFileSync } from "node:fs"\nreadFileSync("x")' })
  expect(result).toEqual({ problems: [expect.stringContaining('Could not resolve "node:fs"')] })
})
