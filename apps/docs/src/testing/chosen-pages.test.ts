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

it("chooses unrelated pages for neighboring seeds", () => {
  const seeds = Array.from({ length: 50 }, (_, i) => 20_261_130 + i)
  const firsts = seeds.map((seed) => choosePages(routes, 1, seed)[0]!)
  expect(new Set(firsts).size).toBeGreaterThan(35)
  const numbers = firsts.map((route) => Number(route.slice("/page-".length)))
  const steps = numbers.slice(1).map((number, i) => number - numbers[i]!)
  expect(new Set(steps).size).toBeGreaterThan(35)
})

it("chooses every page about equally often", () => {
  const seeds = Array.from({ length: 2000 }, (_, seed) => seed)
  const halves = seeds.filter((seed) => Number(choosePages(routes, 1, seed)[0]!.slice(6)) < 100)
  expect(halves.length).toBeGreaterThan(900)
  expect(halves.length).toBeLessThan(1100)
})
