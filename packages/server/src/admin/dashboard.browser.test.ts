import { spawn, spawnSync, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import type { Browser, Page } from "playwright-core"
import { launchChromium } from "../../../../scripts/chromium.mjs"
import sirv from "sirv"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { bundleServer } from "@stheno/testing/child-server.ts"
import { flawsOf } from "@stheno/admin/internal/app/tasks/flaws.ts"
import { createTestDatabase, type TestDatabase } from "../testing/index.ts"
import { senderTo, writeFiles } from "@stheno/testing/project-folder.ts"
import { runStheno } from "@stheno/testing/run-command.ts"

const root = fileURLToPath(new URL("../../../..", import.meta.url))
const cli = path.join(root, "packages/server/dist/cli.js")
const soon = { timeout: 60_000, interval: 50 }

const widget = (words: string) => `
  import { useState } from "react"
  import { Link } from "react-router-dom"
  import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
  import { useMedusa } from "medusa-react"
  import "./greeting.css"
  export const config = { zone: "product.details.after" }
  export default function Greeting({ product, notify }: { product: { title: string }; notify: { success(title: string, message: string): void } }) {
    const [clicks, setClicks] = useState(0)
    const { client } = useMedusa()
    // As TanStack Query 4 was called, with Tailwind's names, as v1's extensions are written.
    const [reads, setReads] = useState(0)
    const { data: regions } = useQuery(["regions"], () => client.admin.regions.list().then(({ regions }) => regions), {
      onSuccess: () => setReads((times) => times + 1),
    })
    const queries = useQueryClient()
    const { mutate, isLoading } = useMutation(() => client.admin.regions.create({
      name: "Far", currency_code: "usd", tax_rate: 0, payment_providers: [], fulfillment_providers: [], countries: [],
    }), { onSuccess: () => queries.invalidateQueries(["regions"]) })
    const click = () => { setClicks(clicks + 1); notify.success("Well done", "It was clicked") }
    return <section className="greeting">
      <p>${words} {product.title}, sold in {regions?.length} regions, read {reads} times</p>
      <button type="button" onClick={click}>Clicked {clicks} times</button>
      <button type="button" className="bg-ui-bg-interactive px-4" onClick={() => mutate()}>{isLoading ? "Adding" : "Add a region"}</button>
      <Link to="/a/points">To the points</Link>
    </section>
  }`

const sample = (name: string) => fs.readFileSync(path.join(root, "samples", name), "utf8")

const files = {
  "stheno.config.ts": `export default { plugins: ["points"] }`,
  "src/admin/widgets/greeting.tsx": widget("Hello"),
  "src/admin/widgets/product-origin.tsx": sample("admin/product-origin.tsx"),
  "src/admin/widgets/first-steps.tsx": sample("waiting-list/shop/src/admin/widgets/first-steps.tsx"),
  "src/admin/settings/waiting/page.tsx": sample("waiting-list/shop/src/admin/settings/waiting/page.tsx"),
  "src/api/store/waiting-message/route.ts": sample(
    "waiting-list/shop/src/api/store/waiting-message/route.ts",
  ),
  "src/admin/widgets/greeting.css": ".greeting { outline: 3px solid rgb(1, 2, 3) }",
  "src/admin/widgets/settings-note.tsx": `
    export const config = {
      zone: [
        "shipping_profile.list.before", "shipping_profile.list.after",
        "shipping_profile.details.before", "shipping_profile.details.after",
        "notification.list.before", "notification.list.after",
        "file.list.before", "file.list.after",
        "email.list.before", "email.list.after", "email.details.before", "email.details.after",
      ],
    }
    export default function Note({ shippingProfile, email, notify }) {
      const text = "Note on " + (shippingProfile?.name ?? email?.name ?? "the list")
      return <button type="button" onClick={() => notify.success("Read", text)}>{text}</button>
    }`,
  "plugins/points/package.json": `{ "name": "stheno-plugin-points" }`,
  "plugins/points/src/admin/routes/points/page.jsx": `
    export const config = { link: { label: "Loyalty points" } }
    export default () => <h1>Points of everybody</h1>`,
  "plugins/points/src/admin/settings/points/page.jsx": `
    export const config = { card: { label: "How many points", description: "What an order earns" } }
    export default () => <h1>Seven points for each order</h1>`,
}

/** Commands, a page of one object, and what the pages before the sign-in show. */
const moreExtensions = {
  "src/admin/routes/stores/[id]/page.tsx": `
    import { Link, useParams } from "react-router-dom"
    import { Button, Card, PageHeader } from "@stheno/ui"
    import { z, Form, FormFields, TextField, useZodForm } from "@stheno/ui/forms"
    export const config = {
      commands: [
        { label: "Open the store in Lisbon", keywords: ["ptlx"], run: ({ navigate }) => navigate("/a/stores/lisbon") },
        { label: "Recount everything", run: async ({ notify }) => { throw new Error("The scale is broken.") } },
        { label: "Greet the warehouse", run: ({ notify }) => notify.success("Hello warehouse", "It answers") },
        { label: "Command without run" },
      ],
    }
    export default function StorePage() {
      const { id } = useParams()
      const form = useZodForm({ schema: z.object({ name: z.string() }), defaultValues: { name: id ?? "" } })
      return <>
        <PageHeader title={"Store " + id} actions={<Button>Count stock</Button>} />
        <Card title="Details"><Form form={form} onSubmit={() => undefined}>
          <FormFields><TextField form={form} name="name" label="Name" /></FormFields>
        </Form></Card>
        <Link to="/a/stores/porto">To Porto</Link>
      </>
    }`,
  "src/admin/widgets/before-sign-in.tsx": `
    export const config = { zone: "login.before" }
    export default () => <p>The warehouse is closed on Monday.</p>`,
  "src/admin/widgets/after-sign-in.tsx": `
    import { useState } from "react"
    export const config = { zone: "login.after" }
    export default function Help() {
      const [isOpen, setOpen] = useState(false)
      return isOpen ? <p>Ask Ada.</p> : <button type="button" onClick={() => setOpen(true)}>Who can help?</button>
    }`,
}

let database: TestDatabase
let child: ChildProcess | undefined
let directory: string
let browser: Browser
let page: Page
let output = ""
let host: http.Server
const complaints: string[] = []

const address = () => /^ {2}Dashboard +(\S+)$/m.exec(output)![1]!

/** Serves a folder below `/shop/`, as a static host does that rewrites unknown addresses to the page. */
async function serveStatically(folder: () => string): Promise<http.Server> {
  const server = http.createServer((incoming, outgoing) => {
    const send = sirv(folder(), { dev: true, single: true })
    if (!incoming.url!.startsWith("/shop/")) return void outgoing.writeHead(404).end()
    incoming.url = incoming.url!.slice("/shop".length)
    send(incoming, outgoing)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return server
}

const originOf = (server: http.Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  const app = path.join(root, "packages/admin/scripts/build-app.mjs")
  expect(spawnSync(process.execPath, [app], { encoding: "utf8" })).toMatchObject({ status: 0 })
  bundleServer()
  database = await createTestDatabase()
  directory = writeFiles(files)
  host = await serveStatically(() => path.join(directory, "dashboard"))
  child = spawn(process.execPath, [cli, "develop", "--no-seed", "--api-only"], {
    cwd: directory,
    env: {
      PATH: process.env.PATH,
      HOME: os.tmpdir(),
      PORT: "0",
      DATABASE_URL: database.url,
      ADMIN_CORS: originOf(host),
    },
  })
  for (const stream of [child.stdout!, child.stderr!])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()))
  await vi.waitFor(() => expect(output).toMatch(/^ {2}API +\S+$/m), soon)
  browser = await launchChromium()
  page = await browser.newPage()
  page.setDefaultTimeout(30_000)
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()))
  page.on("pageerror", (error) => complaints.push(String(error)))
})
afterAll(async () => {
  await (browser as Browser | undefined)?.close()
  const ended = new Promise((resolve) => (child ? child.on("close", resolve) : resolve(undefined)))
  child?.kill("SIGINT")
  await ended
  host.close()
  await database.drop()
  fs.rmSync(directory, { recursive: true, force: true })
})

/** Milliseconds that a process and those that it started have computed, on all processors; elsewhere than on Linux, the time. */
function processorTime(pid: number): number {
  if (process.platform !== "linux") return performance.now()
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ")
  const tasks = fs.readdirSync(`/proc/${pid}/task`)
  const lists = tasks.map((task) => fs.readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim())
  const running = lists.flatMap((list) => (list === "" ? [] : list.split(" ")))
  // In hundredths of a second: its own, and that of children which have ended.
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
  return running.reduce((sum, each) => sum + processorTime(Number(each)), own)
}

async function addProduct(): Promise<string> {
  const send = senderTo(new URL(address()).origin)
  const login = { email: "admin@example.com", password: "supersecret" }
  const { access_token } = (await send("POST", "/admin/auth/token", login)).body
  const { body } = await send(
    "POST",
    "/admin/products",
    { title: "Straw hat" },
    { authorization: `Bearer ${access_token}` },
  )
  return body.product.id
}

it("shows extensions of the project and of its plugin to who is logged in, and takes on what is saved", async () => {
  const id = await addProduct()
  await page.goto(address())
  await page.getByLabel(/^E-?mail/).fill("admin@example.com")
  await page.getByLabel("Password", { exact: true }).fill("supersecret")
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.waitForURL(/\/app\/a\/overview/)
  // Before the user signs in, the dashboard requests the session and gets 401.
  complaints.splice(0)

  await page.getByRole("link", { name: "Loyalty points" }).click()
  await page.getByRole("heading", { name: "Points of everybody" }).waitFor()
  expect(page.url()).toBe(`${address()}/a/points`)

  await page.goto(`${address()}/a/settings`)
  await page.getByText("What an order earns").waitFor()
  await page.getByRole("link", { name: /How many points/ }).click()
  await page.getByRole("heading", { name: "Seven points for each order" }).waitFor()

  await page.goto(`${address()}/a/products/${id}`)
  const greeting = page.locator(".greeting")
  await greeting.getByText("Hello Straw hat, sold in 0 regions, read 1 times").waitFor()
  expect(await greeting.evaluate((element) => getComputedStyle(element).outlineColor)).toBe("rgb(1, 2, 3)")
  await greeting.getByRole("button", { name: "Clicked 0 times" }).click()
  await greeting.getByText("Clicked 1 times").waitFor()
  const add = greeting.getByRole("button", { name: "Add a region" })
  const look = await add.evaluate((element) => {
    const { backgroundColor, padding } = getComputedStyle(element)
    return { padding, isColored: backgroundColor !== "rgba(0, 0, 0, 0)" }
  })
  expect(look).toEqual({ padding: "0px 16px", isColored: true })
  await add.click()
  await greeting.getByText("sold in 1 regions, read 2 times").waitFor()
  await page.getByText("It was clicked").waitFor()

  const began = performance.now()
  const usedBefore = processorTime(child!.pid!)
  writeFiles({ "src/admin/widgets/greeting.tsx": widget("Good evening") }, directory)
  await greeting.getByText("Good evening Straw hat").waitFor()
  const time = performance.now() - began
  const used = processorTime(child!.pid!) - usedBefore
  console.log(
    `A saved widget was in the open page after ${Math.round(time)} ms, ${used} ms of them computing.`,
  )
  // Beside other work, the clock also counts how long the server waits for a processor.
  expect(used).toBeLessThan(1_000)

  // What is broken is named, and the page and its other parts stay.
  writeFiles({ "src/admin/widgets/greeting.tsx": "export default (" }, directory)
  await vi.waitFor(() => expect(output).toContain("Skipped src/admin/widgets/greeting.tsx:1: "), soon)
  await greeting.waitFor({ state: "detached" })
  await page.getByRole("heading", { name: "Straw hat" }).first().waitFor()
  writeFiles({ "src/admin/widgets/greeting.tsx": widget("Back again") }, directory)
  await greeting.getByText("Back again Straw hat").waitFor()
  await greeting.getByRole("link").click()
  await page.getByRole("heading", { name: "Points of everybody" }).waitFor()
  expect(complaints).toEqual([])
})

/** Opens the menu of the bar of selected rows: the built-in actions come first and fill the bar. */
const openActions = () => page.getByRole("button", { name: "Actions", exact: true }).click()
const action = (name: string) => page.getByRole("menuitem", { name })

it("adds columns and actions to lists", async () => {
  await page.goto(`${address()}/a/products`)
  const row = page.getByRole("row").filter({ hasText: "Straw hat" })
  await page.getByRole("columnheader", { name: "Made in" }).waitFor()
  await row.getByRole("cell", { name: "–", exact: true }).first().waitFor()
  await row.getByRole("checkbox").check()
  await openActions()
  await action("Set Portugal as origin").click()
  await page.getByText("1 products").waitFor()
  // The list is read again by itself.
  await row.getByRole("cell", { name: "PT", exact: true }).waitFor()
  expect(complaints).toEqual([])
})

it("shows widgets on the pages of shipping profiles, messages, files and emails", async () => {
  const note = (zone: string, text: string) =>
    page.locator(`[data-zone="${zone}"]`).getByRole("button", { name: text, exact: true })
  for (const [path, name] of [
    ["shipping-profiles", "shipping_profile"],
    ["messages", "notification"],
    ["files", "file"],
    ["emails", "email"],
  ] as const) {
    await page.goto(`${address()}/a/settings/${path}`)
    for (const place of ["before", "after"]) await note(`${name}.list.${place}`, "Note on the list").waitFor()
  }
  await page.getByRole("link", { name: "Order confirmation", exact: true }).click()
  for (const place of ["before", "after"])
    await note(`email.details.${place}`, "Note on order-placed").waitFor()
  await page.goto(`${address()}/a/settings/shipping-profiles`)
  await page.getByRole("link", { name: "Default Shipping Profile" }).click()
  for (const place of ["before", "after"])
    await note(`shipping_profile.details.${place}`, "Note on Default Shipping Profile").waitFor()
  await note("shipping_profile.details.after", "Note on Default Shipping Profile").click()
  await page.getByText("Read", { exact: true }).waitFor()
  expect(complaints).toEqual([])
})

it("shows the extensions of the guides in the look of the dashboard", async () => {
  await page.goto(`${address()}/a/overview`)
  const steps = page.getByRole("region", { name: "First steps" }).filter({ hasText: "Say where you sell" })
  await steps.getByText("Done: Add what you sell").waitFor()
  const border = await steps.evaluate((element) => getComputedStyle(element).borderRadius)
  expect(border).not.toBe("0px")
  await steps.getByRole("button", { name: "Hide" }).click()
  await steps.waitFor({ state: "detached" })

  await page.goto(`${address()}/a/settings`)
  await page.getByRole("link", { name: /Waiting list/ }).click()
  await page.getByRole("heading", { level: 1, name: "Waiting list" }).waitFor()
  const message = async () =>
    (await senderTo(new URL(address()).origin)("GET", "/store/waiting-message")).body as unknown
  expect(await message()).toEqual({ text: "We write to you soon." })
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByLabel("Text").and(page.locator("[aria-invalid=true]")).waitFor()
  expect(await message(), "a text is required").toEqual({ text: "We write to you soon." })
  await page.getByLabel("Text").fill("It is here again.")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByText("Message saved").waitFor()
  expect(await message()).toEqual({ text: "It is here again." })
  await page.reload()
  await page.getByLabel("Text").and(page.getByText("It is here again.")).waitFor()
  expect(await flawsOf(page, { isOnLaptop: true })).toEqual([])
  await page.getByRole("link", { name: "Settings" }).last().click()
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor()
  expect(complaints).toEqual([])
})

it("loses nothing but a broken extension", async () => {
  await page.goto(`${address()}/a/products`)
  await page.getByRole("row").filter({ hasText: "Straw hat" }).waitFor()
  writeFiles(
    {
      "src/admin/widgets/throws.tsx": `
        export const config = {
          zone: "product.list.before",
          lists: {
            product: {
              columns: [
                { id: "bad", header: "Bad column", cell: () => { throw new Error("no cell") } },
                { header: "Column without an ID" },
              ],
              actions: [
                { label: "Bad action", run: () => { throw new Error("The ERP is away.") } },
                { label: "Action without run" },
              ],
            },
          },
        }
        export default () => { throw new Error("no widget") }`,
      "src/admin/widgets/unloadable.tsx": `
        export const config = { zone: "product.list.before", lists: { product: { columns: [{ id: "x", header: "Never", cell: () => null }] } } }
        throw new Error("no module")
        export default () => null`,
    },
    directory,
  )
  const failed = page.getByRole("alert").filter({ hasText: "An extension failed:" })
  await failed.filter({ hasText: "throws.tsx" }).getByText("no widget").waitFor()
  await failed.filter({ hasText: "unloadable.tsx" }).getByText("no module").waitFor()
  const row = page.getByRole("row").filter({ hasText: "Straw hat" })
  await row.getByRole("cell", { name: "PT", exact: true }).waitFor()
  await row.getByTitle("An extension failed: src/admin/widgets/throws.tsx").waitFor()
  for (const name of ["Never", "Column without an ID"])
    expect(await page.getByRole("columnheader", { name }).count()).toBe(0)
  await row.getByRole("checkbox").check()
  await openActions()
  await action("Set Portugal as origin").waitFor()
  expect(await action("Action without run").count()).toBe(0)
  await action("Bad action").click()
  await page.getByText("The ERP is away.").waitFor()
  expect(complaints.join("\n")).toContain("The extension src/admin/widgets/throws.tsx failed")
  expect(complaints.join("\n")).toContain("lists.product.columns")
  fs.rmSync(path.join(directory, "src/admin/widgets/throws.tsx"))
  fs.rmSync(path.join(directory, "src/admin/widgets/unloadable.tsx"))
  await failed.first().waitFor({ state: "detached" })
  await row.getByRole("cell", { name: "PT", exact: true }).waitFor()
  complaints.splice(0)
})

it("runs commands, pages with an ID and widgets before the sign-in", async () => {
  writeFiles(moreExtensions, directory)
  const search = () => page.getByRole("combobox", { name: "Command palette" })
  const option = (name: string) => page.getByRole("option", { name })
  const find = async (text: string) => {
    await page.keyboard.press("Control+k")
    await search().fill(text)
  }
  await page.goto(`${address()}/a/products`)
  await page.getByRole("row").filter({ hasText: "Straw hat" }).waitFor()
  await vi.waitFor(async () => {
    await page.reload()
    await page.getByRole("row").filter({ hasText: "Straw hat" }).waitFor()
    await find("ptlx")
    await option("Open the store in Lisbon").waitFor({ timeout: 3_000 })
  }, soon)
  await option("Open the store in Lisbon").click()
  await page.getByRole("heading", { level: 1, name: "Store lisbon" }).waitFor()
  expect(page.url()).toBe(`${address()}/a/stores/lisbon`)
  await page.getByRole("link", { name: "To Porto" }).click()
  await page.getByRole("heading", { level: 1, name: "Store porto" }).waitFor()
  expect(await flawsOf(page, { isOnLaptop: true })).toEqual([])
  expect(complaints.splice(0).join(), "a command that cannot be run").toContain(
    "needs a label and a function run",
  )

  // A command that throws costs only itself.
  await find("recount")
  await option("Recount everything").click()
  await page.getByText("Recount everything (src/admin/routes/stores/[id]/page.tsx)").waitFor()
  await page.getByRole("heading", { level: 1, name: "Store porto" }).waitFor()
  await find("command without")
  await page.getByText("No results").waitFor()
  await search().fill("greet")
  await option("Greet the warehouse").click()
  await page.getByText("It answers").waitFor()
  expect(complaints.splice(0).join()).toContain("The command Recount everything")

  const guest = await browser.newContext({ reducedMotion: "reduce" })
  const entrance = await guest.newPage()
  await entrance.goto(`${address()}/login`)
  await entrance.getByText("The warehouse is closed on Monday.").waitFor()
  await entrance.getByRole("button", { name: "Who can help?" }).click()
  await entrance.getByText("Ask Ada.").waitFor()
  expect(await flawsOf(entrance, { isOnLaptop: true })).toEqual([])
  await guest.close()
  for (const file of Object.keys(moreExtensions)) fs.rmSync(path.join(directory, file))
})

it("runs on another host below a path, with the extensions, and calls the API", async () => {
  const backend = new URL(address()).origin
  const build = (words: string) => runStheno(["admin", "build", ...words.split(" ")], { cwd: directory })
  expect(await build(`--backend ${backend} --path /shop/`)).toMatchObject({
    code: 0,
    stdout: `Wrote the dashboard for ${backend} with 7 extensions to dashboard\n`,
  })
  const guest = await browser.newContext()
  const away = await guest.newPage()
  away.on("console", (message) => message.type() === "error" && complaints.push(message.text()))
  away.on("pageerror", (error) => complaints.push(String(error)))
  await away.goto(`${originOf(host)}/shop/a/settings`)
  await away.getByLabel("Email").fill("admin@example.com")
  await away.getByLabel("Password", { exact: true }).fill("supersecret")
  complaints.splice(0)
  await away.getByRole("button", { name: "Sign in" }).click()
  await away.getByText("What an order earns").waitFor()
  await away.goto(`${originOf(host)}/shop/a/points`)
  await away.getByRole("heading", { name: "Points of everybody" }).waitFor()
  // A dialog blocks scrolling with its own styles.
  await away.goto(`${originOf(host)}/shop/a/collections`)
  await away.getByRole("button", { name: "Create collection" }).first().click()
  await away.getByRole("dialog").waitFor()
  expect(await away.evaluate(() => getComputedStyle(document.body).overflow)).toBe("hidden")
  expect(complaints).toEqual([])
  await guest.close()
})
