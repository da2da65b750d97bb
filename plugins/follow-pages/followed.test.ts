import { expect, it } from "vitest"
import { followedElsewhere } from "../../samples/tutorials/pages.ts"
import { pluginPages, routeOf } from "../testing/plugin-pages.ts"
import { digestOf, readFollowed } from "./followed.ts"

const pages = Object.keys(pluginPages).toSorted()

it("every page of a plugin was followed as it is now; if it changed, run npm run plugin-pages", () => {
  const followed = readFollowed()
  expect(Object.keys(followed).toSorted()).toEqual(pages)
  expect(pages.filter((page) => followed[page]!.steps !== digestOf(page))).toEqual([])
})

it("the list of followed pages names them", () => {
  const listed = followedElsewhere["plugins/follow-pages/pages.follow.ts"]!
  expect(listed.toSorted()).toEqual([...new Set(pages.map(routeOf))].toSorted())
})
