import { migrate } from "@stheno/core/host"
import { sql } from "kysely"
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, it, vi } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { initial } from "@stheno/core/internal/platform/database/migrations/0001-initial.ts"
import { bundleServer } from "@stheno/testing/child-server.ts"
import { openJobStore } from "../jobs/job-store.ts"
import { createTestDatabase, type TestDatabase } from "../testing/index.ts"
import { writeFiles } from "@stheno/testing/project-folder.ts"
import { runStheno } from "@stheno/testing/run-command.ts"

// Every command is a separate process, and they share two cores with the rest of the run.
vi.setConfig({ testTimeout: 120_000 })

const seedFile = fileURLToPath(new URL("../../../create-medusa-app/template/data/seed.json", import.meta.url))
const note = {
  "stheno.config.ts": "export default {}",
  "src/migrations/0001-note.sql":
    "create table note_of_ours (id text primary key);\n-- down\ndrop table note_of_ours;",
  "src/api/store/notes/route.ts": `
    import { endpoint } from "@stheno/core"
    export const GET = endpoint({ access: "store", summary: "List notes.", handler: async () => ({ notes: [] }) })`,
}

let database: TestDatabase
let cwd: string
beforeAll(async () => {
  bundleServer()
  database = await createTestDatabase()
  cwd = writeFiles(note)
})
afterAll(async () => {
  fs.rmSync(cwd, { recursive: true, force: true })
  await database.drop()
})

const stheno = (words: string, env: NodeJS.ProcessEnv = {}) =>
  runStheno(words.split(" "), { cwd, env: { DATABASE_URL: database.url, ...env } })

const hasTable = async (name: string) =>
  (await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(database.db))
    .rows[0]!.found

describe("stheno migrations", () => {
  it("shows, runs and reverts the project's own", async () => {
    const before = await stheno("migrations show --json")
    expect((JSON.parse(before.stdout) as object[]).at(-1)).toEqual({
      name: "project/0001-note",
      applied_at: null,
    })
    expect(await stheno("migrations run")).toMatchObject({
      code: 0,
      stdout: "Applied migration project/0001-note\n",
    })
    expect(await hasTable("note_of_ours")).toBe(true)
    expect(await stheno("migrations run")).toMatchObject({ stdout: "The database is up to date.\n" })
    expect((await stheno("migrations revert")).stdout).toContain("Reverted migration project/0001-note.")
    expect(await hasTable("note_of_ours")).toBe(false)
    expect((await stheno("migrations show")).stdout).toMatch(/^project\/0001-note +not applied$/m)
  })
})

describe("stheno events", () => {
  it("lists failed events and delivers one again", async () => {
    expect((await stheno("events failed")).stdout).toBe("No failed events.\n")
    await sql`insert into staged_job (id, event_name, data, options, attempts) values
      ('job_failed', 'order.placed', '{"id":"order_1"}', '{}', 36),
      ('job_waiting', 'order.placed', '{"id":"order_2"}', '{}', 35)`.execute(database.db)
    expect((await stheno("events failed")).stdout).toBe(
      'job_failed  order.placed  36 attempts  {"id":"order_1"}\n',
    )
    await sql`insert into staged_job (id, event_name, data, options, attempts)
      select 'job_invite_' || n, 'invite.created', '{"id":"invite_1","token":"ey.J","with":[{"api_secret":"sk_1"}]}', '{}', 36
      from generate_series(1, 101) n`.execute(database.db)
    const lines = (await stheno("events failed")).stdout.split("\n")
    expect([lines.length, lines[0], lines[99], ...lines.slice(100)]).toEqual([
      102,
      'job_invite_101  invite.created  36 attempts  {"id":"invite_1","with":[{"api_secret":"…"}],"token":"…"}',
      expect.stringContaining("job_invite_2 "),
      "… and 2 more",
      "",
    ])
    await sql`delete from staged_job where event_name = 'invite.created'`.execute(database.db)
    const waiting = await stheno("events retry job_waiting")
    expect([waiting.code, waiting.stderr]).toEqual([
      1,
      expect.stringContaining("No failed event has the id job_waiting."),
    ])
    expect(await stheno("events retry job_failed")).toMatchObject({
      code: 0,
      stdout: "Delivering the event job_failed again.\n",
    })
    const { rows } = await sql`delete from staged_job where attempts in (0, 35) returning id`.execute(
      database.db,
    )
    expect(rows).toHaveLength(2)
  })
})

describe("stheno jobs", () => {
  const insertFailed = (id: string, n: number) =>
    sql`insert into pgboss.job (id, name, data, state, retry_count, completed_on, output) values
      (${id}, 'export', ${JSON.stringify({ n, api: { access_token: "sk_1" } })}, 'failed', 4,
      ${`2026-03-01T00:00:00Z`}::timestamptz + make_interval(secs => ${n}), '{"message":"Out\\nof paper"}')`.execute(
      database.db,
    )
  const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`

  it("lists the newest failed jobs without secrets, and runs one again", async () => {
    expect((await stheno("jobs failed")).stdout).toBe("No failed jobs.\n")
    const store = await openJobStore({
      db: database.db,
      url: database.url,
      jobs: [{ name: "export", about: "Exports.", run: async () => undefined }],
      log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
      lease: 30,
      isWorker: false,
    })
    await store.close()
    await insertFailed(idOf(1), 1)
    expect((await stheno("jobs failed")).stdout).toBe(
      `${idOf(1)}  export  2026-03-01T00:00:01.000Z  5 attempts  Out of paper  {"n":1,"api":{"access_token":"…"}}\n`,
    )
    for (let n = 2; n <= 102; n++) await insertFailed(idOf(n), n)
    const lines = (await stheno("jobs failed")).stdout.split("\n")
    expect([lines.length, lines[0], lines[99], ...lines.slice(100)]).toEqual([
      102,
      expect.stringContaining(idOf(102)),
      expect.stringContaining(idOf(3)),
      "… and 2 more",
      "",
    ])
    expect((await stheno(`jobs retry ${idOf(102)}`)).stdout).toBe(`Retrying the job ${idOf(102)}.\n`)
    expect((await stheno("jobs failed")).stdout).toContain("… and 1 more\n")
    await sql`drop schema pgboss cascade`.execute(database.db)
  })
})

describe("stheno seed", () => {
  it("keeps nothing of a file when something in it is refused, and names it", async () => {
    const content = JSON.parse(fs.readFileSync(seedFile, "utf8")) as Record<string, unknown>
    const products = [{ title: "Mug" }, { title: "Cup", weight: "heavy" }]
    writeFiles({ "bad.json": JSON.stringify({ ...content, products }) }, cwd)
    const { code, stderr } = await stheno("seed -f bad.json")
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining("products[1] (Cup) was rejected: weight must be"),
    ])
    expect(await database.db.selectFrom("region").select("id").execute()).toEqual([])
  })

  it("fills the shop from v1's format", async () => {
    const { code, stdout, stderr } = await stheno(`seed -f ${seedFile}`)
    expect([code, stderr]).toEqual([0, ""])
    expect(stdout).toMatch(/^publishable_api_keys: Storefront is pk_\w+$/m)
    const { rows } = await sql`
      select product.title, product.status, collection.handle as collection, count(variant.id)::int as variants
      from product join product_collection collection on collection.id = product.collection_id
      join product_variant variant on variant.product_id = product.id
      group by product.id, collection.handle order by product.title`.execute(database.db)
    expect(rows).toEqual([
      { title: "Notebook", status: "published", collection: "desk", variants: 2 },
      { title: "Pencil", status: "published", collection: "desk", variants: 1 },
    ])
    const options = await sql`
      select region.name as region, option.amount, profile.type as profile from shipping_option option
      join region on region.id = option.region_id join shipping_profile profile on profile.id = option.profile_id
      order by 1`.execute(database.db)
    expect(options.rows).toEqual([
      { region: "Europe", amount: 600, profile: "default" },
      { region: "United States", amount: 900, profile: "default" },
    ])
  })

  it("has in stock what the file says, so that it can be sold", async () => {
    const { rows } = await sql`
      select variant.sku, level.stocked_quantity::int as stocked, location.name
      from product_variant variant
      join product_variant_inventory_item link on link.variant_id = variant.id
      join inventory_level level on level.inventory_item_id = link.inventory_item_id
      join stock_location location on location.id = level.location_id
      join sales_channel_location channel on channel.location_id = location.id
      join store on store.default_sales_channel_id = channel.sales_channel_id
      order by variant.sku`.execute(database.db)
    expect(rows).toEqual([
      { sku: "NOTEBOOK-LINED", stocked: 100, name: "Warehouse" },
      { sku: "NOTEBOOK-PLAIN", stocked: 100, name: "Warehouse" },
      { sku: "PENCIL-HB", stocked: 500, name: "Warehouse" },
    ])
  })

  it.each([
    ["nowhere.json", undefined, "the file does not exist."],
    ["a.json", "{", "it is not valid JSON"],
    ["b.json", '{"product": []}', "unknown key product. Did you mean products?"],
    ["c.json", '{"products": {}}', "products must be a list of objects."],
  ])("refuses %s", async (name, text, reason) => {
    if (text) writeFiles({ [name]: text }, cwd)
    const { code, stderr } = await stheno(`seed -f ${name}`)
    expect([code, stderr]).toEqual([1, expect.stringContaining(reason)])
  })
})

describe("stheno user", () => {
  it("creates a user who may log in, once", async () => {
    const made = await stheno("user -e Ada@Example.com -p correct-horse -i usr_ada")
    expect(made).toMatchObject({ code: 0, stdout: "Created the admin user ada@example.com.\n" })
    const row = await database.db
      .selectFrom("user")
      .select(["email", "role"])
      .where("id", "=", "usr_ada")
      .execute()
    expect(row).toEqual([{ email: "ada@example.com", role: "admin" }])
    expect(await stheno("user -e ada@example.com")).toMatchObject({ code: 1, stdout: "" })
    expect((await stheno("user -e eve@example.com -p seven77")).stderr).toContain(
      "The password must have 8 to 128 characters",
    )
    expect((await stheno("user -e ada")).stderr).toContain("ada is not an email address.")
  })

  it("invites", async () => {
    const { stdout } = await stheno("user -e grace@example.com --invite")
    const [, token] = /^Token: (\S+)$/m.exec(stdout) ?? []
    const invites = await database.db.selectFrom("invite").select(["token", "role"]).execute()
    expect(invites).toEqual([{ token, role: "admin" }])
  })
})

describe("stheno doctor", () => {
  const findings = async (env: NodeJS.ProcessEnv) => {
    const { code, stdout } = await stheno("doctor --json", env)
    const found = JSON.parse(stdout) as { level: string; subject: string; message: string; page?: string }[]
    return { code, bad: found.filter(({ level }) => level === "broken") }
  }

  it("finds nothing broken in a shop that works, apart from packages", async () => {
    writeFiles({ "node_modules/.keep": "" }, cwd)
    expect(await findings({})).toEqual({ code: 0, bad: [] })
    const { stdout } = await stheno("doctor", { FORCE_COLOR: "1" })
    expect(stdout).toContain("No problems found.")
    expect(stdout).not.toContain("\u001b")
  })

  it.each([
    [{ STORE_CORS: "https://shop.test/" }, "STORE_CORS", "/troubleshooting/cors-issues"],
    [{ DATABASE_URL: "postgres://a:b@127.0.0.1:1/x" }, "database", "/troubleshooting/database-error"],
    [{ SMTP_URL: "smtp://127.0.0.1:1" }, "mail", undefined],
    [{ PORT: "many" }, "settings", undefined],
  ])("finds what is wrong with %o", async (env, subject, page) => {
    const { code, bad } = await findings(env)
    expect([code, bad]).toEqual([1, [expect.objectContaining({ subject, ...(page && { page }) })]])
  })

  it("finds settings of S3 that nobody reads, and that lack something where somebody does", async () => {
    const about = async () => {
      const { stdout } = await stheno("doctor --json", { S3_BUCKET: "pictures" })
      const found = JSON.parse(stdout) as { subject: string; level: string; message: string }[]
      return found.find(({ subject }) => subject === "S3")
    }
    const alone = { level: "worth knowing", message: expect.stringContaining("are set but not used") }
    expect(await about()).toMatchObject(alone)
    const provider = `import { provider } from "@stheno/core"\nexport default provider("file", () => ({}))`
    const file = writeFiles({ "src/providers/bucket.ts": provider }, cwd)
    const incomplete = { level: "broken", message: expect.stringContaining("S3_SECRET_ACCESS_KEY.") }
    expect(await about()).toMatchObject(incomplete)
    fs.rmSync(path.join(file, "src/providers"), { recursive: true })
  })

  it("leaves the settings of S3 and Redis to plugins that use them", async () => {
    const plugin = {
      "plugins/bucket/package.json": `{ "name": "bucket", "type": "module" }`,
      "plugins/bucket/src/providers/bucket.ts": `import { provider } from "@stheno/core"
        export default provider("file", () => ({}))`,
      "plugins/bucket/src/providers/cache.ts": `import { provider } from "@stheno/core"
        export default provider("cache", () => ({}))`,
    }
    const about = async () => {
      const { stdout } = await stheno("doctor --json", {
        S3_BUCKET: "pictures",
        REDIS_URL: "redis://127.0.0.1",
      })
      const found = JSON.parse(stdout) as { subject: string }[]
      return found.map(({ subject }) => subject).filter((subject) => ["S3", "Redis"].includes(subject))
    }
    expect(await about()).toEqual(["Redis", "S3"])
    const config = path.join(cwd, "stheno.config.ts")
    const before = fs.readFileSync(config, "utf8")
    writeFiles({ ...plugin, "stheno.config.ts": `export default { plugins: ["bucket"] }` }, cwd)
    expect(await about()).toEqual([])
    fs.writeFileSync(config, before)
    fs.rmSync(path.join(cwd, "plugins"), { recursive: true })
  })

  it("finds extensions of the dashboard that do not compile", async () => {
    const widget = `export default () => null\nexport const config = { zone: "login.after" }`
    writeFiles({ "src/admin/widgets/a.jsx": widget, "src/admin/widgets/b.jsx": "import './none'" }, cwd)
    const { code, bad } = await findings({})
    expect([code, bad]).toEqual([
      1,
      [
        expect.objectContaining({
          subject: "dashboard",
          message: "src/admin/widgets/b.jsx: The file does not export a component.",
          remedy: "Export a React component as default.",
        }),
      ],
    ])
    fs.rmSync(path.join(cwd, "src/admin/widgets/b.jsx"))
    expect((await stheno("doctor")).stdout).toContain("dashboard: The extension compiles.")
    fs.rmSync(path.join(cwd, "src/admin"), { recursive: true })
  })

  it("finds what is managed and counted nowhere", async () => {
    const unlink = (at: string) =>
      sql`update product_variant_inventory_item set deleted_at = ${at === "now" ? sql`now()` : null}
        where variant_id = (select id from product_variant where sku = 'NOTEBOOK-LINED')`.execute(database.db)
    await unlink("now")
    const { stdout } = await stheno("doctor --json")
    await unlink("never")
    const found = JSON.parse(stdout) as { subject: string; level: string; message: string }[]
    expect(found.find(({ subject }) => subject === "stock")).toMatchObject({
      level: "worth knowing",
      message: expect.stringMatching(/which never sell out: 1, e\.g\. variant_/),
    })
    const { stdout: healed } = await stheno("doctor --json")
    expect(healed).toContain("Every variant with managed stock has an inventory item.")
  })

  it("finds a region whose payment provider is gone", async () => {
    await sql`update payment_provider set is_installed = false where id = 'manual'`.execute(database.db)
    const { bad } = await findings({})
    await sql`update payment_provider set is_installed = true`.execute(database.db)
    expect(bad.map(({ message }) => message)).toEqual([
      "The region Europe uses payment providers that are not installed: manual.",
      "The region United States uses payment providers that are not installed: manual.",
    ])
  })
})

describe("stheno db adopt", () => {
  it("shows what it would add to a database of v1, then adds it", async () => {
    const old = await createTestDatabase()
    await sql`drop schema public cascade`.execute(old.db)
    await sql`create schema public`.execute(old.db)
    await sql.raw(initial.sql).execute(old.db)
    await sql`create table migrations (id serial primary key, timestamp bigint, name varchar)`.execute(old.db)
    const dry = await stheno(`db adopt --dry-run --database-url ${old.url}`)
    expect([dry.code, dry.stdout]).toEqual([
      0,
      expect.stringContaining("All rows are kept. To be added:\nTables:\n"),
    ])
    expect((await stheno(`migrations show --json`, { DATABASE_URL: old.url })).stdout).not.toContain("T")
    const real = await stheno(`db adopt --database-url ${old.url}`)
    expect(real.stdout).toContain("Adopted the database of Medusa v1\n")
    expect(await migrate(old.db)).toEqual([])
    expect((await stheno(`db adopt --database-url ${old.url}`)).code).toBe(1)
    await old.drop()
  })
})

it("writes the OpenAPI documents with the project's endpoints, without a database", async () => {
  const { code, stdout } = await stheno("openapi -o api", { DATABASE_URL: "" })
  expect([code, stdout]).toEqual([
    0,
    `Wrote ${path.join("api", "store.json")}\nWrote ${path.join("api", "admin.json")}\n`,
  ])
  const written: unknown = JSON.parse(fs.readFileSync(path.join(cwd, "api/store.json"), "utf8"))
  expect(written).toMatchObject({ paths: { "/store/notes": { get: { summary: "List notes." } } } })
  expect(JSON.parse((await stheno("openapi admin")).stdout)).toMatchObject({
    info: { title: "Stheno Admin API" },
  })
})

it("runs the torture tests on a separate shop, and lists the tests", async () => {
  const done = await stheno("torture S9")
  expect([done.code, done.stdout + done.stderr]).toEqual([0, expect.stringMatching(/S9/)])
  const unknown = await stheno("torture S9,Z1")
  expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining("Unknown test Z1. Known: R1")])
})

it("says in one sentence what has no meaning, and ends a wrong line with 2", async () => {
  expect(await stheno("telemetry --disable")).toEqual({
    code: 0,
    stdout: "Stheno collects no usage data, so there is nothing to turn on or off.\n",
    stderr: "",
  })
  expect(await stheno("strat")).toEqual({
    code: 2,
    stdout: "",
    stderr: 'Unknown command "strat". Did you mean start? See: stheno --help\n',
  })
  expect((await stheno("start --port many")).code).toBe(2)
})

describe("stheno admin build", () => {
  beforeAll(() => {
    const root = fileURLToPath(new URL("../../../../", import.meta.url))
    if (fs.existsSync(path.join(root, "packages/admin/dist/app/index.html"))) return
    const app = path.join(root, "packages/admin/scripts/build-app.mjs")
    expect(spawnSync(process.execPath, [app], { encoding: "utf8" })).toMatchObject({ status: 0 })
  }, 300_000)

  const build = (words: string, folder = cwd) =>
    runStheno(["admin", "build", ...words.split(" ")], { cwd: folder })

  it("writes the dashboard as static files, and again over an earlier build", async () => {
    const words = "--backend https://api.example.com/shop/ --path /desk/ --out site"
    expect(await build(words)).toMatchObject({
      code: 0,
      stdout: "Wrote the dashboard for https://api.example.com/shop with 0 extensions to site\n",
    })
    const page = fs.readFileSync(path.join(cwd, "site/index.html"), "utf8")
    expect(page).toContain('<base href="/desk/"')
    expect(page).toContain('<meta name="backend" content="https://api.example.com/shop"')
    expect(page).toMatch(
      /http-equiv="Content-Security-Policy" content="default-src 'self'; script-src [^"]+"/,
    )
    expect(page).not.toContain("unsafe-inline")
    expect(
      JSON.parse(fs.readFileSync(path.join(cwd, "site/extensions/manifest.json"), "utf8")),
    ).toMatchObject({
      extensions: [],
      development: false,
    })
    expect(await build(words)).toMatchObject({ code: 0 })
  })

  it("replaces nothing that is not a build, and says which option is wrong", async () => {
    const folder = writeFiles({ ...note, "site/notes.txt": "ours" })
    const outcomes = [
      await build("--backend https://api.example.com --out site", folder),
      await build("--backend ftp://api.example.com", folder),
      await build("--backend https://api.example.com --path desk", folder),
    ]
    expect(outcomes.map(({ code, stderr }) => [code, stderr.trim()])).toEqual([
      [1, expect.stringContaining("has files that are not an earlier build of the dashboard.")],
      [2, expect.stringContaining('--backend must be the address of the API, not "ftp://api.example.com".')],
      [2, expect.stringContaining('--path must be a path on the dashboard\'s host, not "desk".')],
    ])
    expect(fs.readFileSync(path.join(folder, "site/notes.txt"), "utf8")).toBe("ours")
    fs.rmSync(folder, { recursive: true, force: true })
  })

  it("writes nothing when an extension does not compile", async () => {
    const folder = writeFiles({ ...note, "src/admin/widgets/odd.jsx": "export default (" })
    const { code, stderr } = await build("--backend https://api.example.com", folder)
    expect([code, stderr]).toEqual([1, expect.stringContaining("src/admin/widgets/odd.jsx:1")])
    expect(fs.existsSync(path.join(folder, "dashboard"))).toBe(false)
    fs.rmSync(folder, { recursive: true, force: true })
  })
})
