import fs from "node:fs"
import path from "node:path"
import { afterAll, expect, it } from "vitest"
import { startProject } from "@stheno/testing/project-folder.ts"
import { createTemporaryDirectory } from "../testing/temporary-directory.ts"

const folder = createTemporaryDirectory()
const notes = path.join(folder, "notes.txt")
const note = (text: string) => `appendFileSync(${JSON.stringify(notes)}, ${text} + "\\n")`
const written = () => fs.readFileSync(notes, "utf8").trim().split("\n").filter(Boolean)
afterAll(() => fs.rmSync(folder, { recursive: true }))

/** A plugin whose options select its cache and its subscriber. */
const plugin = {
  "node_modules/stheno-plugin-parts/package.json": JSON.stringify({
    name: "stheno-plugin-parts",
    version: "1.0.0",
    type: "module",
  }),
  "node_modules/stheno-plugin-parts/dist/providers/cache.js": `
    import { createMemoryCache, provider } from "@stheno/core"
    import { appendFileSync } from "node:fs"
    export default provider("cache", () => {
      ${note('"cache"')}
      return createMemoryCache()
    }, { when: ({ pluginOptions }) => pluginOptions.cache === true })`,
  "node_modules/stheno-plugin-parts/dist/subscribers/created.js": `
    import { subscriber } from "@stheno/core"
    import { appendFileSync } from "node:fs"
    export default subscriber({
      event: "customer.created",
      when: ({ pluginOptions }) => pluginOptions.events === true,
      handler: async () => { ${note('"customer"')} },
    })`,
  "src/subscribers/created.ts": `
    import { subscriber } from "@stheno/core"
    import { appendFileSync } from "node:fs"
    export default subscriber({ event: "customer.created", handler: async () => { ${note('"last"')} } })`,
}

it.each([
  [{}, ["last"]],
  [{ cache: true }, ["cache", "last"]],
  [{ events: true }, ["customer", "last"]],
])("with the options %j, a plugin has the parts that they select", async (options, expected) => {
  fs.writeFileSync(notes, "")
  const plugins = [{ resolve: "stheno-plugin-parts", options }]
  const shop = await startProject({
    ...plugin,
    "package.json": "{}",
    "stheno.config.js": `module.exports = { plugins: ${JSON.stringify(plugins)} }`,
  })
  const customer = { first_name: "A", last_name: "B", email: "a@b.co", password: "correct-horse" }
  expect((await shop.send("POST", "/store/customers", customer)).status).toBe(200)
  await expect.poll(written).toContain("last")
  await shop.close()
  expect(written().toSorted()).toEqual(expected)
})
