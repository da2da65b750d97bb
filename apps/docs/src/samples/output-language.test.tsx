import { renderToStaticMarkup } from "react-dom/server"
import { beforeAll, expect, it } from "vitest"
import { Output } from "../mdx/code-block.tsx"
import { loadHighlighter } from "../mdx/highlight.ts"
import { outputLanguage } from "./output-language.ts"

beforeAll(() => loadHighlighter())

it.each([
  ["750 eur", "text"],
  ["true", "text"],
  ["so_01J9Z… On a pallet 4000", "text"],
  ["[info] The job has started", "text"],
  ['{"type":"not_found","message":"No item"}', "json"],
  ["[]", "json"],
  ["{ id: 'prod_01', title: 'Coat' }", "js"],
  ["[ 'eur', 'usd' ]", "js"],
  ["[\n  { amount: 750 }\n]", "js"],
])("takes %j for %s", (text, language) => {
  expect(outputLanguage(text)).toBe(language)
})

it("colors no words that a sample printed, and colors what is JSON", () => {
  const level = renderToStaticMarkup(<Output file="inventory/manage-reservations/level" />)
  expect(level).toContain('data-language="text"')
  expect(level).not.toContain("tk-")
  const missing = renderToStaticMarkup(<Output file="provider-shop/no-item" />)
  expect(missing).toContain('data-language="json"')
  expect(missing).toContain("tk-")
})
