/**
 * Measures how long a process takes from nothing to the first answer of a module, against one that connects with
 * plain `pg` and selects, in the same run: npx tsx --conditions=stheno-source benchmarks/modules.ts
 */
import { insertDefaults, migrate } from "@stheno/core/host"
import { build } from "esbuild"
import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { startEmbeddedPostgres } from "@stheno/server/internal/embedded-postgres/index.ts"
import { bundle } from "../scripts/start/bundle.mjs"

const root = fileURLToPath(new URL("..", import.meta.url))
const rounds = 15

const moduleProgram = (name: string, create: string, call: string) => `
  const { ${create} } = await import("@stheno/core/${name}")
  const { openModuleDatabase } = await import("@stheno/server/modules")
  await ${create}(await openModuleDatabase({ url: process.env.URL })).${call}`

/** What each process does between its first line and its first answer. */
const programs: Readonly<Record<string, string>> = {
  pg: `const { default: pg } = await import("pg")
    const client = new pg.Client({ connectionString: process.env.URL })
    await client.connect()
    await client.query("select id from product limit 15")`,
  product: moduleProgram("product", "createProductModule", "list()"),
  inventory: moduleProgram("inventory", "createInventoryModule", "listInventoryItems()"),
  pricing: moduleProgram("pricing", "createPricingModule", "list()"),
}

const timed = (program: string) => `async function main() {
  const begun = performance.now()
  ${program}
  console.log(performance.now() - begun)
  process.exit(0)
}
void main()`

/** One file, as serverless functions are deployed. */
async function bundled(folder: string, name: string, program: string): Promise<string> {
  const outfile = join(folder, `${name}.cjs`)
  await build({
    stdin: { contents: timed(program), resolveDir: join(root, "packages/server"), loader: "js" },
    bundle: true,
    minify: true,
    platform: "node",
    format: "cjs",
    external: ["pg-native"],
    outfile,
    logLevel: "error",
  })
  return outfile
}

/** Milliseconds of one process. */
function coldStart(words: readonly string[], url: string): number {
  const run = spawnSync(process.execPath, words, {
    cwd: join(root, "packages/server"),
    env: { ...process.env, URL: url, NODE_OPTIONS: "" },
    encoding: "utf8",
    timeout: 60_000,
  })
  if (run.status !== 0) throw new Error(run.stderr)
  return Number(run.stdout)
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

await bundle(root)
const work = mkdtempSync(join(tmpdir(), "stheno-bench-"))
const postgres = await startEmbeddedPostgres({ dataDir: join(work, "postgres") })
try {
  const { db, close } = openDatabase({ url: postgres.url })
  await migrate(db)
  await insertDefaults(db)
  await close()
  const starts = new Map<string, readonly string[]>()
  for (const [name, program] of Object.entries(programs)) {
    starts.set(name, ["--input-type=module", "--eval", timed(program)])
    starts.set(`${name}, one file`, [await bundled(work, name, program)])
  }
  const times = new Map([...starts.keys()].map((name): [string, number[]] => [name, []]))
  // In turns, so that whatever else the machine does falls on all of them.
  for (let round = 0; round < rounds; round++)
    for (const [name, words] of starts) times.get(name)!.push(coldStart(words, postgres.url))
  for (const [name, measured] of times) {
    const floor = median(times.get(name.includes("one file") ? "pg, one file" : "pg")!)
    const [milliseconds, ratio] = [median(measured).toFixed(0), (median(measured) / floor).toFixed(2)]
    console.log(`${name.padEnd(20)} ${milliseconds.padStart(5)} ms  ${ratio} x pg`)
  }
} finally {
  await postgres.stop()
  rmSync(work, { recursive: true, force: true })
}
