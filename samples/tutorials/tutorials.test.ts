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
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import { followedPages, programPages, projectPages, storePages } from "./pages.ts"
import { followProgram } from "./program-guides.ts"
import { projectGuides } from "./project-guides.ts"
import { openStoreReader, type StoreReader } from "./running-store.ts"
import { openExamplesReader, type ExamplesReader } from "./store-guides.ts"

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let place: Workplace
let project: string
let reader: Reader | undefined
let guides: StoreReader | undefined
let examples: ExamplesReader | undefined
let testDatabase: TestDatabase | undefined

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
  await examples?.close()
  await testDatabase?.drop()
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

/** Examples in another project without products, each on top of those before it. */
it.each(storePages)("%s works word for word in a store", async (page) => {
  examples ??= await openExamples()
  await examples.follow(page)
})

/** Programs in one folder. The first page creates it, with an embedded database; the others get a new database each. */
it.each(programPages)("%s works word for word in a program", async (page) => {
  const folder = path.join(place.folder, "my-program")
  const isFirst = page === programPages[0]
  if (isFirst) fs.mkdirSync(folder)
  const { url, drop } = await createTestDatabase()
  try {
    await followProgram(folder, page, {
      ...place.env,
      ...(!isFirst && { DATABASE_URL: url }),
    })
  } finally {
    await drop()
  }
})

async function openExamples() {
  const folder = path.join(place.folder, "tea-shop")
  await copyProject(place, (await madeProjects(place)).empty, folder)
  testDatabase = await createTestDatabase()
  return openExamplesReader(place, folder, testDatabase.url)
}

async function openGuides(): Promise<StoreReader> {
  const folder = path.join(place.folder, "empty-shop")
  await copyProject(place, (await madeProjects(place)).empty, folder)
  return openStoreReader(place, folder)
}
