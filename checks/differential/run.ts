/**
 * Sends random sequences of requests to a Medusa v1 server and to Stheno, and compares the responses. Usage:
 *   npm run differential -- --peer URL [--ours URL] [--seed N] [--sequences N] [--play FILE [--show STEP ...]] [--peer-database URL]
 * Both servers need a new database with the default rows and the admin user of the conformance kit.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import type { Difference } from "./compare.ts"
import { generateSequence } from "./generate.ts"
import { findKnown, isWithin, nameOf, type Known } from "./known.ts"
import { admin, startOwnServer } from "./own-server.ts"
import { createPair, forkPair, play, type Pair, type Played } from "./play.ts"
import { createRandom } from "./random.ts"
import { operationOf, type Step } from "./sequence.ts"
import { shrink } from "./shrink.ts"
import { compareTables, openTables, type Tables } from "./tables.ts"
import unordered from "./unordered.json" with { type: "json" }
import { world } from "./world.ts"

/** A difference in what is stored that is listed. */
interface KnownTable {
  /** a pattern for `table.column` or `table rows` */
  readonly at: string
  /** a pattern for an operation that the sequence must contain */
  readonly after: string
  /** by how much numbers can differ at most */
  readonly within?: number
  readonly why: string
  readonly difference?: string
}

const { values: options } = parseArgs({
  options: {
    peer: { type: "string" },
    ours: { type: "string" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    sequences: { type: "string", default: "100" },
    play: { type: "string" },
    "peer-database": { type: "string" },
    show: { type: "string", multiple: true, default: [] },
    record: { type: "boolean", default: false },
    "no-shrink": { type: "boolean", default: false },
  },
})
if (!options.peer) {
  console.log("usage: npm run differential -- --peer URL [--seed N] [--sequences N] [--play FILE] [--record]")
  process.exit(2)
}

const known = JSON.parse(readFileSync(join(import.meta.dirname, "known.json"), "utf8")) as Known[]
const knownTables = JSON.parse(
  readFileSync(join(import.meta.dirname, "known-tables.json"), "utf8"),
) as KnownTable[]
const own = options.ours ? undefined : await startOwnServer()
const tables =
  own && options["peer-database"]
    ? { v1: await openTables(options["peer-database"]), ours: await openTables(own.databaseUrl) }
    : undefined
try {
  const pair = createPair(options.peer, options.ours ?? own!.url)
  await prepare(pair)
  process.exitCode = options.play
    ? await playFile(options.play, pair)
    : await search(pair, Number(options.seed), Number(options.sequences))
} finally {
  await tables?.v1.close()
  await tables?.ours.close()
  await own?.stop()
}

async function prepare(pair: Pair): Promise<void> {
  const login: Step = { id: "login", method: "POST", path: "/admin/auth/token", body: admin }
  await play([login], pair)
  for (const side of [pair.v1, pair.ours])
    side.replies.set("admin", (side.replies.get("login") as { access_token: string }).access_token)
  const differing = (await play(world, pair)).filter(({ differences }) => differences.length > 0)
  for (const each of differing) print(each)
  if (differing.some(({ v1, ours }) => v1.status !== ours.status))
    throw new Error("The servers did not start alike. Both need a new database.")
}

/** Plays a file with steps as JSON and prints every response that differs. */
async function playFile(file: string, pair: Pair): Promise<number> {
  const steps = JSON.parse(readFileSync(file, "utf8")) as Step[]
  const played = await play(steps, forkPair(pair, "play"))
  for (const each of played) {
    console.log(
      `${each.differences.length > 0 ? "DIFF" : "same"} ${each.step.id}: ${each.v1.status} ${each.ours.status}`,
    )
    if (each.differences.length > 0) print(each)
    if (options.show.includes(each.step.id)) show(each)
  }
  return played.some(({ differences }) => differences.length > 0) ? 1 : 0
}

async function search(pair: Pair, seed: number, count: number): Promise<number> {
  console.log(`seed ${seed}, ${count} sequences`)
  const found = new Map<string, number>()
  let requests = 0
  let compared = 0
  for (let index = 0; index < count; index++) {
    const steps = generateSequence(createRandom(seed + index))
    await Promise.all([tables?.v1.begin(), tables?.ours.begin()])
    const whole = await play(steps, forkPair(pair, `s${seed + index}`))
    const played = untilDiverged(whole)
    requests += played.length
    if (tables && isAlike(whole)) {
      compared++
      await findStored(tables, { name: `seed ${seed + index}`, steps: whole.map(({ step }) => step) }, found)
    }
    for (const finding of newFindings(played, found)) {
      console.log(`\n== sequence of seed ${seed + index}: ${finding}`)
      const shortest = options["no-shrink"] ? [] : await shorten(steps, finding, pair)
      // A difference that depends on earlier sequences does not appear again.
      const short = shortest.length > 0 ? shortest : untilDifference(played)
      print(short.at(-1)!)
      console.log(JSON.stringify(short.map(({ step }) => step)))
    }
  }
  console.log(
    `${count} sequences, ${requests} requests, the rows of ${compared} sequences, ${found.size} kinds of differences that are not listed`,
  )
  for (const [finding, times] of found) console.log(`${String(times).padStart(5)} ${finding}`)
  if (options.record)
    record({ seed, sequences: count, requests, comparedTables: compared, open: [...found.keys()] })
  return found.size > 0 ? 1 : 0
}

/** Compares what a sequence has stored, and prints what differs for the first time. */
async function findStored(
  { v1, ours }: { v1: Tables; ours: Tables },
  sequence: { readonly name: string; readonly steps: readonly Step[] },
  found: Map<string, number>,
): Promise<void> {
  const operations = sequence.steps.map(operationOf)
  const isListed = (difference: Difference) =>
    knownTables.some(
      ({ at, after, within }) =>
        new RegExp(`^(${at})$`).test(difference.at) &&
        (within === undefined || isWithin(difference, within)) &&
        operations.some((operation) => new RegExp(`^(${after})$`).test(operation)),
    )
  const [theirs, own] = await Promise.all([v1.written(), ours.written()])
  for (const each of compareTables(theirs, own)) {
    if (isListed(each)) continue
    const finding = `stored ${each.at}`
    if (!found.has(finding))
      console.log(
        `\n== ${sequence.name}: ${finding}\n    v1:   ${write(each.v1)}\n    ours: ${write(each.ours)}`,
      )
    found.set(finding, (found.get(finding) ?? 0) + 1)
  }
}

/**
 * The played steps up to the first after which both servers hold different data on purpose, or of which one server sent
 * no response: what follows tells nothing.
 */
function untilDiverged(played: readonly Played[]): readonly Played[] {
  const last = played.findIndex((each) => {
    const listed = each.differences.map((one) => knownOf(played, each, one))
    const [v1, ours] = [each.v1.status, each.ours.status]
    if (v1 === 504 || ours === 504) return true
    return listed.every(Boolean) && (v1 !== ours || listed.some((one) => one?.ends))
  })
  return (last < 0 ? played : played.slice(0, last + 1)).filter(
    ({ v1, ours }) => v1.status !== 504 && ours.status !== 504,
  )
}

/** The listed difference that a difference of a sequence is, if it is one. */
function knownOf(played: readonly Played[], each: Played, difference: Difference): Known | undefined {
  const earlier = played.slice(0, played.indexOf(each)).map(({ step }) => operationOf(step))
  return findKnown(known, each, difference, earlier)
}

/** Whether both servers sent the same status for every request, so that they must have stored the same. */
function isAlike(played: readonly Played[]): boolean {
  return played.every(
    (each) =>
      each.v1.status === each.ours.status &&
      each.v1.status < 500 &&
      !each.differences.some((one) => knownOf(played, each, one)?.ends),
  )
}

/** Findings of a played sequence that were not seen before; only the first response that differs counts. */
function newFindings(played: readonly Played[], found: Map<string, number>): string[] {
  const news: string[] = []
  for (const each of played) {
    const named = each.differences.filter((difference) => !knownOf(played, each, difference))
    for (const finding of new Set(named.map((difference) => nameOf(each.step, difference)))) {
      if (!found.has(finding)) news.push(finding)
      found.set(finding, (found.get(finding) ?? 0) + 1)
    }
    if (named.length > 0) break
  }
  return news.slice(0, 1)
}

/** The played steps up to the first difference that is not listed. */
function untilDifference(played: readonly Played[]): readonly Played[] {
  const last = played.findIndex((each) => each.differences.some((one) => !knownOf(played, each, one)))
  return played.slice(0, last + 1)
}

/** The shortest sequence with the same finding. */
async function shorten(steps: readonly Step[], finding: string, pair: Pair): Promise<readonly Played[]> {
  let attempt = 0
  let best: readonly Played[] = []
  const fails = async (shorter: readonly Step[]) => {
    const played = await play(shorter, forkPair(pair, `x${++attempt}${Date.now()}`))
    const last = played.findIndex(({ step, differences }) =>
      differences.some((difference) => nameOf(step, difference) === finding),
    )
    if (last >= 0) best = played.slice(0, last + 1)
    return last >= 0
  }
  if (await fails(steps))
    await shrink(
      best.map(({ step }) => step),
      fails,
    )
  return best
}

function print({ step, v1, ours, differences }: Played): void {
  console.log(`${step.method} ${step.path} ${JSON.stringify(step.query ?? step.body ?? null)}`)
  for (const { at, v1: theirs, ours: own } of differences.slice(0, 8))
    console.log(`  ${at}\n    v1:   ${write(theirs)}\n    ours: ${write(own)}`)
  if (differences.length > 8)
    console.log(`  and ${differences.length - 8} more (${v1.status}, ${ours.status})`)
}

/** Both responses as they are. */
function show({ v1, ours }: Played): void {
  console.log(`  v1:   ${JSON.stringify(v1.body)}\n  ours: ${JSON.stringify(ours.body)}`)
}

function write(value: unknown): string {
  return (JSON.stringify(value) ?? "undefined").slice(0, 400)
}

function record(result: object): void {
  const date = new Date().toISOString().slice(0, 10)
  const text = JSON.stringify(
    { date, peer: "@medusajs/medusa 1.20.11", listed: known.length + unordered.length, ...result },
    null,
    2,
  )
  writeFileSync(join(import.meta.dirname, "result.json"), `${text}\n`)
}
