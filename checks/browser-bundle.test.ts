import { join } from "node:path"
import { expect, test } from "vitest"
import { bundleForBrowser } from "./browser-bundle.ts"

test.each(["index", "host"])("%s of the core bundles for a browser", async (entry) => {
  const file = join(import.meta.dirname, `../packages/core/src/${entry}.ts`)
  const result = await bundleForBrowser({ file })
  expect(result).toHaveProperty("bytes")
  if ("bytes" in result) console.log(`${entry} is ${Math.round(result.bytes / 1024)} kB minified`)
})

test("a Node module breaks the bundle", async () => {
  const result = await bundleForBrowser({ text: 'import { readFileSync } from "node:fs"\nreadFileSync("x")' })
  expect(result).toEqual({ problems: [expect.stringContaining('Could not resolve "node:fs"')] })
})
