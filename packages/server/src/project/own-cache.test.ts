import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startProject, type ProjectServer } from "@stheno/testing/project-folder.ts"
import { createTemporaryDirectory } from "../testing/temporary-directory.ts"

const folder = createTemporaryDirectory()
const notes = path.join(folder, "notes.txt")
const note = (text: string) => `appendFileSync(${JSON.stringify(notes)}, "${text}\\n")`
const fsImport = `import { appendFileSync } from "node:fs"`
const written = () => fs.readFileSync(notes, "utf8").trim().split("\n")

const files = {
  "src/providers/cache.ts": `
    import { createMemoryCache, provider } from "@stheno/core"
    ${fsImport}
    export default provider("cache", () => {
      const inner = createMemoryCache()
      return { ...inner, async set(key, value, seconds) { ${note("set")}; await inner.set(key, value, seconds) } }
    })`,
  "src/loaders/1-first.ts": `${fsImport}\nexport default () => async () => { ${note("first stopped")} }`,
  "src/loaders/2-broken.ts": `export default () => () => { throw new Error("still busy") }`,
  "src/loaders/3-last.ts": `${fsImport}\nexport default () => () => { ${note("last stopped")} }`,
  "src/subscribers/late.ts": `
    ${fsImport}
    export default async () => { ${note("event")} }
    export const config = { event: "customer.created" }`,
  "src/api/store/numbers/route.ts": `
    import { cached, endpoint } from "@stheno/core"
    let count = 0
    export const GET = endpoint({
      access: "public",
      handler: async (_, { cache }) => ({
        number: await cached(cache, "number", { seconds: 60, compute: async () => ++count }),
      }),
    })`,
}

let shop: ProjectServer
beforeAll(async () => {
  shop = await startProject(files)
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

it("gives code the cache of the project", async () => {
  const read = async () => (await shop.send("GET", "/store/numbers")).body
  expect([await read(), await read()]).toEqual([{ number: 1 }, { number: 1 }])
  expect(written()).toEqual(["set"])
})

it("calls what loaders returned when the process stops, after the last event, the newest first", async () => {
  const customer = { first_name: "A", last_name: "B", email: "a@b.co", password: "correct-horse" }
  expect((await shop.send("POST", "/store/customers", customer)).status).toBe(200)
  await expect.poll(written).toContain("event")
  await shop.close()
  expect(written()).toEqual(["set", "event", "last stopped", "first stopped"])
})
