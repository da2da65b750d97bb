import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { sql } from "kysely"
import { afterEach, expect, it, vi } from "vitest"
import { useMedusa, useProducts } from "@stheno/medusa-react"
import { readSample } from "@stheno/docs/internal/samples/read-sample.ts"
import { startProject, writeFiles } from "@stheno/testing/project-folder.ts"
import { createTestApp } from "@stheno/testing/test-app.ts"
import { about, expectSaid, stheno } from "./said.ts"

// What goes wrong in a shop that runs, and how it says so.
afterEach(() => vi.unstubAllEnvs())

const head = ({ status, text }: { status: number; text: string }) =>
  `${status}\n${text}`.trim()

it("says which service there is not, and where it was asked for", async () => {
  const shop = await startProject({
    "src/loaders/greet.ts":
      'import { loader } from "@stheno/core"\n' +
      'export default loader(({ container }) => void container.resolve("greetingService"))\n',
    "src/api/store/greet/route.ts":
      'import { endpoint } from "@stheno/core"\n' +
      "export const GET = endpoint({\n" +
      '  access: "store",\n' +
      '  handler: async (_, { container }) => container.resolve("greetingService"),\n' +
      "})\n",
  })
  const { status, body } = await shop.send("GET", "/store/greet")
  await shop.close()
  expectSaid(
    "no-service",
    shop.said.filter((line) => line.startsWith("Skipped")).join("\n"),
  )
  expectSaid("no-service-answer", `${status}\n${JSON.stringify(body)}`)
})

it("says that an applied migration was edited, and what a model lacks", async () => {
  const migration = (name: string) => ({
    "src/migrations/0001-note.sql": `create table ${name} (id text primary key);`,
  })
  const model = {
    "src/models/note.ts":
      'import { column, model } from "@stheno/core"\n' +
      'export const Note = model({ name: "OwnNote", table: "own_note", columns: { text: column.text() } })\n',
  }
  const shop = await startProject({ ...migration("own_note"), ...model })
  expectSaid(
    "missing-columns",
    shop.said.filter((line) => line.startsWith("Skipped")).join("\n"),
  )
  vi.stubEnv("DATABASE_URL", shop.databaseUrl)
  const edited = writeFiles({
    "stheno.config.ts": "export default {}",
    ...migration("other_note"),
  })
  expectSaid("edited-migration", await stheno("migrations run", edited))
  expectSaid("nothing-to-adopt", await stheno("db adopt --dry-run", edited))
  await shop.close()
})

it("says who may not come in", async () => {
  const app = await createTestApp({ config: { loginAttemptsPerMinute: 2 } })
  const signIn = (password: string) =>
    app.request("POST", "/admin/auth", { email: "admin@example.com", password })
  expectSaid("no-session", head(await app.request("GET", "/admin/orders")))
  expectSaid("wrong-password", head(await signIn("guessed")))
  await signIn("guessed")
  const late = await signIn("supersecret")
  expect(late.headers.get("retry-after")).toMatch(/^\d+$/)
  expectSaid(
    "too-many-attempts",
    head(late).replace(/in \d+ seconds/, "in 42 seconds"),
  )
  await app.close()
})

it("lets in the origins that are listed", async () => {
  const app = await createTestApp({
    config: { storeCors: ["https://shop.example.com"] },
  })
  const ask = async (origin: string) => {
    const { status, headers } = await app.request(
      "OPTIONS",
      "/store/products",
      undefined,
      {
        origin,
        "access-control-request-method": "GET",
      },
    )
    const sent = [...headers].filter(([name]) =>
      name.startsWith("access-control-allow"),
    )
    return [`HTTP ${status}`, ...sent.map((pair) => pair.join(": "))].join("\n")
  }
  expectSaid("cors-listed", await ask("https://shop.example.com"))
  expectSaid("cors-not-listed", await ask("https://www.example.com"))
  await app.close()
})

it("says which payment providers a region lacks", async () => {
  const shop = await startProject({})
  await shop.admin("POST", "/admin/regions", {
    name: "Nordics",
    currency_code: "usd",
    tax_rate: 0,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: ["dk"],
  })
  const region = (await shop.admin("POST", "/admin/regions", {
    name: "Elsewhere",
    currency_code: "usd",
    tax_rate: 0,
    payment_providers: ["stripe"],
    fulfillment_providers: ["manual"],
    countries: ["us"],
  })) as { status: number; body: unknown }
  expectSaid("unknown-provider", `${region.status}\n${JSON.stringify(region.body)}`)
  const { engine, close } = await direct(shop.databaseUrl)
  await sql`insert into payment_provider (id, is_installed) values ('stripe', false)`.execute(
    engine,
  )
  await sql`insert into region_payment_providers (region_id, provider_id)
    select id, 'stripe' from region where name = 'Nordics'`.execute(engine)
  vi.stubEnv("DATABASE_URL", shop.databaseUrl)
  expectSaid(
    "missing-provider",
    about(await stheno("doctor", shop.directory), "providers"),
  )
  await close()
  await shop.close()
})

async function direct(url: string) {
  const { openDatabase } = await import("@stheno/server/internal/database.ts")
  const { db, close } = openDatabase({ url, max: 1 })
  return { engine: db, close }
}

it("says what a hook misses", () => {
  const messages = [() => useMedusa(), () => useProducts()].map((hook) => {
    const Page = () => createElement("p", null, String(hook()))
    try {
      renderToString(createElement(Page))
      return "nothing"
    } catch (error) {
      return String(error)
    }
  })
  expectSaid("hook-alone", messages.join("\n"))
})

it("says which sample a page asks for in vain", () => {
  const root = new URL("../", import.meta.url)
  const fault = (work: () => unknown) => {
    try {
      return String(work())
    } catch (error) {
      return (error as Error).message
    }
  }
  expectSaid(
    "no-sample",
    [
      fault(() => readSample(root, "carts/cart.ts")),
      fault(() => readSample(root, "carts/checkout.ts", "pay-twice")),
    ].join("\n"),
  )
})
