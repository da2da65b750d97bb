import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { PGlite } from "@electric-sql/pglite"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import { renewDatabases } from "../testing/renewed-databases.ts"
import { emptyShop } from "../testing/shop-data.ts"
import { runSample } from "./run-sample.ts"
import { runnableSamples } from "./runnable.ts"

vi.mock("../../../../../samples/modules/database.ts", () => ({
  get database() {
    return (globalThis as unknown as { sampleDatabase: object }).sampleDatabase
  },
}))

const samples = fileURLToPath(new URL("../../../../../samples/", import.meta.url))
let data: Blob
let program: { pgliteWasmModule: WebAssembly.Module }
const databases = renewDatabases(() => PGlite.create({ loadDataDir: data, ...program }))

beforeAll(async () => {
  data = await emptyShop()
  const wasm = fileURLToPath(import.meta.resolve("@electric-sql/pglite")).replace(/index\.js$/, "pglite.wasm")
  program = { pgliteWasmModule: await WebAssembly.compile(readFileSync(wasm)) }
})
afterEach(() => vi.resetModules())
afterAll(() => databases.close())

// The last step of each, which all the others come before.
it.each(runnableSamples().filter(({ regions }) => regions.length > 0))(
  "runs $file",
  async ({ file, before, regions }) => {
    const db = await databases.take()
    const region = regions.at(-1)!
    try {
      const outcome = await runSample({
        db,
        file,
        region,
        prepare: before === undefined ? undefined : () => import(/* @vite-ignore */ join(samples, before)),
        load: () => import(/* @vite-ignore */ join(samples, file)),
      })
      const recorded = file.startsWith("modules/")
        ? file.replace(/\.ts$/, "")
        : `${file.replace(/\.ts$/, "")}/${region}`
      expect(plain(outcome.printed)).toBe(
        plain(readFileSync(join(samples, "output", `${recorded}.txt`), "utf8")),
      )
    } finally {
      await databases.giveBack(db)
    }
  },
)

// A step that prints nothing says what it sent.
it.each(runnableSamples().flatMap(({ file, silent }) => silent.map((region) => ({ file, region }))))(
  "runs $region of $file",
  async ({ file, region }) => {
    const db = await databases.take()
    try {
      const load = () => import(/* @vite-ignore */ join(samples, file))
      const outcome = await runSample({ db, file, region, isSilent: true, load })
      expect(outcome.printed).toBe("")
      expect(outcome.requests).not.toEqual([])
    } finally {
      await databases.giveBack(db)
    }
  },
)

/** Ids, dates and where lines break differ. */
function plain(text: string): string {
  return text
    .replace(/\b([a-z_-]+)_01[0-9A-Z]{24}\b/g, "$1_01J9Z…")
    .replace(/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, "2026-01-01T12:00:00.000Z")
    .replace(/\s+/g, " ")
    .replace(/([[{]) | ([\]}])/g, "$1$2")
    .trim()
}
