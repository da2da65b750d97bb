import { expect, it } from "vitest"
import type { Block, Letter } from "./letter.ts"
import { renderHtml } from "./render-html.ts"

/** An email with these blocks, in a language. */
function htmlOf(
  blocks: readonly Block[],
  { locale = "en", ...rest }: Partial<Letter> & { locale?: string } = {},
) {
  const letter = { subject: "Subject", title: "Title", ...rest, blocks }
  return renderHtml(letter, { sender: "Bits & Bobs", locale, openAddress: (url) => `Or open: ${url}` })
}

/** The elements of a tag, with their attributes and contents. */
const elementsOf = (html: string, tag: string) =>
  html.match(new RegExp(`<${tag}[ >][^]*?</${tag}>`, "g")) ?? []

const heads = { item: "Item", quantity: "Quantity", amount: "Amount" }

it("keeps values as they are, also when they look like places for values", () => {
  const odd = "[[title]] $& $1 $` ${values.text} {{url}} `\\ <!-- slot rows -->"
  const escaped = odd.replace("$&", "$&amp;").replace("<", "&lt;").replace("-->", "--&gt;")
  const html = htmlOf(
    [
      { kind: "text", text: odd },
      { kind: "code", label: odd, code: odd },
      { kind: "lines", label: odd, lines: [odd] },
      { kind: "link", label: odd, url: "https://example.com" },
      { kind: "table", caption: odd, heads, rows: [{ label: odd, amount: odd }], sums: [{ label: odd }] },
    ],
    { subject: odd, title: odd },
  )
  expect(html.split(escaped)).toHaveLength(14)
  expect(html.split("[[title]]")).toHaveLength(14)
})

it("escapes text and attributes", () => {
  const html = htmlOf([{ kind: "text", text: `<script>"x"</script>` }], {
    subject: `"><img src=x onerror='y'>`,
  })
  expect(html).not.toMatch(/<script|<img/)
  expect(html).toContain("<title>&quot;&gt;&lt;img src=x onerror=&#39;y&#39;&gt;</title>")
  expect(html).toContain(`aria-label="&quot;&gt;&lt;img`)
  expect(html).toContain("&lt;script&gt;&quot;x&quot;&lt;/script&gt;")
})

it.each([
  ["https://example.com/?a=1&b=2", "https://example.com/?a=1&amp;b=2"],
  ["http://localhost:8000/", "http://localhost:8000/"],
  ["javascript:alert(1)", "#"],
  ["data:text/html,x", "#"],
  ["//example.com", "#"],
])("links to %s as %s", (url, href) => {
  const [link, ...others] = elementsOf(htmlOf([{ kind: "link", label: "Open", url }]), "a")
  expect(others).toEqual([])
  expect(link).toContain(`<a href="${href}" `)
})

it("has a button that Outlook draws, with its address below", () => {
  const html = htmlOf([{ kind: "link", label: "Open", url: "https://example.com/x" }])
  expect(html).toMatch(/<td [^>]*bgcolor="#1d4ed8"[^>]*mso-padding-alt:12px 20px/)
  expect(html).toMatch(/<!--\[if mso \| IE\]><table [^>]*width="624"/)
  expect(html.indexOf("Or open: https://example.com/x")).toBeGreaterThan(html.indexOf("</a>"))
})

it("breaks lines where the text does", () => {
  expect(htmlOf([{ kind: "text", text: "Hello Ada,\nThank you.\n<3" }])).toMatch(
    /\nHello Ada,<br><bdi>Thank you\.<\/bdi><br><bdi>&lt;3<\/bdi><\/p>/,
  )
  expect(htmlOf([{ kind: "lines", label: "Address", lines: ["Ada", "DK"] }])).toContain(
    "<strong>Address</strong><br><bdi>Ada</bdi><br><bdi>DK</bdi></p>",
  )
})

it("has real tables: a caption, headings of columns and rows, and sums at the foot", () => {
  const html = htmlOf([
    {
      kind: "table",
      caption: "Order #1",
      heads,
      rows: [{ label: "Lamp", quantity: 2, amount: "€2.00" }, { label: "Voucher" }],
      sums: [
        { label: "Tax", amount: "€0.50" },
        { label: "Total", amount: "€2.50" },
      ],
    },
  ])
  expect(elementsOf(html, "caption")).toHaveLength(1)
  expect(html.match(/<th scope="col"[^>]*>\w+/g)!.map((cell) => cell.replace(/.*>/, ""))).toEqual([
    "Item",
    "Quantity",
    "Amount",
  ])
  const [body] = elementsOf(html.slice(html.indexOf("<caption")), "tbody")
  expect(elementsOf(body!, "th")).toEqual([
    expect.stringMatching(/scope="row".*Lamp/),
    expect.stringMatching(/scope="row".*Voucher/),
  ])
  expect(elementsOf(body!, "td").map((cell) => cell.replace(/<[^>]*>/g, ""))).toEqual(["2", "€2.00", "", ""])
  const sums = elementsOf(elementsOf(html, "tfoot")[0]!, "tr")
  expect(sums.map((sum) => sum.includes("font-weight:700"))).toEqual([false, true])
  expect(elementsOf(sums[1]!, "td")[0]).toContain("€2.50")
})

it("has no column and no foot for amounts that there are not", () => {
  const html = htmlOf([{ kind: "table", caption: "Items", heads, rows: [{ label: "Lamp", quantity: 2 }] }])
  expect(html).not.toContain("Amount")
  expect(elementsOf(html, "tfoot")).toEqual([])
  expect(html.match(/<th scope="col"/g)).toHaveLength(2)
})

it("is mirrored in languages from right to left", () => {
  const blocks: Block[] = [
    { kind: "text", text: "Text" },
    { kind: "table", caption: "Items", heads, rows: [{ label: "Lamp", quantity: 2 }] },
  ]
  const [latin, arabic] = [htmlOf(blocks), htmlOf(blocks, { locale: "ar-EG" })]
  expect(latin).toContain('<html lang="en" dir="ltr"')
  expect(arabic).toContain('<html lang="ar-EG" dir="rtl"')
  const mirrored: Readonly<Record<string, string>> = { ltr: "rtl", rtl: "ltr", left: "right", right: "left" }
  const flipped = arabic.replace(/\b(?:ltr|rtl|left|right)\b/g, (word) => mirrored[word]!)
  expect(flipped.replaceAll("ar-EG", "en")).toBe(latin)
})
