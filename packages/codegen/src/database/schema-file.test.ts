import { readFile } from "node:fs/promises"
import { expect, it } from "vitest"
import { entityTypesFile, renderEntityTypes } from "./render-entity-types.ts"
import { generateSchema, schemaFile } from "./schema-file.ts"

it("keeps schema.gen.ts equal to the migrated database (else run `npm run generate`)", async () => {
  expect(await readFile(schemaFile, "utf8")).toBe(await generateSchema())
}, 60_000)

it("keeps entity-types.gen.ts equal to the entities (else run `npm run generate`)", async () => {
  expect(await readFile(entityTypesFile, "utf8")).toBe(renderEntityTypes())
})
