import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import {
  createApp,
  addedOperations,
  operations,
  silentLog,
  type Operation,
} from "@stheno/core/host"
import { expect, it } from "vitest"
import { startBatchJobs } from "@stheno/core/internal/commerce/store/batch-jobs/index.ts"
import { fileOperations } from "@stheno/server/internal/files/file-operations.ts"
import { createLocalFiles } from "@stheno/server/internal/files/local-files.ts"
import type { Mail } from "@stheno/server/internal/mail/compose.ts"
import { emailOperations } from "@stheno/server/internal/mail/email-operations.ts"
import { createMailPreview } from "@stheno/server/internal/mail/preview.ts"
import { createMailTemplates } from "@stheno/server/internal/mail/templates.ts"
import { previewOperations } from "@stheno/server/internal/previews/preview-operations.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { journeys } from "./journeys.ts"
import { plain } from "./plain.ts"
import { Recorder, type Example } from "./recorder.ts"
import { searchProvider } from "./search-provider.ts"
import { readThroughServices, type ServiceRead } from "./service-reads.ts"

const folder = join(import.meta.dirname, "../output/http")
const readsFile = join(import.meta.dirname, "../output/services/reads.json")

/** Operations that have no recorded answer, and why. */
const withoutExample: Readonly<Record<string, string>> = {
  "admin.DeletePaymentCollectionsPaymentCollection":
    "payment collections come from order edits, which keep them",
  "admin.GetEmailsEmailHtml": "its HTML is longer than a page can show",
  "admin.PostApps": "needs an application that a provider authorizes",
  "admin.PostNotificationsNotificationResend":
    "needs a provider that has sent a notification",
}

// With UPDATE_OUTPUT=1, changed responses are recorded again.
it("answers every operation as the reference shows", async () => {
  const uploads = mkdtempSync(join(tmpdir(), "uploads-"))
  const files = createLocalFiles({
    directory: uploads,
    baseUrl: "http://localhost:9000",
    secret: "supersecret",
  })
  const shop = await createTestApp({ files, search: searchProvider })
  const jobs = startBatchJobs(shop.engine, { pollInterval: 50 })
  const sent: Mail[] = []
  const added = serverOperations(shop, sent)
  const app = createApp(shop.engine, added)
  const all = [...operations, ...added]
  const recorder = new Recorder((request) => app.fetch(request), all)
  let reads: Reads = {}
  try {
    for (const journey of journeys) await journey(recorder, shop)
    reads = await readThroughServices(shop.engine)
  } finally {
    await jobs.stop()
    await shop.close()
    rmSync(uploads, { recursive: true, force: true })
  }
  expect(sent.map(({ to }) => to)).toEqual(["admin@example.com"])
  const missing = all
    .map(({ area, id }) => `${area}.${id}`)
    .filter((key) => !recorder.examples.has(key) && !withoutExample[key])
  expect(missing).toEqual([])
  expect(
    Object.keys(withoutExample).filter((key) => recorder.examples.has(key)),
  ).toEqual([])
  compare(recorder.examples, all)
  compareReads(reads)
}, 120_000)

const storeUrl = "https://shop.example.com"

/** What the server adds to the operations of the core. */
function serverOperations({ engine }: TestApp, sent: Mail[]): readonly Operation[] {
  const templates = createMailTemplates({ log: silentLog })
  const preview = createMailPreview(templates, { db: engine.db, storeUrl })
  const send = async (mail: Mail) => void sent.push(mail)
  return [
    ...fileOperations,
    ...previewOperations(storeUrl),
    ...addedOperations,
    ...emailOperations(preview, { kind: "smtp", send }, { storeUrl }),
  ]
}

type Reads = Readonly<Record<string, Readonly<Record<string, ServiceRead>>>>

/** The services return what their pages in the reference show. */
function compareReads(fresh: Reads): void {
  if (process.env["UPDATE_OUTPUT"]) {
    const kept = existsSync(readsFile)
      ? (JSON.parse(readFileSync(readsFile, "utf8")) as Reads)
      : {}
    const next = Object.entries(fresh).map(([name, reads]) => [
      name,
      isSame(kept[name], reads) ? kept[name] : reads,
    ])
    mkdirSync(dirname(readsFile), { recursive: true })
    writeFileSync(
      readsFile,
      `${JSON.stringify(Object.fromEntries(next), null, 1)}\n`,
    )
  }
  const recorded = JSON.parse(readFileSync(readsFile, "utf8")) as Reads
  expect(Object.keys(recorded)).toEqual(Object.keys(fresh))
  for (const [name, reads] of Object.entries(fresh))
    expect(plain(recorded[name]), name).toEqual(plain(reads))
}

function isSame(kept: unknown, fresh: unknown): boolean {
  return JSON.stringify(plain(kept)) === JSON.stringify(plain(fresh))
}

/** One file per resource group: it must hold what the run gave, but for ids, dates and the order of lists. */
function compare(
  examples: ReadonlyMap<string, Example>,
  all: readonly Operation[],
): void {
  const fresh = grouped(examples, all)
  if (process.env["UPDATE_OUTPUT"]) record(fresh)
  const recorded = existsSync(folder) ? readdirSync(folder).sort() : []
  expect(recorded).toEqual([...fresh.keys()].sort())
  for (const [file, group] of fresh) {
    const kept = JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<
      string,
      Example
    >
    expect(Object.keys(kept), file).toEqual(Object.keys(group))
    for (const [key, example] of Object.entries(group))
      expect(plain(kept[key]), key).toEqual(plain(example))
  }
}

function grouped(
  examples: ReadonlyMap<string, Example>,
  all: readonly Operation[],
): Map<string, Record<string, Example>> {
  const groups = new Map<string, Record<string, Example>>()
  for (const { area, id, tag } of all) {
    const example = examples.get(`${area}.${id}`)
    if (!example) continue
    const file = `${area}-${tag.toLowerCase().replaceAll(" ", "-")}.json`
    groups.set(file, {
      ...groups.get(file),
      [`${area}.${id}`]: withoutTokens(example),
    })
  }
  return groups
}

/** Credentials are not shown. */
function withoutTokens(example: Example): Example {
  const text = JSON.stringify(example).replace(
    /eyJ[\w-]+\.[\w-]+\.[\w-]+/g,
    "eyJhbGciOiJIUzI1NiJ9…",
  )
  return JSON.parse(text) as Example
}

/** What is as it was stays as it was recorded: ids and dates do not change without need. */
function record(fresh: ReadonlyMap<string, Record<string, Example>>): void {
  mkdirSync(folder, { recursive: true })
  for (const [file, group] of fresh) {
    const path = join(folder, file)
    const kept = existsSync(path)
      ? (JSON.parse(readFileSync(path, "utf8")) as Record<string, Example>)
      : {}
    const next = Object.entries(group).map(([key, example]) => {
      const same = kept[key] && isSame(kept[key], example)
      return [key, same ? kept[key] : example] as const
    })
    writeFileSync(path, `${JSON.stringify(Object.fromEntries(next), null, 1)}\n`)
  }
}
