import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { loadPages } from "../content/load-pages.ts"
import { modules } from "./modules.ts"

const folder = new URL("../../content/", import.meta.url)
const text = readFileSync(new URL("concepts.mdx", folder), "utf8")
const linked = new Set([...text.matchAll(/^\| \[[^\]]+\]\(([^)]+)\)/gm)].map(([, route]) => route))

it("lists the concepts of every module, and every chapter of the API", () => {
  const concepts = modules.items.flatMap((item) =>
    typeof item === "object" && "group" in item ? item.items.filter((each) => isConcept(each)) : [],
  )
  const wanted = loadPages(folder).filter(
    ({ meta }) => concepts.includes(meta.id) || /^api\/[\w-]+$/.test(meta.id),
  )
  expect(wanted.length).toBeGreaterThan(30)
  expect(wanted.map(({ meta }) => meta.route).filter((route) => !linked.has(route))).toEqual([])
})

/** Pages beside the overview, before the guides of an area. */
function isConcept(item: unknown): boolean {
  return typeof item === "string" && /^modules\/[\w-]+\/(?!overview)[\w-]+$/.test(item)
}

it("links to the glossary in every concept, and to each of its terms from a page", () => {
  const pages = loadPages(folder).map(({ meta }) => {
    const body = readFileSync(new URL(`../../../../${meta.source}`, import.meta.url), "utf8")
    return { meta, body, terms: [...body.matchAll(/\]\(\/glossary#([\w-]+)\)/g)].map(([, term]) => term!) }
  })
  const concepts = pages.filter(({ meta }) => linked.has(meta.route))
  expect(concepts.length).toBeGreaterThan(50)
  expect(concepts.filter(({ terms }) => terms.length === 0).map(({ meta }) => meta.route)).toEqual([])

  const { body } = pages.find(({ meta }) => meta.id === "glossary")!
  const explained = [...body.matchAll(/<b id="([\w-]+)">/g)].map(([, term]) => term!)
  expect(explained.length).toBeGreaterThan(40)
  const used = new Set(pages.flatMap(({ terms }) => terms))
  expect([...used].toSorted()).toEqual(explained.toSorted())
})
