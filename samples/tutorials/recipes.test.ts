import path from "node:path"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import {
  openReader,
  type Reader,
} from "@stheno/create-medusa-app/internal/testing/follow-page.ts"
import {
  copyProject,
  openWorkplace,
  readerPort,
  succeed,
  type Workplace,
} from "@stheno/create-medusa-app/internal/testing/workplace.ts"
import { followedRecipes } from "./pages.ts"

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let place: Workplace
let reader: Reader | undefined
const projects = { examples: "with-examples", empty: "my-shop" }

beforeAll(async () => {
  place = await openWorkplace()
  const words = ["--yes", "--no-start", "--packages", place.tarballs]
  await succeed(place.create(projects.empty, ...words))
  const empty = path.join(place.folder, projects.empty)
  const examples = path.join(place.folder, projects.examples)
  await copyProject(place, empty, examples)
  await succeed(place.run("npm", ["run", "seed"], examples))
})
afterEach(() => reader?.close())
afterAll(() => place?.close())

/** Each recipe in a new project; a recipe that continues another one follows that one first. */
it.each(followedRecipes)(
  "$pages work word for word in a new project",
  async (recipe) => {
    const project = path.join(
      place.folder,
      recipe.pages.at(-1)!.replaceAll("/", "-"),
    )
    await copyProject(
      place,
      path.join(place.folder, projects[recipe.project]),
      project,
    )
    reader = openReader(place, project, { env: { PORT: await readerPort() } })
    for (const page of recipe.pages) await reader.follow(page)
    expect(reader.address()).toMatch(/^http:/)
  },
)
