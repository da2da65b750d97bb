import fs from "node:fs"
import { stepsOf } from "@stheno/create-medusa-app/internal/testing/read-page.ts"
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

/** Folders whose pages a reader follows. */
const folders =
  /^(?:create-medusa-app$|(?:admin|build-a-store|deployments|development|plugins|recipes|starters|storefront|upgrade-guides)\/)/

/** Every page of the documentation, such as `recipes/pos`. */
export const pages: readonly string[] = fs
  .readdirSync(content, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".mdx"))
  .map((file) => file.slice(0, -".mdx".length))

/** Pages that ask their reader to save a file, to run a command, or to send a request. */
export const guides: readonly string[] = pages
  .filter((page) => folders.test(page) && !page.startsWith("admin/ui/"))
  .filter((page) =>
    stepsOf(page.replace(/\/index$/, "")).some(({ kind }) =>
      ["file", "command", "requests"].includes(kind),
    ),
  )
  .toSorted()

/** The tests that follow pages, by page. */
export const followedBy: Readonly<Record<string, string>> = Object.fromEntries([
  ...allBy(followedPages, "samples/tutorials/tutorials.test.ts"),
  ...allBy(
    [...projectPages, ...storePages, ...programPages].filter((page) =>
      guides.includes(page),
    ),
    "samples/tutorials/tutorials.test.ts",
  ),
  ...allBy(
    followedRecipes.flatMap((recipe) => recipe.pages),
    "samples/tutorials/new-projects.test.ts",
  ),
  ...Object.entries(followedElsewhere).flatMap(([test, followed]) =>
    allBy(followed, test),
  ),
])

function allBy(pages: readonly string[], test: string) {
  return pages.map((page) => [page, test] as const)
}

/** Why no test follows pages, by page. */
export const reasons: Readonly<Record<string, string>> = Object.fromEntries(
  notFollowed.flatMap(({ pages: each, reason }) =>
    each.map((page) => [page, reason]),
  ),
)
