import { gzipSync } from "node:zlib"
import { build } from "esbuild"
import { expect, it } from "vitest"

/** Bundles an import as a storefront would, for no platform in particular: a Node module makes it fail. */
async function bundle(code: string): Promise<{ text: string; kilobytes: number }> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    write: false,
    minify: true,
    platform: "neutral",
    target: "es2022",
    format: "esm",
    logLevel: "silent",
  })
  const text = outputFiles[0]!.text
  return { text, kilobytes: gzipSync(text, { level: 9 }).length / 1024 }
}

it("keeps the store within 12 kB", async () => {
  const { text, kilobytes } = await bundle(`import Store from "./store.ts"; console.log(new Store())`)
  console.log(`the store is ${kilobytes.toFixed(1)} kB gzip`)
  expect(kilobytes).toBeLessThan(12)
  expect(text).not.toContain("/admin/orders")
})

it("leaves out resources that nobody uses", async () => {
  const { text, kilobytes } = await bundle(
    `import { CartsResource, Client } from "./index.ts"; console.log(new CartsResource(new Client()))`,
  )
  expect(text).toContain("/store/carts")
  expect(text).not.toContain("/store/customers")
  expect(text).not.toContain("/admin/products")
  expect(kilobytes).toBeLessThan(5)
})

it("finds a Node module", async () => {
  await expect(bundle(`import "node:fs"; import Store from "./store.ts"; new Store()`)).rejects.toThrow(
    'Could not resolve "node:fs"',
  )
})

it("needs nothing of a browser to be made: workers and React Native have no document", async () => {
  const { text } = await bundle(`import Medusa from "./index.ts"; console.log(new Medusa())`)
  expect(text).not.toMatch(/\b(document|window|localStorage|navigator|process|Buffer)\b\./)
})
