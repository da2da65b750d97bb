import fs from "node:fs"
import path from "node:path"
import { afterAll, expect, it } from "vitest"
import { startProject } from "@stheno/testing/project-folder.ts"
import { createTemporaryDirectory } from "../testing/temporary-directory.ts"

const folder = createTemporaryDirectory()
const notes = path.join(folder, "notes.txt")
const note = (text: string) => `appendFileSync(${JSON.stringify(notes)}, ${text} + "\\n")`
const fsImport = `import { appendFileSync } from "node:fs"`
const written = () => fs.readFileSync(notes, "utf8").trim().split("\n").filter(Boolean)
afterAll(() => fs.rmSync(folder, { recursive: true }))

const files = {
  "src/providers/bus.ts": `
    import { provider } from "@stheno/core"
    ${fsImport}
    export default provider("event-bus", () => {
      const consumers = []
      return {
        async publish(events) {
          for (const event of events) {
            ${note('"published " + event.name')}
            setTimeout(() => consumers[0].deliver(event, { notified: [], earlier: [] }), 10)
          }
        },
        consume(consumer) {
          ${note('"consuming"')}
          consumers.push(consumer)
          return { stop: async () => ${note('"stopped"')} }
        },
      }
    })`,
  "src/subscribers/created.ts": `
    ${fsImport}
    export default async ({ eventName }) => { ${note('"heard " + eventName')} }
    export const config = { event: "customer.created" }`,
}

const customer = { first_name: "A", last_name: "B", email: "a@b.co", password: "correct-horse" }

it("delivers events through the event bus of the project", async () => {
  fs.writeFileSync(notes, "")
  const shop = await startProject(files)
  expect((await shop.send("POST", "/store/customers", customer)).status).toBe(200)
  await expect.poll(written).toContain("heard customer.created")
  await shop.close()
  expect(written()).toEqual(["consuming", "published customer.created", "heard customer.created", "stopped"])
})

it("neither publishes nor consumes events in a process that delivers none", async () => {
  fs.writeFileSync(notes, "")
  const shop = await startProject(files, { WORKER: "off" })
  expect((await shop.send("POST", "/store/customers", customer)).status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  await shop.close()
  expect(written()).toEqual([])
})
