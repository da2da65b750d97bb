import fs from "node:fs"
import path from "node:path"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import { initial } from "@stheno/core/internal/platform/database/migrations/0001-initial.ts"
import {
  openReader,
  type Reader,
} from "@stheno/create-medusa-app/internal/testing/follow-page.ts"
import {
  copyProject,
  madeProjects,
  openWorkplace,
  readerPort,
  type MadeProjects,
  type Workplace,
} from "@stheno/create-medusa-app/internal/testing/workplace.ts"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import { followedRecipes } from "./pages.ts"

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let place: Workplace
let reader: Reader | undefined
let databases: readonly TestDatabase[] = []
let projects: MadeProjects

beforeAll(async () => {
  place = await openWorkplace()
  // Where "Get the packages" has put them, beside the projects.
  fs.symlinkSync(place.tarballs, path.join(place.folder, "stheno-packages"))
  projects = await madeProjects(place)
  databases = await Promise.all([
    createV1Database(),
    createV1Database(),
    createV1Database(),
  ])
})
afterEach(() => reader?.close())
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()))
  await place?.close()
})

/** Each recipe in a new project; a recipe that continues another one follows that one first. */
it.each(followedRecipes)(
  "$pages work word for word in a new project",
  async (recipe) => {
    const project = path.join(
      place.folder,
      recipe.pages.at(-1)!.replaceAll("/", "-"),
    )
    await copyProject(place, projects[recipe.project], project)
    reader = openReader(place, project, { env: { PORT: await readerPort() } })
    for (const page of recipe.pages) await reader.follow(page)
    expect(reader.address()).toMatch(/^http:/)
  },
)

it("the page about backups works word for word", async () => {
  const project = path.join(place.folder, "backups-page")
  await copyProject(place, projects.examples, project)
  const instead: (readonly [string, string])[] = []
  reader = openReader(place, project, {
    env: { PORT: await readerPort() },
    instead,
    until: "Try a restore",
    actions: {
      // The name of the folder is the time.
      async "Check a backup"() {
        const [name] = fs.readdirSync(path.join(project, "backups"))
        instead.push(["20260115T031500Z", name!])
      },
      // The database and the files are lost.
      async Restore() {
        fs.renameSync(path.join(project, ".stheno"), path.join(project, "lost"))
      },
      async "Check that it works"() {
        instead.length = 0
      },
    },
  })
  await reader.follow("deployments/server/backups")
})

/** A database on which the migrations of v1.20 have run. */
async function createV1Database(): Promise<TestDatabase> {
  const database = await createTestDatabase({ max: 1 })
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
  await sql.raw(initial.sql).execute(database.db)
  await sql`create table migrations (id serial primary key, timestamp bigint, name varchar)`.execute(
    database.db,
  )
  return database
}

const options = (port: string) => ({
  instead: [
    ["postgres://user:password@localhost:5432/shop_copy", databases[0]!.url],
    ["postgres://user:password@localhost:5432/shop", databases[1]!.url],
    ["http://localhost:9000", `http://127.0.0.1:${port}`],
  ] as const,
  env: {
    PORT: port,
    // Enter, when npx asks whether it may install the command
    npm_config_yes: "true",
    ADMIN_EMAIL: "admin@example.com",
    ADMIN_PASSWORD: "a-password-of-the-reader",
  },
})

it("a store of v1 starts on a copy of its database, then in production", async () => {
  const port = await readerPort()
  reader = openReader(place, place.folder, {
    ...options(port),
    // pg_dump may be older than the server of the tests, which it then refuses: the copy exists already.
    skips: ["start/from-v1.sh#copy"],
    until: "Go back to v1",
    restarts: true,
  })
  await reader.follow("upgrade-guides/medusa-core")
  expect(reader.address()).toContain(`:${port}`)
})

it("a project of v1 runs its code after the packages were replaced", async () => {
  const project = path.join(place.folder, "v1-shop")
  fs.mkdirSync(project)
  const manifest = { name: "v1-shop", version: "1.0.0", private: true }
  fs.writeFileSync(path.join(project, "package.json"), JSON.stringify(manifest))
  fs.writeFileSync(
    path.join(project, ".env"),
    `DATABASE_URL=${databases[2]!.url}\n`,
  )
  reader = openReader(place, project, options(await readerPort()))
  await reader.follow("upgrade-guides/plugins")
})
