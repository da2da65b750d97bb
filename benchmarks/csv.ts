/**
 * Imports and exports a large file and prints how long it takes and how much memory it needs. Usage:
 *   tsx --conditions=stheno-source benchmarks/csv.ts [VARIANTS] [VARIANTS_PER_PRODUCT] [--refused]
 * With `--refused` only the files that are refused. NODE_OPTIONS reach the measured process.
 */
import { insertDefaults, migrate } from "@stheno/core/host"
import { build } from "esbuild"
import { spawn } from "node:child_process"
import { createWriteStream, mkdtempSync, rmSync } from "node:fs"
import { once } from "node:events"
import { mkdir } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { startEmbeddedPostgres } from "@stheno/server/internal/embedded-postgres/index.ts"

const [variants = 100_000, perProduct = 10] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith("--"))
  .map(Number)
const header =
  "Product Handle;Product Title;Product Description;Product Status;Product Tags;Variant Title;Variant SKU;Variant Inventory Quantity;Option 1 Name;Option 1 Value;Price EUR;Price USD;Image 1 Url\r\n"

const root = join(import.meta.dirname, "..")
const work = mkdtempSync(join(tmpdir(), "stheno-bench-csv-"))
const program = join(root, "node_modules/.cache", `csv-child-${process.pid}.mjs`)
const postgres = await startEmbeddedPostgres({ dataDir: join(work, "postgres") })
try {
  await bundle()
  const { db, close } = openDatabase({ url: postgres.url, max: 1 })
  await migrate(db)
  await insertDefaults(db)
  await close()
  await mkdir(join(work, "files"))
  if (!process.argv.includes("--refused")) await measureWhole()
  await measureRefused()
} finally {
  await postgres.stop()
  rmSync(work, { recursive: true, force: true })
  rmSync(program, { force: true })
}

async function measureWhole(): Promise<void> {
  await writeFile("import.csv", header, rows())
  await run("import", { type: "product-import", context: { fileKey: "import.csv" } })
  const exported = await run("export", { type: "product-export", context: {} })
  await run("import again", { type: "product-import", context: { fileKey: exported.result.file_key } })
}

async function measureRefused(): Promise<void> {
  await writeFile("wide.csv", "Product Handle", manyColumns())
  await run("a million columns", { type: "product-import", context: { fileKey: "wide.csv" } })
  const title = "Product Handle,Product Title,Product Description\n"
  await writeFile("big.csv", title, gigabyte(1000))
  await run("a gigabyte, broken at its end", { type: "product-import", context: { fileKey: "big.csv" } })
  await writeFile("big.csv", title, gigabyte(1_000_000))
  await run("the same of rows of a megabyte", { type: "product-import", context: { fileKey: "big.csv" } })
}

async function bundle(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ["benchmarks/csv-child.ts"],
    outfile: program,
    bundle: true,
    conditions: ["stheno-source"],
    external: ["pg-native"],
    platform: "node",
    format: "esm",
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url)',
    },
    logLevel: "error",
  })
}

interface Report {
  status: string
  result: { file_key?: string; errors?: unknown[] }
  seconds: number
  /** memory of the process before the job, and at most */
  megabytes: { idle: number; peak: number }
}

async function run(name: string, job: object): Promise<Report> {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: postgres.url,
      NODE_OPTIONS: process.env.NODE_OPTIONS,
      FILES: join(work, "files"),
      JOB: JSON.stringify(job),
    },
    stdio: ["ignore", "pipe", "inherit"],
  })
  let text = ""
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()))
  await once(child, "close")
  const report = JSON.parse(text.trim().split("\n").at(-1)!) as Report
  const { status, result, seconds, megabytes } = report
  const error = result.errors ? ` ${JSON.stringify(result.errors[0])}` : ""
  const { idle, peak } = megabytes
  const memory = `${peak.toFixed(0)} MB (+${(peak - idle).toFixed(0)})`
  console.log(`${name}: ${status} in ${seconds.toFixed(1)} s with ${memory}${error}`)
  return report
}

function* rows(): Generator<string> {
  for (let i = 0; i < variants; i++) {
    const product = Math.floor(i / perProduct)
    yield `bench-${product};Bench ${product};"A product, ${"described ".repeat(20)}";published;tag-${product % 50};V${i};SKU-${i};5;Size;${i};12.34;15;http://img.example/${product}.png\r\n`
  }
}

function* manyColumns(): Generator<string> {
  for (let i = 0; i < 1_000_000; i++) yield `,Column ${i}`
}

function* gigabyte(rowLength: number): Generator<string> {
  const filler = "x".repeat(rowLength)
  for (let i = 0; i < 1_000_000_000 / rowLength; i++) yield `big-${i % 1000},Big,${filler}\n`
  yield 'last,"open\n'
}

async function writeFile(name: string, first: string, lines: Iterable<string>): Promise<void> {
  const file = createWriteStream(join(work, "files", name))
  let text = first
  for (const line of lines) {
    text += line
    if (text.length < 1_000_000) continue
    if (!file.write(text)) await once(file, "drain")
    text = ""
  }
  file.end(text)
  await once(file, "finish")
}
