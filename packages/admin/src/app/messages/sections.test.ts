import { readdirSync, readFileSync } from "node:fs"
import { join, normalize } from "node:path"
import { describe, expect, it } from "vitest"
import { pageModules, readCatalog, sectionsOfTexts, startSection } from "../../../scripts/catalogs.mjs"
import { sectionsOfPage } from "./page-sections.ts"

const root = join(import.meta.dirname, "..")
const sections = sectionsOfTexts()
const sectionOf = new Map(
  Object.entries(sections).flatMap(([name, areas]) => areas.map((area) => [area, name])),
)

interface Module {
  /** modules that are loaded with it */
  readonly imports: readonly string[]
  /** modules that are loaded later */
  readonly later: readonly string[]
  /** sections that it loads itself before these */
  readonly loads: readonly string[]
  /** sections of the texts in it */
  readonly uses: readonly string[]
}

const modules = new Map(
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^messages/.test(file))
    .map((file) => [file, moduleOf(file)]),
)

function moduleOf(file: string): Module {
  const source = readFileSync(join(root, file), "utf8").replaceAll(/^import type [^"]*"[^"]*"/gm, "")
  const all = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, found]) => found!)
  const resolved = (paths: string[]) => paths.map((path) => normalize(join(file, "..", path)))
  return {
    imports: resolved(all(/(?:from|^import) "(\.[^"]+)"/gm)),
    later: resolved(all(/import\("(\.[^"]+)"\)/g)),
    loads: all(/loadSections\(\[([^\]]*)\]\)/g).flatMap((list) =>
      [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name!),
    ),
    uses: all(/(?<![\w.])t\.(\w+)/g).flatMap((area) => sectionOf.get(area) ?? []),
  }
}

/** What the module and everything that is loaded with it uses, and each of these that is loaded later. */
function missing(file: string, given: readonly string[], seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const found = modules.get(file)
  if (!found) return []
  const inside = found.imports.flatMap((each) => missing(each, given, seen))
  const later =
    file === "routes.tsx"
      ? []
      : found.later.flatMap((each) => missing(each, [...given, ...found.loads], seen))
  const own = found.uses.filter((each) => !given.includes(each)).map((each) => `${file} uses ${each}`)
  return [...own, ...inside, ...later]
}

it("names only areas that exist, each in one section", () => {
  const areas = Object.values(sections).flat()
  expect([...areas].sort()).toEqual(Object.keys(readCatalog("en")).sort())
  expect(sections[startSection]).toContain("common")
})

it("comes with the page that the address opens", () => {
  expect(sectionsOfPage("orders/:id")).toEqual(["orders", "pricing", "messages"])
  expect(sectionsOfPage("settings/shipping-profiles/sp_1")).toEqual(["settings", "products"])
  expect([sectionsOfPage("overview"), sectionsOfPage("")]).toEqual([[], []])
})

describe("a page loads the texts that it uses before its code:", () => {
  it("the shell needs nothing but the start", () => {
    expect(modules.size).toBeGreaterThan(200)
    expect(missing("app.tsx", [startSection])).toEqual([])
  })

  it.each(pageModules())("$path", ({ path, file, sections: listed }) => {
    expect(modules.get("routes.tsx")?.later).toContain(file)
    expect(sectionsOfPage(path)).toEqual(listed)
    expect(missing(file, [startSection, ...listed])).toEqual([])
  })

  it("the list of pages is the whole list, and a text of another section is found", () => {
    expect(
      pageModules()
        .map(({ file }) => file)
        .sort(),
    ).toEqual(modules.get("routes.tsx")?.later.toSorted() ?? [])
    expect(missing("discounts/discount-page.tsx", [startSection])).toContain(
      "discounts/discount-page.tsx uses pricing",
    )
  })
})
