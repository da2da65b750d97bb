import { readFile } from "node:fs/promises"
import { expect, it } from "vitest"
import { renderOperationTypes } from "../operations/operation-map.ts"
import { renderClient } from "./render.ts"

it("keeps the generated sources equal to the operations (else run `npm run generate`)", async () => {
  const texts = await renderClient()
  expect([...texts.keys()].sort()).toEqual([
    "admin-resources.gen.ts",
    "admin-types.gen.ts",
    "entities.gen.ts",
    "store-resources.gen.ts",
    "store-types.gen.ts",
  ])
  for (const [name, text] of texts)
    expect(await readFile(new URL(`../../../js-client/src/${name}`, import.meta.url), "utf8"), name).toBe(
      text,
    )
}, 60_000)

it("keeps the types of operations and services in the core equal to the operations", async () => {
  const files = await renderOperationTypes()
  expect(files).toHaveLength(4)
  for (const { file, text } of files) expect(await readFile(file, "utf8"), file.pathname).toBe(text)
}, 60_000)
