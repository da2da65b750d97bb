import { expect, it } from "vitest"
import { finishArticle } from "./finish-article.ts"

const linked = (html: string, route = "/api/store/carts/PostCart") => finishArticle(html, route).html
const key = "/development/publishable-api-keys"

it("links the first mention of a term in text", () => {
  expect(linked("<p>With a publishable key, the publishable key counts.</p>")).toBe(
    `<p>With a <a href="${key}">publishable key</a>, the publishable key counts.</p>`,
  )
  expect(linked("<p>Send <code>Idempotency-Key</code> or <code>id</code>.</p>")).toBe(
    '<p>Send <a href="/api/idempotency"><code>Idempotency-Key</code></a> or <code>id</code>.</p>',
  )
})

it("links each term of a sentence", () => {
  const html = linked("<ul><li>A price list of sales channels</li></ul>")
  expect(html).toContain('<a href="/modules/price-lists">price list</a>')
  expect(html).toContain('<a href="/modules/sales-channels/overview">sales channels</a>')
})

it("adds no link to a link, a heading, code or a page that explains the term", () => {
  const others = [
    '<p><a href="/x">publishable key</a></p>',
    "<p><b>key</b></p>",
    "<pre>publishable key</pre>",
    '<p class="api-error-message">No publishable key</p>',
    `<p>A publishable key: <a href="${key}">guide</a></p>`,
  ]
  for (const html of others) expect(linked(html)).toBe(html)
  expect(linked("<h2>publishable key</h2>")).not.toContain(key)
  expect(linked("<p>A publishable key</p>", key)).toBe("<p>A publishable key</p>")
})

it("leaves written pages, which link their terms themselves", () => {
  expect(finishArticle("<p>A publishable key</p>").html).toBe("<p>A publishable key</p>")
})
