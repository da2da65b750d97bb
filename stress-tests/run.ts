/**
 * Does to a shop of its own what must not hurt it, and checks what is left in the database:
 *   npm run torture                    everything
 *   npm run torture -- R1 S4           some
 *   npm run torture -- --seed 7 --minutes 5
 *   npm run torture -- R12 --seed 7 --round 955  one life of R12 once more
 *   npm run torture -- --mutations          breaks the sources in a copy, one protection at a time, and runs the
 *                                           test that must notice: see mutations.ts
 *   npm run torture -- --mutations R8       those of one test; or one mutation by its id
 *   npm run torture -- --mutations --save   keeps what became of each mutation for the documentation
 *   npm run torture -- R1 R8 --pooler       behind PgBouncer in transaction mode
 *   npm run torture -- --save      keeps the figures of the tests without a breach for the documentation
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { cpus } from "node:os"
import { join } from "node:path"
import { runMutations } from "./mutate.ts"
import { isNothingDone, longest, seededRandom, startDeadline, type TortureTest } from "./test.ts"
import { tests } from "./tests.ts"

const args = process.argv.slice(2)
const option = <Fallback>(name: string, fallback: Fallback): number | Fallback => {
  const at = args.indexOf(`--${name}`)
  return at < 0 ? fallback : Number(args.splice(at, 2)[1])
}
const seed = option("seed", Date.now() % 1_000_000)
const minutes = option("minutes", 2)
const round = option("round", undefined)
const isPooled = args.includes("--pooler")
if (isPooled) process.env.TEST_POOLER = "pgbouncer"
const isSaving = args.includes("--save") && round === undefined && !isPooled
const names = args.filter((word) => !["--save", "--pooler"].includes(word))
if (names[0] === "--mutations") process.exit((await runMutations(names.slice(1), { seed, isSaving })) ? 0 : 1)
const wanted = names.map((name) => name.toUpperCase())
const unknown = wanted.filter((name) => !tests.some(({ id }) => id === name))
if (unknown.length > 0) {
  console.error(`Unknown test ${unknown.join(", ")}. Known: ${tests.map(({ id }) => id).join(", ")}`)
  process.exit(2)
}

const results: Result[] = []
for (const test of tests.filter(({ id }) => wanted.length === 0 || wanted.includes(id)))
  if (test.missing) console.log(`skip ${test.id.padEnd(4)}${test.title}: ${test.missing}`)
  else results.push(await runOne(test))
const isWell = results.every(({ breaches }) => breaches.length === 0)
if (isSaving) save(results.filter(({ breaches }) => breaches.length === 0))
process.exit(isWell ? 0 : 1)

/** What came of one test. */
interface Result {
  readonly id: string
  readonly title: string
  readonly seconds: number
  readonly figures: readonly string[]
  readonly breaches: readonly string[]
}

/** Replaces the figures of these tests; those of others stay. */
function save(well: readonly Result[]): void {
  const file = join(import.meta.dirname, "last-run.json")
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { id: string }[]) : []
  const day = new Date().toISOString().slice(0, 10)
  const machine = `${cpus().length} cores, Node ${process.version}`
  const now = well.map(({ id, title, seconds, figures }) => ({
    id,
    title,
    day,
    machine,
    seed,
    seconds,
    figures,
  }))
  const kept = tests.flatMap(({ id }) => [...now, ...before].find((entry) => entry.id === id) ?? [])
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}

async function runOne(test: TortureTest): Promise<Result> {
  const breaches: string[] = []
  const figures: string[] = []
  const started = performance.now()
  try {
    await test.run({
      seed,
      round,
      minutes,
      isOver: startDeadline(minutes),
      random: seededRandom(seed),
      breach: (what) => void breaches.push(what),
      figure(name, value) {
        figures.push(`${name} ${value}`)
        if (isNothingDone(value))
          breaches.push(`${name}: nothing was done in ${minutes} minutes; give it more`)
      },
    })
  } catch (error) {
    breaches.push(`stopped: ${String((error as Error).stack ?? error)}`)
  }
  const seconds = Math.round((performance.now() - started) / 100) / 10
  if (seconds > longest(minutes)) breaches.push(`took ${seconds} s of ${60 * minutes}`)
  const verdict = breaches.length === 0 ? "ok  " : "FAIL"
  console.log(
    `${verdict} ${test.id.padEnd(4)}${test.title}  ${seconds} s, seed ${seed}${figures.map((f) => `, ${f}`).join("")}`,
  )
  for (const breach of breaches.slice(0, 10)) console.log(`       ${breach}`)
  if (breaches.length > 10) console.log(`       ... ${breaches.length - 10} more`)
  return { id: test.id, title: test.title, seconds, figures, breaches }
}
