import { describe, expect, it } from "vitest"
import { checkLinks, linksOf } from "./links.mjs"
import { checkManifest } from "./manifest.mjs"
import { checkPage } from "./page.mjs"
import { checkProse, houseProblems, proseOf, wordsOf } from "./prose.mjs"
import { checkWeight, weightsOf } from "./weight.mjs"

type Files = Record<string, string>

const siteOf = (html: Files, files: Files = {}) => ({
  dist: "",
  manifest: { pages: Object.keys(html).map((route) => ({ route, kind: "index" })), redirects: {} },
  html: (route: string) => html[route],
  hasFile: (path: string) => path in files,
  read: (path: string) => Buffer.from(files[path]!),
})

describe("links", () => {
  it("are read off a page, those to other sites left out", () => {
    expect(
      linksOf(
        '<a class="x" href="/a?b=1&amp;c#d">a</a><a href="https://x.y">b</a><a href="mailto:a@b">c</a>',
      ),
    ).toEqual(["/a?b=1&c#d"])
  })

  it("must lead to a page, an anchor or a file", () => {
    const site = siteOf(
      {
        "/a": '<a href="/b#here">1</a><a href="#top">2</a><a href="/b.md">3</a>',
        "/b": '<p id="here">x</p>',
      },
      { "/b.md": "" },
    )
    expect(checkLinks(site)).toEqual({ problems: ["/a: #top: no such anchor"], count: 3 })
  })

  it("are reported with what is wrong", () => {
    const site = siteOf({ "/a": '<a href="/lost">1</a><a href="/b#lost">2</a>', "/b": "" })
    expect(checkLinks(site).problems).toEqual(["/a: /lost: no such page", "/a: /b#lost: no such anchor"])
  })
})

describe("links of the Markdown twins", () => {
  it("are followed too, code left out", () => {
    const twin = "[a](/b#here) [b](/lost) `[c](/code)` [d](https://x.y)\n\n```md\n[e](/code)\n```\n"
    const site = siteOf({ "/a": "", "/b": '<p id="here">x</p>' }, { "/a.md": twin })
    expect(checkLinks(site).problems).toEqual(["/a.md: /lost: no such page"])
  })
})

describe("the sitemap", () => {
  it("lists every page once and nothing else", () => {
    const map = ["/a", "/lost", "/a"].map((path) => `<url><loc>http://x.y${path}</loc></url>`).join("")
    expect(checkLinks(siteOf({ "/a": "", "/b": "" }, { "/sitemap.xml": map })).problems).toEqual([
      "/sitemap.xml: /lost: no such page",
      "/sitemap.xml: /b is missing",
      "/sitemap.xml: /a: listed twice",
    ])
  })
})

describe("a page", () => {
  const good = `<!doctype html><html lang="en"><head><title>A</title><meta name="description" content="What A is for."/></head>
<body><main><h1>A</h1>${"word ".repeat(30)}</main></body></html>`

  it("passes when it has everything", () => {
    expect(checkPage({ route: "/a", kind: "index" }, siteOf({ "/a": good }, { "/a.md": "" }))).toEqual([])
  })

  it("is reported with every fault", () => {
    const html = '<main><h1 id="x">A</h1><h1 id="x">B</h1>coming soon</main>'
    expect(checkPage({ route: "/a", kind: "guide" }, siteOf({ "/a": html }))).toEqual([
      "/a: no title",
      "/a: no meta description",
      "/a: no language",
      "/a: 2 h1 elements",
      "/a: the id x is used twice",
      "/a: 4 words",
      "/a: filler: coming soon",
      "/a: no Markdown twin",
    ])
  })

  it("must have a file", () => {
    expect(checkPage({ route: "/a", kind: "guide" }, siteOf({}))).toEqual([
      "/a: in the manifest, but the file is missing",
    ])
  })
})

describe("the manifest", () => {
  const page = {
    id: "a",
    route: "/a",
    title: "A",
    description: "What A is for.",
    sidebar: "core",
    kind: "guide",
  }

  it("lists every page once, whole", () => {
    expect(checkManifest({ pages: [page, { ...page, route: "/b", title: "" }] })).toEqual([
      "/b: no title in the manifest",
      "/b: the id a is used twice",
      "/b: has the description of /a",
    ])
  })
})

describe("weight", () => {
  const html = `<script>boot()</script><script type="module" src="/a.js"></script><link rel="stylesheet" href="/a.css"/>
<link rel="preload" href="/a.woff2" as="font"/>`

  it("is what a page loads at first", () => {
    const weigh = (path: string): number => ({ "/a.js": 100, "/a.css": 20, "/a.woff2": 3 })[path]!
    expect(weightsOf(html, weigh)).toMatchObject({ script: 106, style: 20, fonts: 3 })
  })

  it("of a picture counts unless the picture is lazy", () => {
    const weigh = () => 7
    const pictures = `<img src="/a.webp" alt=""/><img alt="" src="/b.webp" loading="lazy"/>`
    expect(weightsOf(pictures, weigh).pictures).toBe(7)
    const lazy = pictures.replace("/>", ' loading="lazy"/>')
    expect(weightsOf(lazy, weigh).pictures).toBe(0)
  })

  it("over the budget is a problem", () => {
    const font = "x".repeat(80_001)
    const site = siteOf({ "/a": html }, { "/a.js": "", "/a.css": "", "/a.woff2": font })
    expect(checkWeight(site).problems).toEqual(["/a: 80001 bytes of fonts, at most 80000 are allowed"])
  })
})

describe("prose", () => {
  it("is what a page says, without code, addresses and names", () => {
    const markdown =
      "See [the cart](/carts) in `teh_code` of LineItem.\n\n```ts\nconst teh = 1\n```\n\n| SKU | wrod |"
    expect(wordsOf(proseOf(markdown))).toEqual(["See", "the", "cart", "wrod"])
  })

  it("is spelled as in American English", () => {
    const site = siteOf(
      { "/a": "" },
      { "/a.md": "The colour of a canceled fulfillment is recieved by the color." },
    )
    expect(checkProse(site).problems).toEqual([
      "/a: “colour” is in no dictionary",
      "/a: “recieved” is in no dictionary",
    ])
  })

  it.each([
    ["You simply add it.", "“simply”: write nothing"],
    ["We add it.", "“We”: write you, or the thing that does it"],
    ["It works!", "“s!”: write a full stop"],
    ["Add the the cart.", "“the the”: write the word once"],
  ])("keeps the word list: %s", (text, problem) => {
    expect(houseProblems(text)).toEqual([problem])
  })

  it("lets pass what only looks alike", () => {
    expect(houseProblems("A log-in in `.env` is adjusted, and the Webhook is not ours.")).toEqual([])
  })
})
