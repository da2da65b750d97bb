import { existsSync, readFileSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { writeFiles } from "@stheno/testing/project-folder.ts"
import { publish, publishFirst, removeAbandoned } from "./publish.ts"

let folder: string
let draft: string
let dist: string
beforeEach(() => {
  folder = writeFiles({ "draft/index.html": "new" })
  draft = join(folder, "draft")
  dist = join(folder, "dist")
})
afterEach(() => rmSync(folder, { recursive: true }))

const home = () => readFileSync(join(dist, "index.html"), "utf8")
const marker = () => join(dist, ".complete")

it("puts the pages of a first build in place before it is complete", () => {
  expect(publishFirst(draft, dist)).toBe(dist)
  expect([home(), existsSync(draft), existsSync(marker())]).toEqual(["new", false, false])
  publish(dist, dist, 5_000)
  expect([home(), statSync(marker()).mtimeMs]).toEqual(["new", 5_000])
})

it("leaves an earlier site in place until the new one is complete", () => {
  writeFiles({ "dist/index.html": "old" }, folder)
  expect(publishFirst(draft, dist)).toBe(draft)
  expect(home()).toBe("old")
  publish(draft, dist, 5_000)
  expect([home(), existsSync(draft), statSync(marker()).mtimeMs]).toEqual(["new", false, 5_000])
})

it("removes the folders of builds that were stopped, and no others", () => {
  // No process has this ID: it is above the limit of every system.
  const names = ["site-99999999", "shop-files-99999999", `site-${process.pid}`, "shop", "articles"]
  writeFiles(Object.fromEntries(names.map((name) => [`cache/${name}/a.txt`, ""])), folder)
  removeAbandoned(join(folder, "cache"))
  removeAbandoned(join(folder, "none"))
  expect(names.map((name) => existsSync(join(folder, "cache", name)))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})
