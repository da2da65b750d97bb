import { expect, it } from "vitest"
import { choosePages } from "./chosen-pages.ts"

const routes = Array.from({ length: 200 }, (_, i) => `/page-${i}`)

it("chooses the same pages for the same seed, each once", () => {
  const chosen = choosePages(routes, 50, 7)
  expect(new Set(chosen).size).toBe(50)
  expect(choosePages(routes, 50, 7)).toEqual(chosen)
  expect(choosePages(routes, 50, 8)).not.toEqual(chosen)
})

it("takes all where there are fewer", () => {
  expect(choosePages(["/a", "/b"], 50, 7).toSorted()).toEqual(["/a", "/b"])
})
