import fs from "node:fs"
import { expect, it } from "vitest"
import { followedBy, guides, pages, reasons } from "./guides.ts"
import {
  followedElsewhere,
  followedPages,
  followedRecipes,
  notFollowed,
  programPages,
  projectPages,
  storePages,
} from "./pages.ts"

const content = new URL("../../apps/docs/content/", import.meta.url)
const root = new URL("../../", import.meta.url)

const listed = [
  ...followedPages,
  ...projectPages,
  ...storePages,
  ...programPages,
  ...Object.values(followedElsewhere).flat(),
  ...followedRecipes.flatMap((recipe) => recipe.pages),
  ...notFollowed.flatMap((each) => each.pages),
]

it("every page with steps is followed by a test, or says why not", () => {
  expect(guides.filter((page) => !followedBy[page] && !reasons[page])).toEqual([])
})

/** So many guides no test follows word for word; `npm run tutorial-pages` lists them. Only lower it. */
const mostNotFollowed = 38

it("leaves no more guides to the reader than before", () => {
  expect(guides.filter((page) => !followedBy[page])).toHaveLength(mostNotFollowed)
})

it("lists each page once, and only pages that exist", () => {
  expect(listed.filter((page, place) => listed.indexOf(page) !== place)).toEqual([])
  expect(listed.filter((page) => !pages.includes(page))).toEqual([])
  for (const test of Object.keys(followedElsewhere))
    expect([test, fs.existsSync(new URL(test, root))]).toEqual([test, true])
})

it("every page that a test follows has a step that shows that it works", () => {
  const without = Object.keys(followedBy).filter(
    (page) =>
      !/^## (?:Check that it works|Result)$/m.test(
        fs.readFileSync(new URL(`${page}.mdx`, content), "utf8"),
      ),
  )
  expect(without).toEqual([])
})
