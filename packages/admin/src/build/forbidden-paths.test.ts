import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { isOwnPage, isOwnSetting } from "./forbidden-paths.ts"

const routes = readFileSync(new URL("../app/routes.tsx", import.meta.url), "utf8")
const paths = [...routes.matchAll(/page\(\s*"([^"/][^"]*)"/g)].map(([, path]) => `/${path}`)
const settings = paths.flatMap((path) => /^\/settings(\/[^/]+)$/.exec(path)?.[1] ?? [])

it("takes every page of the router, which an extension could not replace", () => {
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => !isOwnPage(path))).toEqual([])
  expect(["/brands", "/brands/:id", "/orders/:id/labels"].filter(isOwnPage)).toEqual([])
})

it("takes every settings page of the router", () => {
  expect(settings.length).toBeGreaterThan(8)
  expect(settings.filter((path) => !isOwnSetting(path))).toEqual([])
  expect(isOwnSetting("/brands")).toBe(false)
})
