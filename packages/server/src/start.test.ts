import fs from "node:fs"
import net from "node:net"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { isReachable, isRoot } from "./embedded-postgres/account.ts"
import {
  bundleServer,
  createDirectory,
  processesWith,
  socketDirectoryOf,
  startChild,
  type Child,
} from "@stheno/testing/child-server.ts"
import { createTestDatabase } from "./testing/index.ts"

// Each test starts several processes, and they share two cores with the rest of the run.
vi.setConfig({ testTimeout: 300_000 })

const nobody = 65534
const directories: string[] = []
const children: Child[] = []

beforeAll(bundleServer)

afterAll(async () => {
  for (const child of children) child.process.kill("SIGKILL")
  await Promise.all(children.map(({ ended }) => ended))
  for (const directory of directories) fs.rmSync(directory, { recursive: true, force: true })
})

const newDirectory = (uid?: number): string => {
  const directory = createDirectory(uid)
  directories.push(directory)
  return directory
}

const start = (options: Parameters<typeof startChild>[0]): Child => {
  const child = startChild(options)
  children.push(child)
  return child
}

/** Everything an error prints: two sentences and nothing else. */
const refusal = (child: Child): string[] =>
  child
    .output()
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)

async function logIn(url: string, password = "supersecret"): Promise<string> {
  const answer = await fetch(`${url}/admin/auth/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@example.com", password }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** @source conformance, flow notes: the user that a v1 server begins with is a member */
async function roleOfFirst(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${await logIn(url)}` }
  const answer = await fetch(`${url}/admin/auth`, { headers })
  return ((await answer.json()) as { user: { role: string } }).user.role
}

async function storeName(url: string, change?: string): Promise<string> {
  const answer = await fetch(`${url}/admin/store`, {
    method: change ? "POST" : "GET",
    headers: { authorization: `Bearer ${await logIn(url)}`, "content-type": "application/json" },
    ...(change && { body: JSON.stringify({ name: change }) }),
  })
  return ((await answer.json()) as { store: { name: string } }).store.name
}

/** Waits until nothing mentions the socket's directory any more. */
async function leftBehind(socketDirectory: string): Promise<string[]> {
  const end = Date.now() + 10_000
  while (processesWith(socketDirectory).length > 0 && Date.now() < end) await sleep(50)
  return [
    ...processesWith(socketDirectory),
    ...(fs.existsSync(socketDirectory) ? [`the directory ${socketDirectory}`] : []),
  ]
}

/** Root is one case, an ordinary user the other; only root can test both. */
function cases(): { user: string; uid: number | undefined }[] {
  const here = path.dirname(fileURLToPath(import.meta.url))
  if (!isRoot()) {
    console.log("Not root: startup is tested as this user only.")
    return [{ user: "this user", uid: undefined }]
  }
  if (!isReachable(here, { uid: nobody, gid: nobody })) {
    console.log(`Other users cannot enter ${here}: startup is tested as root only.`)
    return [{ user: "root", uid: undefined }]
  }
  return [
    { user: "root", uid: undefined },
    { user: "an ordinary user", uid: nobody },
  ]
}

describe.each(cases())("as $user", ({ uid }) => {
  const dataDir = newDirectory(uid)

  it("starts from nothing, and Ctrl-C leaves nothing behind", async () => {
    const child = start({ dataDir, uid })
    const url = await child.ready()
    expect(child.output()).toContain("admin@example.com / supersecret (the default, for development only)")
    expect(child.output().match(/Creating the tables|Applied migration/g)).toEqual(["Creating the tables"])
    expect(await roleOfFirst(url)).toBe("member")
    expect(await storeName(url, "Kept")).toBe("Kept")
    const socketDirectory = socketDirectoryOf(dataDir)
    child.process.kill("SIGINT")
    expect(await child.ended).toEqual({ code: 0, signal: null })
    expect(await leftBehind(socketDirectory)).toEqual([])
  })

  it("keeps everything for the second start, which is quick, and for the one after kill -9", async () => {
    const began = performance.now()
    const second = start({ dataDir, uid })
    expect(await storeName(await second.ready())).toBe("Kept")
    console.log(`The second start took ${Math.round(performance.now() - began)} ms.`)
    expect(await storeName(await second.ready(), "Kept again")).toBe("Kept again")
    const socketDirectory = socketDirectoryOf(dataDir)
    second.process.kill("SIGKILL")
    await second.ended
    const third = start({ dataDir, uid })
    expect(await storeName(await third.ready())).toBe("Kept again")
    const lastSocketDirectory = socketDirectoryOf(dataDir)
    third.process.kill("SIGTERM")
    expect(await third.ended).toEqual({ code: 0, signal: null })
    expect(await leftBehind(lastSocketDirectory)).toEqual([])
    if (socketDirectory !== lastSocketDirectory) expect(await leftBehind(socketDirectory)).toEqual([])
  })

  it("leaves nothing behind after kill -9", async () => {
    const child = start({ dataDir, uid })
    await child.ready()
    const socketDirectory = socketDirectoryOf(dataDir)
    child.process.kill("SIGKILL")
    await child.ended
    expect(await leftBehind(socketDirectory)).toEqual([])
  })

  it("refuses a data directory in use, and does not disturb who uses it", async () => {
    const first = start({ dataDir, uid })
    const url = await first.ready()
    const second = start({ dataDir, uid })
    expect((await second.ended).code).toBe(1)
    expect(refusal(second)).toEqual([
      `The data directory ${dataDir} is in use by another Stheno process (pid ${first.process.pid}).`,
      "Stop that process first, or choose another directory with --data-dir DIR.",
    ])
    expect(await storeName(url)).toBe("Kept again")
    first.process.kill("SIGINT")
    expect((await first.ended).code).toBe(0)
  })
})

it("fills the demo shop once, pictures included, and prints its publishable key", async () => {
  const dataDir = newDirectory()
  const child = start({ dataDir, args: [] })
  const url = await child.ready()
  const [, key] = /^ {2}Publishable key +(pk_\S+)$/m.exec(child.output()) ?? []
  const answer = await fetch(`${url}/store/products`, { headers: { "x-publishable-api-key": key! } })
  const shown = (await answer.json()) as { count: number; products: { thumbnail: string | null }[] }
  expect(shown.count).toBeGreaterThan(20)
  const { thumbnail } = shown.products.find((product) => product.thumbnail)!
  const picture = await fetch(thumbnail!)
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml"])
  await checkOrderDates(url)
  child.process.kill("SIGINT")
  await child.ended
  const again = start({ dataDir, args: [] })
  const nextUrl = await again.ready()
  expect(again.output()).not.toContain("demo store")
  expect(again.output()).toContain(key)
  const next = (await (await fetch(`${nextUrl}/store/products`)).json()) as typeof shown
  expect(next.count).toBe(shown.count)
  // The second start listens elsewhere, and pictures are found there.
  const moved = next.products.find((product) => product.thumbnail)!.thumbnail!
  expect(moved.startsWith(`${nextUrl}/uploads/`)).toBe(true)
  expect((await fetch(moved)).status).toBe(200)
  again.process.kill("SIGINT")
  await again.ended
})

/** The demo orders look as if the store had been open for weeks, in the order of their numbers. */
async function checkOrderDates(url: string): Promise<void> {
  const response = await fetch(`${url}/admin/orders?limit=50&expand=payments,fulfillments,refunds`, {
    headers: { authorization: `Bearer ${await logIn(url)}` },
  })
  const { orders } = (await response.json()) as { orders: readonly DemoOrder[] }
  const sorted = orders.toSorted((a, b) => a.display_id - b.display_id)
  const placed = sorted.map(({ created_at }) => Date.parse(created_at))
  expect(placed.toSorted((a, b) => a - b)).toEqual(placed)
  const days = (Date.now() - placed[0]!) / 86_400_000
  expect(days).toBeGreaterThan(20)
  for (const { created_at, payments, fulfillments, refunds } of orders) {
    const steps = [
      created_at,
      ...payments.map(({ captured_at }) => captured_at),
      ...fulfillments.flatMap((each) => [each.created_at, each.shipped_at]),
      ...refunds.map((refund) => refund.created_at),
    ].flatMap((time) => (time ? [Date.parse(time)] : []))
    expect(steps.toSorted((a, b) => a - b)).toEqual(steps)
    expect(steps.at(-1)).toBeLessThan(Date.now())
  }
}

interface DemoOrder {
  readonly display_id: number
  readonly created_at: string
  readonly payments: readonly { readonly captured_at: string | null }[]
  readonly fulfillments: readonly { readonly created_at: string; readonly shipped_at: string | null }[]
  readonly refunds: readonly { readonly created_at: string }[]
}

it("refuses a taken port before it creates anything", async () => {
  const dataDir = newDirectory()
  const blocker = net.createServer().listen(0, "127.0.0.1")
  await new Promise((resolve) => blocker.once("listening", resolve))
  const { port } = blocker.address() as net.AddressInfo
  const child = start({ dataDir, env: { PORT: String(port) } })
  expect((await child.ended).code).toBe(1)
  expect(refusal(child)).toEqual([
    `Port ${port} on 127.0.0.1 is already in use.`,
    `If this server is already running, use it. Otherwise stop the program that uses the port, or choose another port with PORT=${port + 1}.`,
  ])
  expect(fs.readdirSync(dataDir)).toEqual([])
  blocker.close()
})

it("uses the database of DATABASE_URL, and starts no embedded one", async () => {
  const dataDir = newDirectory()
  const database = await createTestDatabase()
  const child = start({ dataDir, env: { DATABASE_URL: database.url } })
  expect(await storeName(await child.ready(), "Elsewhere")).toBe("Elsewhere")
  expect(await database.db.selectFrom("store").select("name").execute()).toEqual([{ name: "Elsewhere" }])
  expect(fs.readdirSync(dataDir)).toEqual([])
  child.process.kill("SIGINT")
  expect((await child.ended).code).toBe(0)
  await database.drop()
})

it("refuses a wrong DATABASE_URL without showing its password", async () => {
  const dataDir = newDirectory()
  const child = start({ dataDir, env: { DATABASE_URL: "postgres://shop:hunter2@127.0.0.1:1/shop" } })
  expect((await child.ended).code).toBe(1)
  expect(refusal(child)).toEqual([
    "Nothing listens at 127.0.0.1:1, where DATABASE_URL points.",
    "Start that PostgreSQL, correct DATABASE_URL, or leave it out for the embedded PostgreSQL.",
  ])
  expect(fs.readdirSync(dataDir)).toEqual([])
})

it("refuses production without secrets, and with the default password", async () => {
  const dataDir = newDirectory()
  const secret = "0123456789abcdef0123456789abcdef"
  const env = { NODE_ENV: "production", COOKIE_SECRET: secret }
  const bare = start({ dataDir, env })
  expect((await bare.ended).code).toBe(1)
  expect(refusal(bare)).toEqual([
    "In production JWT_SECRET must be a secret value, but it is not set.",
    "Set JWT_SECRET to 32 random characters or more, e.g. the output of: openssl rand -hex 32",
  ])
  expect(fs.readdirSync(dataDir)).toEqual([])
  const withoutPassword = start({ dataDir, env: { ...env, JWT_SECRET: secret, LOG_LEVEL: "error" } })
  expect((await withoutPassword.ended).code).toBe(1)
  expect(refusal(withoutPassword).slice(-2)).toEqual([
    "In production the admin user cannot have the default password.",
    "Set ADMIN_PASSWORD to a different password (and ADMIN_EMAIL to your address).",
  ])
  const withShort = start({
    dataDir,
    env: { ...env, JWT_SECRET: secret, LOG_LEVEL: "error", ADMIN_PASSWORD: "seven77" },
  })
  expect((await withShort.ended).code).toBe(1)
  expect(refusal(withShort).slice(-2)).toEqual([
    "ADMIN_PASSWORD does not have 8 to 128 characters.",
    "Set ADMIN_PASSWORD to a longer password, or to a shorter one if it has more than 128 characters.",
  ])
  const proper = start({
    dataDir,
    env: { ...env, JWT_SECRET: secret, LOG_LEVEL: "error", ADMIN_PASSWORD: "correct horse" },
  })
  expect(await logIn(await proper.ready(), "correct horse")).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(proper.output()).not.toContain("correct horse")
  proper.process.kill("SIGTERM")
  expect((await proper.ended).code).toBe(0)
})
