import { describe, expect, it } from "vitest"
import type { Catalogue, CataloguePage } from "./catalogue.ts"
import { Finder, type WordIndex } from "./find.ts"
import { hasWord, type FoundPage, type Hit } from "./results.ts"

const page = (title: string, more: Partial<CataloguePage> = {}): CataloguePage => ({
  id: title,
  url: `/${title}`,
  title,
  description: `About ${title}`,
  kind: "guide",
  area: 0,
  groups: ["Group"],
  audiences: [0, 1, 2],
  keywords: "",
  ...more,
})

const found = (title: string, word: string): FoundPage => ({
  meta: { title },
  excerpt: `${title}. The <mark>${word}</mark> of it.`,
  content: `${title}. About ${title}. ${word}Glued cells {code}. The ${word} of it is here. A. Another ${word} is in the first section. B.`,
  anchors: [
    { id: "a", location: 13 },
    { id: "b", location: 21 },
  ],
  sub_results: ["", "#a", "#b", "#c"].map((hash) => ({ title: `s${hash}`, url: `/${title}${hash}` })),
})

const textOf = ({ excerpt }: Hit) =>
  excerpt.map(({ text, isMarked }) => (isMarked ? `*${text}*` : text)).join("")

/** An index in which pages have the words that are listed, all of them equally well. */
function finderOver(pages: CataloguePage[], words: Record<string, string[]>, names: Catalogue["names"] = []) {
  const asked: string[] = []
  const index: WordIndex = {
    search: async (text) => {
      asked.push(text)
      const results = (words[text] ?? []).map((id) => ({
        id,
        score: 4,
        data: async () => found(id, text),
      }))
      return { results }
    },
  }
  return { finder: new Finder(index, { areas: ["Area", "Other"], pages, popular: [], names }), asked }
}

const titles = async (finder: Finder, question: string, filter = {}) =>
  (await finder.find(question, filter)).filter(({ section }) => !section).map(({ title }) => title)

describe("a question", () => {
  it("is answered first by the page that has all of its words, and those with fewer stay below", async () => {
    const { finder } = finderOver([page("One"), page("Both"), page("None")], {
      refund: ["One", "Both"],
      partial: ["Both"],
    })
    expect(await titles(finder, "partial refund")).toEqual(["Both", "One"])
  })

  it("is found in words that mean the same, after the page that has the word itself", async () => {
    const { finder } = finderOver([page("A"), page("B")], { discount: ["A"], coupon: ["B"] })
    expect(await titles(finder, "how do I use a coupon?")).toEqual(["B", "A"])
  })

  it("is answered by the page whose keywords say it, before one that only has the word", async () => {
    const { finder } = finderOver([page("A"), page("B", { keywords: "black friday" })], {
      friday: ["A", "B"],
    })
    expect(await titles(finder, "black friday")).toEqual(["B", "A"])
  })

  it("is answered by the page that has it as a keyword, before a page that has its words apart", async () => {
    const pages = [page("A", { keywords: "black, friday" }), page("B", { keywords: "black friday" })]
    const { finder } = finderOver(pages, { black: ["A", "B"], friday: ["A", "B"] })
    expect(await titles(finder, "black friday")).toEqual(["B", "A"])
  })

  it("of one word is answered by the page that has it as a keyword, not by one that has it within others", async () => {
    const pages = [page("A", { keywords: "docker image" }), page("B", { keywords: "docker, compose" })]
    const { finder } = finderOver(pages, { docker: ["A", "B"] })
    expect(await titles(finder, "docker")).toEqual(["B", "A"])
  })

  it("finds two words that are one in keywords as well", async () => {
    const pages = [page("A"), page("B", { keywords: "log out" }), page("C", { keywords: "log" })]
    const { finder } = finderOver(pages, { customer: ["A", "B", "C"] })
    expect((await titles(finder, "log out the customer"))[0]).toBe("B")
    expect((await titles(finder, "logout of a customer"))[0]).toBe("B")
  })

  it("of two words that are one has the page first that has them as a separate keyword", async () => {
    const pages = [
      page("A", { keywords: "log out, in other words" }),
      page("B", { keywords: "how to log out today" }),
    ]
    const { finder } = finderOver(pages.toReversed(), { logout: ["B", "A"] })
    expect((await titles(finder, "log out"))[0]).toBe("A")
  })

  it("does not count the small words of a title against it", async () => {
    const pages = [page("Install big modules"), page("Install a server of your own")]
    const { finder } = finderOver(pages, { install: pages.map(({ id }) => id) })
    expect((await titles(finder, "install it"))[0]).toBe("Install a server of your own")
  })

  it("is asked word by word, without the small ones, and each word once", async () => {
    const { finder, asked } = finderOver([page("A")], {})
    await finder.find("where is the refund of my refund")
    await finder.find("refund")
    expect(asked).toEqual(["refund", "reimburse"])
  })

  it("has no answer in pages that have only the beginning of a word", async () => {
    const { finder } = finderOver([page("A")], { qqqqxxzz: ["A"] })
    const index: WordIndex = {
      search: async () => ({ results: [{ id: "A", score: 1, data: async () => found("A", "q") }] }),
    }
    expect(await new Finder(index, finder.catalogue).find("qqqqxxzz")).toEqual([])
  })

  it("loads the index again after a failure", async () => {
    let isDown = true
    const index: WordIndex = {
      search: async () => {
        if (isDown) throw new Error("offline")
        return { results: [{ id: "A", score: 1, data: async () => found("A", "tax") }] }
      },
    }
    const finder = new Finder(index, { areas: ["Area"], pages: [page("A")], popular: [], names: [] })
    await expect(finder.find("tax")).rejects.toThrow("offline")
    isDown = false
    expect(await titles(finder, "tax")).toEqual(["A"])
  })
})

describe("a name", () => {
  it("that is the keyword of a guide leads to the guide first, and keywords of the same stem do not", async () => {
    const pages = [
      page("migrate", { kind: "reference" }),
      page("Upgrade", { keywords: "migrate, update" }),
      page("Tables", { keywords: "migration" }),
    ]
    const words = { migrate: ["migrate", "Upgrade", "Tables"] }
    const { finder } = finderOver(pages, words, [["migrate", 0]])
    expect(await titles(finder, "migrate")).toEqual(["Upgrade", "migrate", "Tables"])
  })

  const pages = [
    page("Swap"),
    page("LineItem", { kind: "reference" }),
    page("CartService", { kind: "reference" }),
  ]
  const names: Catalogue["names"] = [
    ["LineItem", 1],
    ["addLineItem", 2, "method-addLineItem"],
  ]
  const { finder } = finderOver(pages, { item: ["Swap"], line: ["Swap"] }, names)

  it.each(["line item", "LineItem", "what is LineItem for"])("comes first: %s", async (text) => {
    const [first] = await finder.find(text)
    expect(first).toMatchObject({ url: "/LineItem", title: "LineItem", trail: "Area › Group" })
  })

  it("of a method leads to its heading, unless the query is plain words", async () => {
    expect((await finder.find("addLineItem"))[0]).toMatchObject({
      url: "/CartService#method-addLineItem",
      title: "addLineItem",
      trail: "Area › Group › CartService",
    })
    expect(await titles(finder, "add line item")).not.toContain("addLineItem")
  })
})

describe("hits", () => {
  it("are two sections of a guide and none of a reference page, without the title again", async () => {
    const pages = [page("Carts"), page("Cart", { kind: "reference" })]
    const { finder } = finderOver(pages, { thing: ["Carts", "Cart"] })
    const hits = await finder.find("thing")
    expect(hits.map(({ url }) => url)).toEqual(["/Carts", "/Carts#a", "/Carts#b", "/Cart"])
    expect(hits.map(textOf)).toEqual([
      "The *thing* of it is here.",
      "Another *thing* is in the first section.",
      "",
      "About Cart",
    ])
  })

  it("show the description where no sentence has the word", async () => {
    const index: WordIndex = {
      search: async () => {
        const data = async () => ({ ...found("A", "friday"), content: "A. About A. sale, black friday." })
        return { results: [{ id: "A", score: 1, data }] }
      },
    }
    const finder = new Finder(index, { areas: ["Area"], pages: [page("A")], popular: [], names: [] })
    expect(textOf((await finder.find("friday"))[0]!)).toBe("About A")
  })

  it("are only those that the filters leave", async () => {
    const pages = [page("A", { audiences: [1] }), page("B", { area: 1 }), page("C")]
    const { finder } = finderOver(pages, { thing: ["A", "B", "C"] })
    expect(await titles(finder, "thing", { audience: 0 })).toEqual(["B", "C"])
    expect(await titles(finder, "thing", { area: 1 })).toEqual(["B"])
  })

  it.each([
    ["qqqqxxzz", "The <mark>q</mark> of a list", false],
    ["shipping", "<mark>Ship</mark> an order", true],
    ["reg", "A <mark>region.</mark>", true],
    ["lineitem", "<mark>LineItem.</mark>", true],
    ["q", "The <mark>q</mark> of a list", true],
  ])("have the word “%s”, or are none", (word, excerpt, isHit) => {
    expect(hasWord({ excerpt, meta: { title: "Page" } }, word, word)).toBe(isHit)
  })
})
