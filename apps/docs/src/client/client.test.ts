import { describe, expect, it } from "vitest"
import { sectionAt } from "./contents.ts"
import { hasTypedWord, hitsHtml, hitsOf, type FoundPage } from "./search/results.ts"
import { shortcutOf } from "./shortcuts.ts"
import { nextTheme } from "./theme.ts"

const found = (title: string, kind: string, excerpt = "text"): FoundPage => ({
  url: `/${title}`,
  meta: { title, kind, trail: "Area › Group" },
  excerpt,
  sub_results: ["", "#a", "#b", "#c"].map((hash) => ({
    title: `s${hash}`,
    url: `/${title}${hash}`,
    excerpt: "e",
  })),
})

describe("search results", () => {
  it("put the page first whose title was typed, whatever its capitals and spaces", () => {
    const pages = [
      found("LineItemAdjustment", "reference"),
      found("Swap", "reference"),
      found("LineItem", "reference"),
    ]
    expect(hitsOf(pages, "line item").map((hit) => hit.title)).toEqual([
      "LineItem",
      "LineItemAdjustment",
      "Swap",
    ])
  })

  it("put what has the typed name first, also when the index puts it far behind", () => {
    const names = [
      { title: "LineItem", url: "/entity", trail: "Entities" },
      { title: "LineItem", url: "/LineItem", trail: "Client" },
      { title: "Cart", url: "/cart", trail: "Entities" },
    ]
    const hits = hitsOf([found("Swap", "guide"), found("LineItem", "reference")], "Line item", names)
    expect(hits.map(({ url, excerpt }) => [url, excerpt]).slice(0, 3)).toEqual([
      ["/entity", ""],
      ["/LineItem", "text"],
      ["/Swap", "text"],
    ])
  })

  it.each([
    ["qqqqxxzz", "The <mark>q</mark> of a list", false],
    ["shipping options", "<mark>Ship</mark> an order", true],
    ["reg", "A <mark>region.</mark>", true],
    ["line item", "<mark>LineItem.</mark>", true],
    ["q", "The <mark>q</mark> of a list", true],
  ])("have a word of “%s”, or are none", (text, excerpt, isHit) => {
    expect(hasTypedWord(found("Page", "guide", excerpt), text)).toBe(isHit)
  })

  it("show two sections of a guide and none of a reference page", () => {
    expect(hitsOf([found("Carts", "guide"), found("Cart", "reference")], "x").map((hit) => hit.url)).toEqual([
      "/Carts",
      "/Carts#a",
      "/Carts#b",
      "/Cart",
    ])
  })

  it("do not repeat the title in the excerpt", () => {
    const excerpts = [
      "<mark>LineItem.</mark> A <mark>line</mark>.",
      "LineItem. A line.",
      "A <mark>line</mark>. More.",
    ]
    expect(
      hitsOf(
        excerpts.map((excerpt) => found("LineItem", "reference", excerpt)),
        "x",
      ).map((h) => h.excerpt),
    ).toEqual(["A <mark>line</mark>.", "A line.", "A <mark>line</mark>. More."])
  })

  it("are escaped, and one of them is selected", () => {
    const html = hitsHtml(hitsOf([found('<b>"', "reference")], "x"), 0)
    expect(html).toContain('aria-selected="true"')
    expect(html).toContain('<span class="hit-title">&lt;b&gt;&quot;</span>')
  })
})

describe("keys", () => {
  const press = (key: string, extra = {}): Parameters<typeof shortcutOf>[0] => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...extra,
  })

  it("open search with /, Ctrl-K and Cmd-K", () => {
    expect(shortcutOf(press("/"), false)).toBe("search")
    expect(shortcutOf(press("k", { ctrlKey: true }), true)).toBe("search")
    expect(shortcutOf(press("K", { metaKey: true }), false)).toBe("search")
  })

  it("are text while the reader types, and left to the browser with a modifier", () => {
    expect(shortcutOf(press("/"), true)).toBeUndefined()
    expect(shortcutOf(press("[", { metaKey: true }), false)).toBeUndefined()
    expect(shortcutOf(press("k"), false)).toBeUndefined()
  })
})

describe("the contents list", () => {
  it.each([
    [[200, 500], 0],
    [[100, 500], 0],
    [[-400, 140, 600], 1],
    [[-900, -300, -10], 2],
  ])("with headings at %j marks %i", (tops, index) => {
    expect(sectionAt(tops, 140)).toBe(index)
  })
})

describe("the theme button", () => {
  it("goes round", () => {
    expect([nextTheme("system"), nextTheme("light"), nextTheme("dark")]).toEqual(["light", "dark", "system"])
  })
})
