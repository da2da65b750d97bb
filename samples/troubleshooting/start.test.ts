import fs from "node:fs"
import net, { type AddressInfo } from "node:net"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import { createProject } from "@stheno/create-medusa-app/internal/create-project.ts"
import { main as createMedusaApp } from "@stheno/create-medusa-app/internal/main.ts"
import { checkNode } from "@stheno/server/internal/command-line/doctor/check-settings.ts"
import { writeFiles } from "@stheno/testing/project-folder.ts"
import { createTestDatabase } from "@stheno/server/testing"
import { about, expectSaid, printed, stheno } from "./said.ts"

// What goes wrong before anything listens, and how the program says so.
const config = { "stheno.config.ts": "export default {}" }
const folders: string[] = []
const folder = (files: Record<string, string> = {}) => {
  const made = writeFiles({ ...config, ...files })
  folders.push(made)
  return made
}
const secrets = {
  JWT_SECRET: "0123456789abcdef0123456789abcdef",
  COOKIE_SECRET: "abcdef0123456789abcdef0123456789",
}

let server: net.Server
let port: number
beforeAll(async () => {
  server = net.createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => {
  server.close()
  for (const place of folders) fs.rmSync(place, { recursive: true, force: true })
})

const withoutPort = (text: string) =>
  text.replaceAll(String(port), "9000").replaceAll(String(port + 1), "9001")

it("says that a port is taken", async () => {
  const text = await stheno(`start --api-only --port ${port}`, folder())
  expectSaid("port-taken", withoutPort(text))
})

it("says that a host is not this machine's", async () => {
  const text = await stheno("start --api-only --port 0 --host 192.0.2.1", folder())
  expectSaid("host-not-valid", text)
})

it("says which command was meant", async () => {
  const lines = [
    await stheno("strat", folder()),
    await stheno("start --prot 9100", folder()),
    await stheno("migrations", folder()),
    await stheno("start --port eighty", folder()),
  ]
  expectSaid("commands", lines.join("\n"))
})

it("says what keeps packages from working", async () => {
  expectSaid("no-packages", about(await stheno("doctor", folder()), "packages"))
  const { subject, message, remedy } = checkNode("18.20.4")
  expectSaid("old-node", `broken  ${subject}: ${message}\n        ${remedy}`)
})

it("says which module is not there", async () => {
  const place = folder({
    "src/loaders/stripe.ts":
      'import Stripe from "stripe-of-nobody"\nexport default Stripe',
    "src/loaders/old.ts":
      'import { ProductService } from "@medusajs/medusa"\nexport default ProductService',
    "src/loaders/path.ts": 'import { tax } from "../tax"\nexport default tax',
    "src/loaders/brace.ts": "export default async () => {",
  })
  expectSaid("missing-modules", about(await stheno("doctor", place), "project"))
})

it("says what is wrong with a database", async () => {
  const of = async (url: string) => {
    vi.stubEnv("DATABASE_URL", url)
    return stheno("start --api-only --port 0", folder())
  }
  const database = await createTestDatabase({ max: 1 })
  expectSaid("database-url", await of("localhost:5432/shop"))
  const refused = await of(`postgres://shop:secret@127.0.0.1:${port + 1}/shop`)
  expectSaid("database-unreachable", withoutPort(refused).replace("9001", "5432"))
  const missing = new URL(database.url)
  missing.pathname = "/shop_of_nobody"
  const text = await of(missing.href)
  expect(text).toContain('has no database "shop_of_nobody"')
  expectSaid(
    "database-missing",
    text.replace(/at \S+ has/, "at localhost:5432 has"),
  )
  const stranger = new URL(database.url)
  stranger.username = "nobody_of_ours"
  const out = await of(stranger.href)
  expectSaid(
    "database-refused",
    out.replace(/at \S+ does/, "at localhost:5432 does"),
  )
  await database.drop()
})

it("says what keeps the embedded database from starting", async () => {
  vi.stubEnv("DATABASE_URL", "")
  const start = "start --api-only --port 0"
  const used = folder({
    ".stheno/lock": JSON.stringify({ pid: process.pid }),
  })
  const inUse = await stheno(start, used)
  expectSaid("data-in-use", inUse.replace(`pid ${process.pid}`, "pid 4711"))
  const older = folder({ ".stheno/postgres/PG_VERSION": "16" })
  expectSaid("data-version", await stheno(start, older))
})

it("says that a database wants encryption", async () => {
  const { listening, url, close } = await encryptedOnly()
  await listening
  vi.stubEnv("DATABASE_URL", url())
  const text = await stheno("start --api-only --port 0", folder())
  expectSaid(
    "database-encrypted",
    text.replace(/at \S+ does/, "at db.example.com:5432 does"),
  )
  close()
})

it("says that a worker has nobody to work for", async () => {
  expectSaid("no-server", await stheno("worker", folder()))
})

it("refuses production with what strangers know", async () => {
  vi.stubEnv("NODE_ENV", "production")
  expectSaid("production-secret", await stheno("start --api-only", folder()))
  for (const [name, value] of Object.entries(secrets)) vi.stubEnv(name, value)
  vi.stubEnv("ADMIN_PASSWORD", "supersecret")
  expectSaid("production-password", await stheno("start --api-only", folder()))
  vi.stubEnv("ADMIN_PASSWORD", "a-password-of-its-own")
  const broken = folder({ "src/jobs/broken.ts": "export const nothing = 1" })
  expectSaid("production-broken", await stheno("start --api-only", broken))
})

it("says what a changed release does not know any more", async () => {
  const place = folder({
    "stheno.config.ts": `export default {
      projectConfig: { store_corss: "http://localhost:8000", redis_url: "redis://localhost" },
      plugins: ["medusa-payment-manual", "medusa-payment-nobody"],
      modules: {},
    }`,
    "src/api/index.ts": "export default () => {}",
  })
  expectSaid("after-update", about(await stheno("doctor", place), "project"))
  expectSaid(
    "version",
    `$ npx stheno --version\n${await stheno("--version", place)}`,
  )
})

it("finds Redis, S3 and origins in the settings", async () => {
  vi.stubEnv("REDIS_URL", "redis://localhost:6379")
  vi.stubEnv("S3_BUCKET", "pictures")
  vi.stubEnv("S3_URL", "https://pictures.example.com")
  const found = await stheno("doctor", folder())
  expectSaid("redis", about(found, "Redis"))
  expectSaid("s3", about(found, "S3"))
  const lines: string[] = []
  for (const entry of ["shop.example.com", "https://shop.example.com/", "*"]) {
    vi.stubEnv("STORE_CORS", entry)
    lines.push(about(await stheno("doctor", folder()), "STORE_CORS"))
  }
  expectSaid("cors-doctor", lines.join("\n"))
})

it("says why no project was created", async () => {
  const parent = folder({ "my-shop/notes.txt": "mine" })
  const create = (more: object) =>
    printed(() => createProject({ parent, isStarting: false, ...more }))
  const full = await create({ directory: "my-shop" })
  expectSaid("app-folder", full)
  expectSaid("app-packages", await create({ directory: "new", packages: parent }))
  const lines = [
    await printed(() => createMedusaApp(["my-shop", "--v2"])),
    await printed(() => createMedusaApp(["my-shop", "--sed"])),
  ]
  expectSaid("app-options", lines.join("\n"))
})

/** A PostgreSQL server that rejects unencrypted connections, with PostgreSQL's message. */
function encryptedOnly() {
  const fields = [
    ["S", "FATAL"],
    ["C", "28000"],
    ["M", 'no pg_hba.conf entry for host "192.0.2.7", user "shop", no encryption'],
  ]
  const text = `${fields.map(([key, value]) => `${key}${value}\0`).join("")}\0`
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + Buffer.byteLength(text))
  const answer = Buffer.concat([Buffer.from("E"), length, Buffer.from(text)])
  const database = net.createServer((socket) => {
    socket.on("error", () => undefined)
    socket.once("data", () => socket.end(answer))
  })
  return {
    listening: new Promise<void>((resolve) =>
      database.listen(0, "127.0.0.1", resolve),
    ),
    url: () =>
      `postgres://shop:secret@127.0.0.1:${(database.address() as AddressInfo).port}/shop`,
    close: () => void database.close(),
  }
}
