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
