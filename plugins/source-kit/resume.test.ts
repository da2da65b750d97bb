import { CommerceError, type Shop } from "@stheno/core"
import { expect, it } from "vitest"
import { createImportService } from "./src/index.ts"

/** Resumes an import while the database refuses it. */
async function refusal(error: Error): Promise<unknown> {
  const shop = { transaction: () => Promise.reject(error) } as unknown as Shop
  const imports = createImportService(shop, { name: "shopify", kinds: ["products"] })
  return imports.resume("imp_1").catch((reason: unknown) => reason)
}

it("explains that another import began at the same moment", async () => {
  const duplicate = Object.assign(new Error("duplicate key value"), { code: "23505" })
  expect(await refusal(duplicate)).toMatchObject({
    type: "not_allowed",
    message: "An import from shopify is running. Wait until it ends, or cancel it.",
  })
  expect(await refusal(duplicate)).toBeInstanceOf(CommerceError)
  const other = new Error("the connection broke")
  expect(await refusal(other)).toBe(other)
})
