import fs from "node:fs"
import { expect, it } from "vitest"
import { stepsOf } from "@stheno/create-medusa-app/internal/testing/read-page.ts"
import {
  followedElsewhere,
  followedPages,
  followedRecipes,
  notFollowed,
} from "./pages.ts"

const content = new URL("../../apps/docs/content/", import.meta.url)
const root = new URL("../../", import.meta.url)

/** Folders whose pages a reader follows. */
const folders =
  /^(?:create-medusa-app$|(?:admin|build-a-store|deployments|development|plugins|recipes|starters|storefront|upgrade-guides)\/)/

const files = fs
  .readdirSync(content, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".mdx"))
const pageOf = (file: string) => file.slice(0, -".mdx".length)

/** Whether a page asks its reader to save a file or to run a command. */
const hasSteps = (page: string) =>
  stepsOf(page.replace(/\/index$/, "")).some(
    ({ kind }) => kind === "file" || kind === "command",
  )

const elsewhere = [
  ...Object.values(followedElsewhere).flat(),
  ...followedRecipes.flatMap(({ pages }) => pages),
]
const listed = [
  ...followedPages,
  ...elsewhere,
  ...notFollowed.flatMap(({ pages }) => pages),
]

it("every page with steps is followed by a test, or says why not", () => {
  const missing = files
    .map(pageOf)
    .filter((page) => folders.test(page) && !page.startsWith("admin/ui/"))
    .filter((page) => hasSteps(page) && !listed.includes(page))
  expect(missing).toEqual([])
})

it("lists each page once, and only pages that exist", () => {
  expect(listed.filter((page, place) => listed.indexOf(page) !== place)).toEqual([])
  const pages = new Set(files.map(pageOf))
  expect(listed.filter((page) => !pages.has(page))).toEqual([])
  for (const test of Object.keys(followedElsewhere))
    expect([test, fs.existsSync(new URL(test, root))]).toEqual([test, true])
})

it("every page that a test follows ends with a step that shows that it works", () => {
  const without = [...followedPages, ...elsewhere].filter(
    (page) =>
      !/^## (?:Check that it works|Result)$/m.test(
        fs.readFileSync(new URL(`${page}.mdx`, content), "utf8"),
      ),
  )
  expect(without).toEqual([])
})
