import { expect, test } from "vitest"
import { entities } from "../entities.ts"
import { foundConfig } from "./find-config.ts"

test("equal configs share a selection, so that its plan is made once", () => {
  const selectionOf = (config: unknown) => foundConfig(config, entities.Product!, { take: 15 }).selection
  const config = { select: ["id", "title"], relations: ["collection.products"] }
  expect(selectionOf({ ...config })).toBe(selectionOf({ ...config }))
  expect(selectionOf({ relations: ["tags"] })).not.toBe(selectionOf(config))
})
