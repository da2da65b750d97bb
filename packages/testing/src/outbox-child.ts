/**
 * Changes a shop as fast as it can, and tells subscribers of it, until it is killed. Run as a process of its own;
 * writes a line per collection that it was told is made. Of the environment it takes DATABASE_URL, and
 * SUBSCRIBER=stuck for a subscriber that never finishes.
 */
import { newId } from "@stheno/core"
import { createApp, createEngine, createPasswordHasher, createUser, startOutbox } from "@stheno/core/host"
import { setTimeout as sleep } from "node:timers/promises"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { nodeScrypt } from "@stheno/server/internal/scrypt-node.ts"
import { subscribeRecorder } from "./delivered-events.ts"

const { db } = openDatabase({ url: process.env.DATABASE_URL!, max: 8 })
const passwords = createPasswordHasher(nodeScrypt, { logN: 1, r: 1, p: 1 })
const engine = createEngine({ db, passwords, config: { loginAttemptsPerMinute: 0 } })
const app = createApp(engine)
let authorization = ""
authorization = `Bearer ${await logIn()}`
if (process.env.SUBSCRIBER === "stuck") engine.events.subscribe("*", () => sleep(3_600_000))
subscribeRecorder(engine)
const outbox = startOutbox(engine, { pollInterval: 5, lease: 1 })
console.log("ready")
await Promise.all([1, 2, 3, 4].map(() => makeCollections()))

async function logIn(): Promise<string> {
  const login = { email: `${newId("usr")}@example.com`, password: "supersecret" }
  await createUser({ db, engine }, login)
  return ((await post("/admin/auth/token", login)) as { access_token: string }).access_token
}

async function makeCollections(): Promise<void> {
  for (;;) {
    const { collection } = (await post("/admin/collections", { title: newId("title") })) as {
      collection: { id: string }
    }
    console.log(collection.id)
    outbox.wake()
    await sleep(20)
  }
}

async function post(path: string, body: object): Promise<unknown> {
  const headers = { "content-type": "application/json", ...(authorization && { authorization }) }
  const request = new Request(`http://localhost${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers,
  })
  const response = await app.fetch(request)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}
