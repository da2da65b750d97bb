/**
 * Replays the recorded v1 conversations against a server of its own and compares the result with two lists:
 * `conformance-passing.json` (flows that pass and must go on passing) and `v1-differences.json` (steps where we
 * answer better than v1 did, reviewed). Usage:
 *   tsx --conditions=stheno-source checks/conformance.ts [--kit DIR] [--update] [any option of the kit's replay.mjs]
 */
import { getRequestListener } from "@hono/node-server"
import { newId } from "@stheno/core"
import { createApp, createEngine, insertDefaults, migrate, startBatchJobs } from "@stheno/core/host"
import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline"
import { createUser } from "@stheno/core/internal/commerce/people/users/create-user.ts"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { startEmbeddedPostgres } from "@stheno/server/internal/embedded-postgres/index.ts"
import { createLocalFiles } from "@stheno/server/internal/files/local-files.ts"
import { serveUploads } from "@stheno/server/internal/files/serve-files.ts"
import { createAnswerJudge } from "./answer-judge.ts"

interface Difference {
  flow: string
  step: string
}
interface ReplayedStep {
  id: string
  ok: boolean
}
interface ReplayedFlow {
  name: string
  ok?: boolean
  results: ReplayedStep[]
}

const here = import.meta.dirname
const args = process.argv.slice(2)
const kit = resolve(takeOption("--kit") ?? join(here, "../../shared/conformance"))
const isUpdating = takeFlag("--update")
const isWholeRun = !args.some((arg) => arg === "--only" || arg === "--area")

if (!existsSync(join(kit, "replay.mjs"))) {
  console.log(`No conformance kit at ${kit}: nothing replayed`)
  process.exit(0)
}

const work = mkdtempSync(join(tmpdir(), "stheno-conformance-"))
const postgres = await startEmbeddedPostgres({ dataDir: join(work, "postgres"), fsync: false })
let exitCode = 1
try {
  exitCode = await replayAgainstOwnServer()
} finally {
  await postgres.stop()
  rmSync(work, { recursive: true, force: true })
}
process.exit(exitCode)

async function replayAgainstOwnServer(): Promise<number> {
  const { db, close } = openDatabase({ url: postgres.url })
  await migrate(db)
  await insertDefaults(db)
  // Links to files name the port, so it has to be known before anything is answered.
  let answer: RequestListener = (_, outgoing) => void outgoing.writeHead(503).end()
  const server = createServer((incoming, outgoing) => answer(incoming, outgoing))
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const files = createLocalFiles({ directory: join(work, "uploads"), baseUrl, secret: "secret" })
  const engine = createEngine({
    db,
    files,
    config: { loginAttemptsPerMinute: 0 },
    log: {
      debug: () => {},
      info: () => {},
      warn: console.error,
      error: (data, message) => console.error(message, data),
    },
  })
  await createUser({ db, engine }, { email: "admin@example.com", password: "supersecret" })
  const app = createApp(engine)
  const untruths = await watchAnswers(app)
  const uploads = serveUploads(files)
  const api = getRequestListener(untruths.fetch)
  answer = (incoming, outgoing) => void (uploads(incoming, outgoing) || api(incoming, outgoing))
  const jobs = startBatchJobs(engine, { pollInterval: 50 })
  const result = join(work, `${newId("run")}.json`)
  const replayArgs = [join(kit, "replay.mjs"), baseUrl, "--json", result, ...args]
  await replay(replayArgs)
  server.close()
  await jobs.stop()
  await close()
  const untold = await untruths.report()
  const verdict = existsSync(result)
    ? judge(JSON.parse(readFileSync(result, "utf8")) as Parameters<typeof judge>[0])
    : 2
  return verdict || untold
}

/** Runs the kit's replay and shows what it prints. Steps where we differ on purpose are not called failures. */
async function replay(words: readonly string[]): Promise<void> {
  const differences = readList<Difference>("v1-differences.json")
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] })
  let flow = ""
  for await (const line of createInterface({ input: child.stdout })) {
    flow = /^(?:ok|FAIL) +(\S+)/.exec(line)?.[1] ?? flow
    const reviewed = differences.filter((difference) => difference.flow === flow)
    const isReviewed = reviewed.some(({ step }) => line.trimStart().startsWith(`${step} (`))
    if (!isReviewed) console.log(reviewed.length > 0 ? line.replace(/^FAIL/, "diff") : line)
  }
}

/** Passes requests on and compares every answer with the OpenAPI documents. */
async function watchAnswers(app: ReturnType<typeof createApp>) {
  const documents = ["store", "admin"].map(async (area) => {
    const response = await app.fetch(new Request(`http://localhost/openapi/${area}.json`))
    return (await response.json()) as object
  })
  const judgeAnswer = createAnswerJudge(await Promise.all(documents))
  const findings = new Map<string, number>()
  const looks: Promise<void>[] = []
  let answers = 0
  const look = async ({ method, url }: Request, response: Response) => {
    answers++
    const type = response.headers.get("content-type") ?? ""
    const { pathname: path, search: query } = new URL(url)
    const { status } = response
    const finding = judgeAnswer({ method, path, query, status, type, text: await response.text() })
    if (!finding) return
    const call = `${method} ${path.replace(/[a-z]+_[0-9A-Z]{26}/g, "{id}")}: ${finding}`
    findings.set(call, (findings.get(call) ?? 0) + 1)
  }
  return {
    fetch: async (request: Request) => {
      const response = await app.fetch(request)
      looks.push(look(request, response.clone()))
      return response
    },
    report: async () => {
      await Promise.all(looks)
      for (const [finding, times] of findings)
        console.log(`not as in the OpenAPI document (${times} x): ${finding}`)
      console.log(`${answers} answers compared with the OpenAPI documents, ${findings.size} findings`)
      return findings.size > 0 ? 1 : 0
    },
  }
}

function judge(result: { flows: ReplayedFlow[] }): number {
  const differences = readList<Difference>("v1-differences.json")
  const known = new Set(differences.map(({ flow, step }) => `${flow}/${step}`))
  const failing = result.flows.map((flow) => ({
    name: flow.name,
    steps: flow.results
      .filter((step) => !step.ok && !known.has(`${flow.name}/${step.id}`))
      .map(({ id }) => id),
  }))
  const passing = failing.filter(({ steps }) => steps.length === 0).map(({ name }) => name)
  const mustPass = readList<string>("conformance-passing.json")
  const broken = failing.filter(({ name, steps }) => steps.length > 0 && mustPass.includes(name))
  if (isUpdating && isWholeRun)
    writeList("conformance-passing.json", [...new Set([...mustPass, ...passing])].sort())
  for (const { name, steps } of broken) console.log(`broken again: ${name} at ${steps.join(", ")}`)
  console.log(
    `${passing.length} of ${failing.length} flows as recorded, ${broken.length} of them broken again`,
  )
  return broken.length > 0 ? 1 : 0
}

function readList<T>(name: string): T[] {
  return JSON.parse(readFileSync(join(here, name), "utf8")) as T[]
}

function writeList(name: string, list: readonly unknown[]): void {
  writeFileSync(join(here, name), `${JSON.stringify(list, null, 2)}\n`)
}

function takeOption(name: string): string | undefined {
  const at = args.indexOf(name)
  return at < 0 ? undefined : args.splice(at, 2)[1]
}

function takeFlag(name: string): boolean {
  const at = args.indexOf(name)
  if (at >= 0) args.splice(at, 1)
  return at >= 0
}
