import { readFile } from "node:fs/promises"
import { expect, it } from "vitest"
import { generateSchema, schemaFile } from "./schema-file.ts"

it("keeps schema.gen.ts equal to the migrated database (else run `npm run generate`)", async () => {
  expect(await readFile(schemaFile, "utf8")).toBe(await generateSchema())
}, 60_000)
