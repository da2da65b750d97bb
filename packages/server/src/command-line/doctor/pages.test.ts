import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"

const here = import.meta.dirname
const content = fileURLToPath(new URL("../../../../../apps/docs/content", import.meta.url))

it("leads to pages that the documentation has", () => {
  const sources = fs.readdirSync(here).filter((name) => !name.endsWith(".test.ts"))
  const pages = sources.flatMap((name) => {
    const text = fs.readFileSync(path.join(here, name), "utf8")
    return [...text.matchAll(/page(?: =|:) "(\/[^"]+)"/g)].map(([, page]) => page!)
  })
  expect(new Set(pages).size).toBeGreaterThan(5)
  const isThere = (page: string) =>
    [`${page}.mdx`, `${page}/index.mdx`].some((file) => fs.existsSync(path.join(content, file)))
  expect(pages.filter((page) => !isThere(page))).toEqual([])
})
