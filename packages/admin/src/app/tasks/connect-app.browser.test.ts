import { rmSync } from "node:fs"
import { writeFiles } from "@stheno/testing/project-folder.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openDashboard, type Dashboard } from "./testing.ts"

let shop: Dashboard
let project: string

const connector = `
  import { provider } from "@stheno/core"
  export default provider("app", () => ({
    id: "books",
    async authorize(code) {
      if (code !== "g00d") throw new Error("The code is not valid.")
      return { token: "for " + code }
    },
  }))`

const register = `
  import { loader, newId } from "@stheno/core"
  export default loader(async ({ db }) => {
    await db
      .insertInto("oauth")
      .values({
        id: newId("oauth"),
        application_name: "books",
        display_name: "Ada's Books",
        data: JSON.stringify({ state: "s3cret" }),
      })
      .onConflict((conflict) => conflict.column("application_name").doNothing())
      .execute()
  })`

beforeAll(async () => {
  project = writeFiles({
    "stheno.config.js": "export default {}",
    "src/providers/books.js": connector,
    "src/loaders/books.js": register,
  })
  shop = await openDashboard({ cwd: project })
}, 300_000)

afterAll(async () => {
  await shop?.close()
  rmSync(project, { recursive: true, force: true })
})

const arrive = (query: string) => shop.open(`oauth/books${query}`, "Connect an application")
const stored = async () =>
  (await shop.read("/admin/apps")).apps.find((app) => app.application_name === "books")?.data
const alert = (text: string) => shop.page.getByRole("alert").filter({ hasText: text }).waitFor()

it("says why an application could not be connected, and stores nothing", async () => {
  await arrive("?state=s3cret")
  await alert("The application sent no code to this address.")
  await arrive("?code=g00d&state=other")
  await alert("Ada's Books could not match state")
  await arrive("?code=bad&state=s3cret")
  await alert("books could not be connected")
  expect(await shop.flaws()).toEqual([])
  await shop.open("oauth/letters?code=g00d&state=s3cret", "Connect an application")
  await alert("Oauth application letters not found")
  expect(await stored()).toEqual({ state: "s3cret" })
})

it("connects an application with the code and the state in the address", async () => {
  await arrive("?code=g00d&state=s3cret")
  await shop.page.getByText("Ada's Books is connected.").waitFor()
  expect(await stored()).toEqual({ token: "for g00d" })
  expect(await shop.flaws()).toEqual([])
  await shop.link("Settings").last().click()
  await shop.heading("Settings").waitFor()
})
