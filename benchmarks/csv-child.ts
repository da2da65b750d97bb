/**
 * Does one batch job and tells how long it took and how much memory the process held at most. Run as a process of its
 * own, bundled, as a server is. Of the environment it takes DATABASE_URL, FILES and JOB (the body of the request).
 */
import { newId } from "@stheno/core"
import { createApp, createEngine, createPasswordHasher, createUser, startBatchJobs } from "@stheno/core/host"
import { setTimeout as sleep } from "node:timers/promises"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { createLocalFiles } from "@stheno/server/internal/files/local-files.ts"
import { limitHeapGrowth } from "@stheno/server/internal/heap.ts"
import { nodeScrypt } from "@stheno/server/internal/scrypt-node.ts"

const { db, close } = openDatabase({ url: process.env.DATABASE_URL!, max: 5 })
const files = createLocalFiles({ directory: process.env.FILES!, baseUrl: "http://localhost", secret: "s" })
const passwords = createPasswordHasher(nodeScrypt, { logN: 1, r: 1, p: 1 })
const engine = createEngine({ db, files, passwords, log: { ...console } })
const app = createApp(engine)
const login = { email: `${newId("usr")}@example.com`, password: "supersecret" }
await createUser({ db, engine }, login)
const { access_token } = (await call("POST", "/admin/auth/token", login)) as { access_token: string }
const jobs = startBatchJobs(engine, { pollInterval: 100, onWork: limitHeapGrowth })

const idle = process.memoryUsage.rss()
let peak = idle
const sampler = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20)
const started = performance.now()
const { batch_job } = (await call(
  "POST",
  "/admin/batch-jobs",
  JSON.parse(process.env.JOB!) as object,
)) as Answer
let job = batch_job
while (!["completed", "failed", "canceled"].includes(job.status)) {
  await sleep(200)
  job = ((await call("GET", `/admin/batch-jobs/${job.id}`)) as Answer).batch_job
}
clearInterval(sampler)
const seconds = (performance.now() - started) / 1000
const megabytes = { idle: idle / 1e6, peak: peak / 1e6 }
console.log(JSON.stringify({ status: job.status, result: job.result, seconds, megabytes }))
await jobs.stop()
await close()

interface Answer {
  batch_job: { id: string; status: string; result: unknown }
}

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const headers = {
    "content-type": "application/json",
    ...(path === "/admin/auth/token" ? {} : { authorization: `Bearer ${access_token}` }),
  }
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
  const response = await app.fetch(new Request(`http://localhost${path}`, init))
  return response.json()
}
