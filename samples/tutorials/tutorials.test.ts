import fs from "node:fs"
import path from "node:path"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import {
  openReader,
  type Reader,
} from "@stheno/create-medusa-app/internal/testing/follow-page.ts"
import {
  copyProject,
  madeProjects,
  openWorkplace,
  type Workplace,
} from "@stheno/create-medusa-app/internal/testing/workplace.ts"
import { followedPages, projectPages } from "./pages.ts"
import { projectGuides } from "./project-guides.ts"
import { openStoreReader, type StoreReader } from "./running-store.ts"

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let place: Workplace
let project: string
let reader: Reader | undefined
let guides: StoreReader | undefined

beforeAll(async () => {
  place = await openWorkplace()
  project = path.join(place.folder, "my-shop")
  // Where "Get the packages" has put them, beside the project.
  fs.symlinkSync(place.tarballs, path.join(place.folder, "stheno-packages"))
  await copyProject(place, (await madeProjects(place)).examples, project)
})
afterEach(() => reader?.close())
afterAll(async () => {
  await guides?.close()
  await place?.close()
})

/** Tutorials in one project, each on top of those before it. */
it.each(followedPages)("%s works word for word in a new project", async (page) => {
  reader = openReader(place, project)
  await reader.follow(page)
})

it("leaves a project without type errors or lint errors", async () => {
  const types = await place.run("npm", ["run", "types"], project)
  expect([types.status, types.text]).toEqual([
    0,
    expect.not.stringContaining("error"),
  ])
  const lint = await place.run("npm", ["run", "lint"], project)
  expect([lint.status, lint.text]).toEqual([
    0,
    expect.not.stringContaining("problem"),
  ])
})

/** Guides in a project without products, each on top of those before it. */
it.each(projectPages)("%s works word for word in an empty store", async (page) => {
  const { sections, before, check } = projectGuides[page]
  guides ??= await openGuides()
  await before?.(guides.store)
  await guides.reader.follow(page, sections)
  await check(guides.store)
})

async function openGuides(): Promise<StoreReader> {
  const folder = path.join(place.folder, "empty-shop")
  await copyProject(place, (await madeProjects(place)).empty, folder)
  return openStoreReader(place, folder)
}
