import { sql } from "@stheno/core"
import fs from "node:fs"
import { afterAll, expect, it } from "vitest"
import { openDatabase } from "../database.ts"
import { startProject, writeFiles } from "@stheno/testing/project-folder.ts"
import { loadProject } from "./load-project.ts"

const folders: string[] = []
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })))

async function notesOf(files: Readonly<Record<string, string>>) {
  const folder = writeFiles(files)
  folders.push(folder)
  return (await loadProject(folder))!.notes
}

it("warns which of two configuration files is ignored", async () => {
  const files = { "stheno.config.ts": "export default {}", "medusa-config.ts": "export default {}" }
  expect(await notesOf(files)).toEqual([
    "medusa-config.ts: ignored, because stheno.config.ts comes first. Merge its settings into stheno.config.ts, or delete one.",
  ])
  expect(await notesOf({ "medusa-config.ts": "export default {}" })).toEqual([])
})

it("warns about a misspelt event with the nearest name, and accepts built-in and custom names", async () => {
  const on = (...names: string[]) =>
    notesOf({
      "stheno.config.ts": "export default {}",
      "src/subscribers/a.ts": `
        import { subscriber } from "@stheno/core"
        export default subscriber({ event: ${JSON.stringify(names)}, handler: async () => {} })`,
    })
  expect(await on("order.plced", "oder.placed", "order.placed")).toEqual([
    "src/subscribers/a.ts: no built-in event is named order.plced. Did you mean order.placed?",
    "src/subscribers/a.ts: no built-in event is named oder.placed. Did you mean order.placed?",
  ])
  expect(await on("brand.created", "order.exported", "backup", "*", "product.created")).toEqual([])
})

it("loads a subscriber without an event, which JavaScript allows", async () => {
  const files = (event: string) => ({
    "stheno.config.ts": "export default {}",
    "src/subscribers/a.js": `
      import { subscriber } from "@stheno/core"
      export default subscriber({ ${event}handler: async () => {} })`,
  })
  expect(await notesOf(files(""))).toEqual([])
  expect(await notesOf(files('event: "order.plced", '))).toHaveLength(1)
})

const state = (values: string) => `
  import { column, model } from "@stheno/core"
  export const Job = model({ name: "Job", table: "press_job", columns: { state: column.enum(${values}) } })`
const table = (check: string) => `
  create table press_job (id text primary key, state text not null${check},
    created_at timestamptz not null default now(), updated_at timestamptz not null default now())`

it.each([
  ["has no constraint", "", "any text"],
  ["accepts other values", " check (state in ('open', 'it''s done'))", "open, it's done"],
])(
  "leaves an enum column out whose table %s, with the statement that corrects it",
  async (_, check, accepted) => {
    const shop = await startProject({
      "src/models/job.ts": state(`["open", "printed"]`),
      "src/migrations/0001-job.sql": table(check),
    })
    expect(shop.said.filter((line) => line.startsWith("Skipped"))).toEqual([
      `Skipped src/models/job.ts: The column state of press_job accepts ${accepted}, but the model lists open, printed. ` +
        `Add a migration to src/migrations: alter table press_job drop constraint if exists press_job_state_check, ` +
        `add constraint press_job_state_check check (state in ('open', 'printed'));`,
    ])
    await shop.close()
  },
)

it.each([
  ["an additional value", `["open", "it's done"]`, " check (state in ('open', 'it''s done'))"],
  ["a single value", `["open"]`, " check (state = 'open')"],
  ["a type of PostgreSQL", `["b", "a"]`, ""],
])("takes an enum column whose table agrees, with %s", async (name, values, check) => {
  const type = name.startsWith("a type")
  const shop = await startProject({
    "src/models/job.ts": state(values),
    "src/api/store/jobs/[state]/route.ts": `
      import { endpoint, fetchRows } from "@stheno/core"
      export const GET = endpoint({
        access: "store",
        handler: async ({ params }, { db }) => ({
          jobs: await fetchRows(db, { entity: "Job", filters: { state: params.state } }),
        }),
      })`,
    "src/migrations/0001-job.sql": type
      ? `create type press_state as enum ('a', 'b');${table(check).replace("state text", "state press_state")}`
      : table(check),
  })
  expect(shop.said.filter((line) => line.startsWith("Skipped"))).toEqual([])
  const { db, close } = openDatabase({ url: shop.databaseUrl, max: 1 })
  const first = (JSON.parse(values) as string[])[0]!
  await sql`insert into press_job (id, state) values ('one', ${first})`.execute(db)
  expect((await shop.send("GET", `/store/jobs/${first}`)).body).toMatchObject({
    jobs: [{ id: "one", state: first }],
  })
  expect((await shop.send("GET", "/store/jobs/lost")).body).toEqual({ jobs: [] })
  await close()
  await shop.close()
})

it("warns about services of two plugins with the same name", async () => {
  const empty = `import { service } from "@stheno/core"\nexport default service(() => ({}))`
  const of = (second: string, own = "own") =>
    notesOf({
      "stheno.config.ts": 'export default { plugins: ["first", "second"] }',
      "plugins/first/src/services/reviews.ts": empty,
      [`plugins/second/src/services/${second}.ts`]: empty,
      [`src/services/${own}.ts`]: empty,
    })
  expect(await of("reviews")).toEqual([
    "plugins/second/src/services/reviews.ts: reviewsService of the plugin second replaces reviewsService of the plugin first, which comes first in plugins. Rename one of them.",
  ])
  expect(await of("ratings", "reviews")).toEqual([])
})
