import rehypeParse from "rehype-parse"
import { unified } from "unified"
import { visit } from "unist-util-visit"
import { describe, expect, it } from "vitest"
import { finishArticle } from "../article/finish-article.ts"
import { renderToStaticMarkup } from "react-dom/server"
import { atomFeed } from "./atom-feed.ts"
import { changelogPage } from "./changelog-page.ts"
import { readChangelog } from "./read-changelog.ts"
import { version } from "../site/version.ts"

const text = `# Changelog

Intro.

## Version 1.2.3

### 2026-11-22: New & better

See [carts](/modules/carts-and-checkout/cart).

## Version 1.2.2

### 2026-11-21: First

Text.
`

describe("the changelog", () => {
  it("is taken apart by its headings", () => {
    expect(readChangelog(text)).toEqual([
      {
        day: "2026-11-22",
        title: "New & better",
        id: "2026-11-22-new--better",
        markdown: "See [carts](/modules/carts-and-checkout/cart).",
      },
      { day: "2026-11-21", title: "First", id: "2026-11-21-first", markdown: "Text." },
    ])
  })

  it.each([
    ["### Later: x\n\ny", "does not begin with a day"],
    ["### 2026-13-40: x\n\ny", "does not begin with a day"],
    ["### 2026-11-22: x\n", "the entry has no text"],
    ["### 2026-11-20: a\n\ny\n\n### 2026-11-22: b\n\ny", "“b” is below an older entry"],
    ["## 2026-11-22: x\n\ny", "“2026-11-22: x” is not a version"],
  ])("is refused when it is wrong: %j", (wrong, reason) => {
    expect(() => readChangelog(`## Version 0.1.0\n\n${wrong}`)).toThrow(reason)
  })

  it("is refused without a version", () => {
    expect(() => readChangelog("### 2026-11-22: x\n\ny")).toThrow("there is no version")
  })

  it("is a page with a heading for every entry of the feed", async () => {
    const article = finishArticle(renderToStaticMarkup(await changelogPage().render()))
    const headings = article.toc.filter(({ id }) => !id.startsWith("version-"))
    expect(headings.map(({ id }) => id)).toEqual(readChangelog().map(({ id }) => id))
    expect(article.toc[0]).toMatchObject({
      id: `version-${version.replaceAll(".", "")}`,
      text: `Version ${version}`,
    })
    expect(article.html).toContain('href="/changelog.xml"')
  })
})

describe("the feed", () => {
  it("has an entry for each change, with whole addresses and escaped text", async () => {
    const xml = await atomFeed(readChangelog(text))
    expect(xml).toContain("<updated>2026-11-22T00:00:00Z</updated>")
    expect(xml).toContain("<title>New &amp; better</title>")
    expect(xml).toContain("<id>http://localhost:3000/changelog#2026-11-22-new--better</id>")
    expect(xml).toContain("http://localhost:3000/modules/carts-and-checkout/cart")
    expect(xml.match(/<entry>/g)).toHaveLength(2)
  })

  it("opens and closes the same elements", async () => {
    const xml = await atomFeed(readChangelog())
    const open: string[] = []
    for (const [, end, name, rest] of xml.matchAll(/<(\/?)([\w:]+)([^<>]*)>/g))
      if (end) expect(open.pop()).toBe(name)
      else if (!rest!.endsWith("/")) open.push(name!)
    expect(open).toEqual([])
    const ids: string[] = []
    visit(unified().use(rehypeParse, { fragment: true, space: "html" }).parse(xml), "element", (node) => {
      if (node.tagName === "id" && node.children[0]?.type === "text") ids.push(node.children[0].value)
    })
    expect(new Set(ids).size).toBe(readChangelog().length + 1)
  })
})
