import { readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { createElement } from "react"
import { describe, expect, it } from "vitest"
import { v1Differences } from "@stheno/core/internal/v1-differences/index.ts"
import { finishArticle } from "../article/finish-article.ts"
import { differenceAreas } from "./difference-areas.tsx"
import { databaseAdditions } from "./database-additions.tsx"
import { DeliberateDifferences } from "./deliberate-differences.tsx"
import { readDifferences } from "./differences.ts"
import { coverageOf } from "./missing-operations.ts"
import { MissingOperations, OperationCount, V1Differences } from "./upgrade-facts.tsx"
import { upgradeParts } from "./upgrade-parts.tsx"
import { operations } from "@stheno/core/internal/operations.ts"
import v1 from "./v1-operations.json" with { type: "json" }

const difference = {
  flow: "store-products-filters",
  step: "list",
  path: "products",
  v1: "drafts are served",
  ours: "drafts are hidden",
  why: "they are not on sale",
  difference: "drafts-by-id",
}

describe("missing operations", () => {
  const listed = {
    Carts: ["GET /store/carts/{id}", "POST /store/carts"],
    Swaps: ["GET /store/swaps/{cart_id}", "POST /store/swaps"],
  }
  const ours = [
    { method: "GET", path: "/store/carts/{id}" },
    { method: "POST", path: "/store/carts" },
    { method: "GET", path: "/store/swaps/{id}" },
  ]

  it("are missing if no method and path match, whatever parameters are called", () => {
    expect(coverageOf(listed, ours)).toEqual({
      total: 4,
      missing: [{ area: "Swaps", routes: [{ method: "POST", path: "/store/swaps" }] }],
    })
  })

  it("are counted in words that go on when nothing is missing", () => {
    const count = (coverage: ReturnType<typeof coverageOf>) =>
      renderToStaticMarkup(OperationCount({ coverage }))
    expect(count(coverageOf(listed, ours))).toBe("3 of 4")
    expect(count(coverageOf({ Carts: listed.Carts }, ours))).toBe("all 2")
    expect(
      renderToStaticMarkup(MissingOperations({ coverage: coverageOf({ Carts: listed.Carts }, ours) })),
    ).toBe("<p>All operations of v1.20 exist.</p>")
  })

  it("are compared with every operation of v1.20, each listed once", () => {
    const all = Object.values(v1.operations).flat()
    expect(all).toHaveLength(331)
    expect(new Set(all).size).toBe(331)
  })
})

describe("the README", () => {
  it("names every area that lacks operations; take an area out when its last one is added", () => {
    const readme = readFileSync(new URL("../../../../README.md", import.meta.url), "utf8")
    const list = /Operations are missing in these areas: ([^.]*)\./.exec(readme)![1]!
    const named = list.replace(/\s+/g, " ").split(", ")
    const { missing } = coverageOf(v1.operations, operations)
    expect(missing.map(({ area }) => area.toLowerCase()).filter((area) => !named.includes(area))).toEqual([])
  })
})

describe("areas of differences", () => {
  const html = (name: string) => renderToStaticMarkup(createElement(upgradeParts()[name]!.component))

  it.each([
    ["DeliberateDifferenceAreas", "DeliberateDifferences", "differences"],
    ["V1DifferenceAreas", "V1Differences", "recorded-responses"],
  ])("%s link to every heading of %s", (list, lists, page) => {
    const headings = finishArticle(html(lists)).toc.map(({ id }) => id)
    const links = [...html(list).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(links.length).toBeGreaterThan(1)
    expect(links).toEqual(headings.map((id) => `/upgrade-guides/medusa-core/${page}#${id}`))
  })

  it("keep the anchors that their headings had when all were on one page", () => {
    const { deliberate, recorded } = differenceAreas(["Carts", "Gift cards"], ["Carts", "Orders"])
    expect([...deliberate, ...recorded].map(({ earlierId }) => earlierId)).toEqual([
      "carts",
      "gift-cards",
      "carts-1",
      "orders",
    ])
    expect(recorded[0]!.route).toBe("/upgrade-guides/medusa-core/recorded-responses#carts")
  })
})

describe("deliberate differences", () => {
  const parts = upgradeParts()
  const rowsOf = (name: string) =>
    renderToStaticMarkup(createElement(parts[name]!.component)).match(/<tr>/g)!.length

  it("are all on the page, under a heading for each area, with code and links", () => {
    const areas = new Set(v1Differences.map(({ area }) => area)).size
    expect(rowsOf("DeliberateDifferences")).toBe(v1Differences.length + areas)
    const html = renderToStaticMarkup(
      DeliberateDifferences({
        differences: [{ ...v1Differences[0]!, when: "`GET /a` of [b](/c)", setting: "shortPasswords" }],
      }),
    )
    expect(html).toContain('<td data-column="Situation"><code>GET /a</code> of <a href="/c">b</a>.</td>')
    expect(html).toContain("Setting: <code>shortPasswords</code>.")
  })

  it("of the database are a row each", () => {
    expect(databaseAdditions.length).toBeGreaterThan(20)
    expect(rowsOf("DatabaseAdditions")).toBe(databaseAdditions.length + 1)
    const html = renderToStaticMarkup(createElement(parts.DatabaseAdditions!.component))
    expect(html).toContain("<code>product_images.rank</code></td>")
    expect(html).toContain("Rejects a negative <code>balance</code>.")
  })

  it("with a setting are in the table of settings", () => {
    const settings = v1Differences.filter(({ setting }) => setting)
    expect(rowsOf("CompatibilitySettings")).toBe(settings.length + 1)
  })
})

describe("differences from v1", () => {
  it("are grouped by area, one that shows in several steps told once", () => {
    const other = { ...difference, flow: "cart-totals", v1: "a total is wrong" }
    const text = JSON.stringify([difference, { ...difference, step: "again" }, other])
    const told = { path: "products", ours: difference.ours, why: difference.why }
    expect(readDifferences(text)).toEqual([
      { area: "Carts and checkout", differences: [{ ...told, v1: other.v1 }] },
      { area: "Products", differences: [{ ...told, v1: difference.v1 }] },
    ])
  })

  it("of an area without a name are listed under the flow's name", () => {
    expect(readDifferences(JSON.stringify([{ ...difference, flow: "wishes-list" }]))[0]!.area).toBe("Wishes")
  })

  it("must be explained", () => {
    expect(() => readDifferences(JSON.stringify([{ ...difference, why: "" }]))).toThrow(/why/)
  })

  it("are shown as sentences", () => {
    const html = renderToStaticMarkup(
      V1Differences({ groups: readDifferences(JSON.stringify([difference])) }),
    )
    expect(html).toContain(
      '<td data-column="Medusa v1">Drafts are served.<code class="where">products</code></td>' +
        '<td data-column="Stheno">Drafts are hidden.</td>',
    )
  })

  it("that have been reviewed can be read", () => {
    expect(Object.keys(upgradeParts())).toEqual([
      "OperationCount",
      "MissingOperations",
      "V1Differences",
      "DeliberateDifferences",
      "DeliberateDifferenceAreas",
      "V1DifferenceAreas",
      "DatabaseAdditions",
      "CompatibilitySettings",
    ])
  })
})
