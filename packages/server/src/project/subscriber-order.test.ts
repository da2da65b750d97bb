import fs from "node:fs"
import path from "node:path"
import { afterAll, expect, it } from "vitest"
import { startProject } from "@stheno/testing/project-folder.ts"
import { createTemporaryDirectory } from "../testing/temporary-directory.ts"

const folder = createTemporaryDirectory()
const notes = path.join(folder, "notes.txt")
afterAll(() => fs.rmSync(folder, { recursive: true }))

it("a subscriber of several events gets those of an object in order, also when it fails", async () => {
  const shop = await startProject({
    "src/subscribers/both.ts": `
      import { appendFileSync } from "node:fs"
      import { subscriber } from "@stheno/core"
      let isFirst = true
      export default subscriber({
        event: ["product.created", "product.updated"],
        handler: async ({ eventName }) => {
          if (isFirst) { isFirst = false; throw new Error("not yet") }
          appendFileSync(${JSON.stringify(notes)}, eventName + "\\n")
        },
      })`,
  })
  const { product } = (await shop.admin("POST", "/admin/products", { title: "Cup" })).body
  await shop.admin("POST", `/admin/products/${product.id}`, { title: "Mug" })
  const written = () => (fs.existsSync(notes) ? fs.readFileSync(notes, "utf8").trim().split("\n") : [])
  await expect.poll(() => written().length, { timeout: 20_000 }).toBe(2)
  await shop.close()
  expect(written()).toEqual(["product.created", "product.updated"])
})
