import fs from "node:fs"
import path from "node:path"
import pg from "pg"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { runningServerUrl } from "../embedded-postgres/index.ts"
import { bundleServer, createDirectory, startChild, type Child } from "@stheno/testing/child-server.ts"
import { runStheno } from "@stheno/testing/run-command.ts"
import { createShopper, shopperStock, signIn, type Shopper } from "@stheno/testing/shopper.ts"

// A server and commands are separate processes, and they share two cores with the rest of the run.
vi.setConfig({ testTimeout: 180_000 })

let cwd: string
let server: Child | undefined
beforeAll(() => {
  bundleServer()
  cwd = createDirectory()
})
afterAll(async () => {
  server?.process.kill("SIGTERM")
  await server?.ended
  fs.rmSync(cwd, { recursive: true, force: true })
})

const dataDir = () => path.join(cwd, "data")
const stheno = (words: string) => runStheno([...words.split(" "), "--data-dir", dataDir()], { cwd })

async function start(): Promise<string> {
  server = startChild({ dataDir: dataDir(), cwd, args: ["--no-seed", "--api-only"] })
  return server.ready()
}

async function stop(): Promise<void> {
  server?.process.kill("SIGTERM")
  await server?.ended
  server = undefined
}

/** Buys until told to stop. */
function keepBuying(shopper: Shopper, buyers: number): () => Promise<string[]> {
  const orders: string[] = []
  let isOver = false
  const buy = async () => {
    while (!isOver) orders.push(await shopper.buy())
  }
  const all = Promise.all(Array.from({ length: buyers }, buy))
  return async () => {
    isOver = true
    await all
    return orders
  }
}

async function read(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** Orders whose payments, items or reservations do not fit them; the totals of the stock. */
const books = `select
  (select count(*)::int from "order") as orders,
  (select count(*)::int from "order" o where 2500 is distinct from
    (select sum(amount) from payment p where p.order_id = o.id and p.canceled_at is null)) as unpaid,
  (select count(*)::int from "order" o where ${shopperStock.perOrder} is distinct from
    (select sum(r.quantity) from reservation_item r join line_item l on l.id = r.line_item_id
     where l.order_id = o.id and r.deleted_at is null)) as unreserved,
  (select sum(reserved_quantity)::int from inventory_level) as reserved,
  (select sum(quantity)::int from reservation_item where deleted_at is null) as reservations`

it("backs up a store that sells, and restores it after its data are gone", async () => {
  const url = await start()
  const shopper = await createShopper(url)
  const first = await shopper.buy()
  fs.mkdirSync(path.join(dataDir(), "uploads"), { recursive: true })
  fs.writeFileSync(path.join(dataDir(), "uploads", "file_lamp.txt"), "a lamp")
  const stopBuying = keepBuying(shopper, 2)
  const count = async () => (await shopper.admin("/admin/orders")).count
  await vi.waitFor(async () => expect(await count()).toBeGreaterThan(3), { timeout: 60_000, interval: 100 })
  const backup = await stheno("backup --out copy")
  await shopper.buy()
  const sold = (await stopBuying()).length + 2
  expect(backup).toMatchObject({ code: 0, stderr: "" })
  expect(backup.stdout).toMatch(/^Backup written to \S+copy: \d+ rows in \d+ tables and 1 files \(1 KiB\)/)
  const inUse = await stheno("restore copy --replace")
  expect([inUse.code, inUse.stderr]).toEqual([1, expect.stringContaining("Stop every server and worker")])
  expect(await count()).toBe(sold)
  await stop()

  expect((await stheno("restore copy")).stderr).toContain("The database is not empty. Nothing was changed.")
  fs.rmSync(dataDir(), { recursive: true })
  expect(await stheno("restore copy")).toMatchObject({ code: 0, stderr: "" })
  expect(fs.existsSync(path.join(dataDir(), "uploads.restoring"))).toBe(false)

  const restored = await start()
  const [found] = await read((await runningServerUrl(dataDir()))!, books)
  const orders = Number(found!.orders)
  expect(orders).toBeGreaterThan(3)
  expect(orders).toBeLessThan(sold)
  const reserved = orders * shopperStock.perOrder
  expect(found).toEqual({ orders, unpaid: 0, unreserved: 0, reserved, reservations: reserved })
  expect(await (await fetch(`${restored}/uploads/file_lamp.txt`)).text()).toBe("a lamp")
  const admin = await signIn(restored)
  expect((await admin(`/admin/orders/${first}`)).order).toMatchObject({ id: first, total: 2500 })
})

it("creates no store where there is none to back up", async () => {
  const none = path.join(cwd, "none")
  const { code, stderr } = await runStheno(["backup", "--data-dir", none, "--out", "empty"], { cwd })
  expect([code, stderr]).toEqual([1, expect.stringContaining("There is no store to back up")])
  expect([none, path.join(cwd, "empty")].map((folder) => fs.existsSync(folder))).toEqual([false, false])
})
