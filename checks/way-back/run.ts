/**
 * Shows that v1 starts again on a database that Stheno has adopted and written to. Usage:
 *   npx tsx --conditions=stheno-source checks/way-back/run.ts --database URL --peer FOLDER [--port N]
 * The database is a new one of v1, with the default rows and the admin user `admin@example.com`; FOLDER contains an
 * installed v1 with its `medusa-config.js`.
 */
import { spawn, type ChildProcess } from "node:child_process"
import { parseArgs } from "node:util"
import { compareReplies, SameIds } from "../differential/compare.ts"
import { admin, startOwnServer } from "../differential/own-server.ts"
import { sendStep, type Reply, type Side, type Step } from "../differential/sequence.ts"
import { world } from "../differential/world.ts"
import { purchase, reads } from "./purchase.ts"

const { values } = parseArgs({
  options: {
    database: { type: "string" },
    peer: { type: "string" },
    port: { type: "string", default: "9140" },
  },
})
const { database, peer, port } = values
if (!database || !peer) {
  console.log("usage: checks/way-back/run.ts --database URL --peer FOLDER [--port N]")
  process.exit(2)
}

const side: Side = { url: "", replies: new Map() }
const seen = new Map<string, Reply>()
const failures: string[] = []

await onStheno("adopts the database and sells", async () => {
  await sendAll([...world, ...purchase("first")])
  for (const step of reads("first")) seen.set(step.id, await send(step))
})
await onV1("reads what Stheno wrote, and sells", async () => {
  for (const step of reads("first")) expectSame(step, await send(step))
  await sendAll(purchase("second"))
  for (const step of reads("second")) seen.set(step.id, await send(step))
})
await onStheno("reads what v1 wrote, and sells", async () => {
  for (const step of reads("second")) expectSame(step, await send(step))
  await sendAll(purchase("third"))
})
for (const failure of failures) console.log(failure)
console.log(failures.length === 0 ? "The way back works." : `${failures.length} differences`)
process.exitCode = failures.length === 0 ? 0 : 1

async function onStheno(task: string, work: () => Promise<void>): Promise<void> {
  const own = await startOwnServer(database)
  try {
    await signIn(own.url, `Stheno ${task}`)
    await work()
  } finally {
    await own.stop()
  }
}

async function onV1(task: string, work: () => Promise<void>): Promise<void> {
  const server = spawn(
    process.execPath,
    ["node_modules/@medusajs/medusa/cli.js", "start", "--port", String(port)],
    {
      cwd: peer,
      env: {
        ...process.env,
        DATABASE_URL: database,
        NODE_ENV: "production",
        MEDUSA_DISABLE_TELEMETRY: "true",
      },
      stdio: "ignore",
    },
  )
  try {
    await untilHealthy(server)
    await signIn(`http://127.0.0.1:${port}`, `v1 ${task}`)
    await work()
  } finally {
    server.kill()
  }
}

async function untilHealthy(server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt++) {
    const isHealthy = await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isHealthy) return
    await new Promise((done) => setTimeout(done, 500))
  }
  throw new Error("v1 did not start on the database")
}

async function signIn(url: string, message: string): Promise<void> {
  console.log(message)
  Object.assign(side, { url })
  const { body } = await send({ id: "login", method: "POST", path: "/admin/auth/token", body: admin })
  side.replies.set("admin", (body as { access_token: string }).access_token)
}

async function send(step: Step): Promise<Reply> {
  const reply = await sendStep(step, side)
  if (reply.status >= 400)
    throw new Error(`${step.method} ${step.path}: ${reply.status} ${JSON.stringify(reply.body)}`)
  return reply
}

async function sendAll(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await send(step)
}

/** Compares a response with the one that the other server has sent. */
function expectSame(step: Step, reply: Reply): void {
  const before = seen.get(step.id)!
  const [v1, ours] = side.url.endsWith(`:${port}`) ? [reply, before] : [before, reply]
  for (const { at, v1: theirs, ours: own } of compareReplies(v1, ours, new SameIds()))
    failures.push(`${step.id} ${at}: v1 ${JSON.stringify(theirs)}, Stheno ${JSON.stringify(own)}`)
}
