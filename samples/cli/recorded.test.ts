import fs from "node:fs"
import path from "node:path"
import { sql } from "@stheno/core"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { openJobStore } from "@stheno/server/internal/jobs/job-store.ts"
import { createTestDatabase } from "@stheno/server/testing"
import { writeFiles } from "@stheno/testing/project-folder.ts"
import { stable } from "../stable.ts"
import { steady, stheno } from "../troubleshooting/said.ts"

const recorded = path.join(import.meta.dirname, "../output/cli")

const seed = {
  regions: [
    {
      id: "north-america",
      name: "North America",
      currency_code: "usd",
      tax_rate: 0,
      countries: ["us", "ca"],
      payment_providers: ["manual"],
      fulfillment_providers: ["manual"],
    },
  ],
  products: [
    {
      title: "Wool hat",
      options: [{ title: "Size" }],
      variants: [
        {
          title: "M",
          prices: [{ currency_code: "usd", amount: 2900 }],
          options: [{ value: "M" }],
        },
      ],
    },
  ],
}

let folder: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
  folder = writeFiles({
    "medusa-config.ts": "export default {}",
    "data/seed.json": JSON.stringify(seed),
  })
  fs.symlinkSync(
    path.join(import.meta.dirname, "../../node_modules"),
    path.join(folder, "node_modules"),
  )
  vi.stubEnv("DATABASE_URL", database.url)
  // Otherwise it is in the folder of this process, where a demo store may keep pictures.
  vi.stubEnv("DATA_DIR", path.join(folder, ".stheno"))
  // As in the .env of a new project.
  for (const name of ["JWT_SECRET", "COOKIE_SECRET", "ADMIN_PASSWORD"])
    vi.stubEnv(name, "3f9c5a1be7d2480fa6c1b9e4d7035a82")
})
afterAll(async () => {
  vi.unstubAllEnvs()
  fs.rmSync(folder, { recursive: true, force: true })
  await database.drop()
})

/** What a terminal in the folder of the project shows after a command of stheno. */
async function session(words: string): Promise<string> {
  // The folder of the test's process cannot change.
  const inFolder = words.replace("data/", `${folder}/data/`)
  const text = (await stheno(inFolder, folder)).replaceAll(
    `${folder}/data/`,
    "data/",
  )
  return `$ npx stheno ${words}\n${unchanging(steady(stable(text)))}\n`
}

/** Versions and tokens differ from machine to machine; how many changes are noted as rows differs from run to run. */
function unchanging(text: string): string {
  return text
    .replace(/Node\.js \d+\.\d+\.\d+/, "Node.js 24.0.0")
    .replace(/PostgreSQL \d+\.\d+/, "PostgreSQL 17.10")
    .replace(/\d+ rows in/, "500 rows in")
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/, "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9…")
}

async function failJob(): Promise<void> {
  const { db, url } = database
  const jobs = [
    { name: "send-to-crm", about: "Sends a customer.", run: async () => undefined },
  ]
  const log = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
  }
  const options = { db, url, jobs, log, lease: 30, isWorker: false }
  const store = await openJobStore(options)
  await store.close()
  await sql`insert into pgboss.job (id, name, data, state, retry_count, completed_on, output)
    values ('0b6f2d0e-6a53-4c0e-9d5b-2f6c3a1e7d10', 'send-to-crm', '{"customer_id":"cus_1","api_token":"crm_1"}',
      'failed', 4, '2026-11-24T09:30:00Z', '{"message":"The CRM responded with 503"}')`.execute(
    db,
  )
}

async function failEvent(): Promise<void> {
  await sql`insert into staged_job (id, event_name, data, options, attempts)
    values ('job_01M8N92QHCD2APHFJYAPQ8J00S', 'invite.created',
      '{"id":"invite_1","token":"invite_token","user_email":"ada@example.com"}', '{}', 36)`.execute(
    database.db,
  )
}

interface Session {
  readonly name: string
  readonly words: string
  readonly prepare?: () => Promise<void>
}

/** Commands by the name of their recording, in an order in which they work. The CLI reference shows each below its command. */
const sessions: readonly Session[] = [
  { name: "help", words: "--help" },
  { name: "migrations", words: "migrations show" },
  { name: "seed", words: "seed --seed-file data/seed.json" },
  { name: "user", words: "user --email ada@example.com --invite" },
  { name: "doctor", words: "doctor" },
  { name: "backup", words: "backup --out backups/monday" },
  { name: "restore", words: "restore backups/monday --check" },
  { name: "jobs-failed", words: "jobs failed", prepare: failJob },
  { name: "events-failed", words: "events failed", prepare: failEvent },
]

// With UPDATE_OUTPUT=1, changed sessions are recorded again.
it.each(sessions)(
  "stheno prints what the recording $name shows",
  async ({ name, words, prepare }) => {
    await prepare?.()
    const file = path.join(recorded, `${name}.txt`)
    const text = await session(words)
    if (process.env["UPDATE_OUTPUT"]) {
      fs.mkdirSync(recorded, { recursive: true })
      fs.writeFileSync(file, text)
    }
    expect(text, file).toBe(fs.readFileSync(file, "utf8"))
  },
)

it("records no session that is not run", () => {
  const names = fs.readdirSync(recorded).map((file) => path.parse(file).name)
  expect(names.toSorted()).toEqual(sessions.map(({ name }) => name).toSorted())
})
