import { expect, test } from "vitest"
import { pathsPerFile, sitemapIndexXml, sitemapXml } from "@/lib/sitemap-xml"

test("escapes addresses", () => {
  const url = "https://shop.example.com/us/products/salt&pepper"
  const xml = sitemapXml([{ url }])
  expect(xml).toContain("<loc>https://shop.example.com/us/products/salt&amp;pepper</loc>")
  expect(xml).not.toContain("lastmod")
  expect(sitemapIndexXml([url])).toContain(
    "<sitemap>\n<loc>https://shop.example.com/us/products/salt&amp;pepper",
  )
})

test("says when a page changed", () => {
  const xml = sitemapXml([{ url: "https://shop.example.com/us", lastModified: "2026-11-28T10:00:00Z" }])
  expect(xml).toContain("<lastmod>2026-11-28T10:00:00Z</lastmod>")
})

test.each([1, 8, 27, 60, 120, 249])("a file of a store with %i countries is small enough", (countries) => {
  const url = `https://shop.example.com/us-en/products/${"a-long-handle-".repeat(10)}`
  const entry = { url, lastModified: "2026-11-28T10:00:00Z" }
  const paths = pathsPerFile(countries, 3)
  const pages = paths * countries * 3
  expect(paths).toBeGreaterThan(0)
  expect(pages).toBeLessThanOrEqual(50_000)
  expect(pages * sitemapXml([entry]).length).toBeLessThan(50 * 1024 * 1024)
})
