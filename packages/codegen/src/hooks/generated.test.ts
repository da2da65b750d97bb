import { readFile } from "node:fs/promises"
import { expect, it } from "vitest"
import { renderHooks } from "./render.ts"

it("keeps the generated hooks equal to the table and the client (else run `npm run generate`)", async () => {
  const texts = await renderHooks()
  expect([...texts.keys()].sort()).toEqual([
    "admin-mutations.gen.ts",
    "admin-queries.gen.ts",
    "admin-query-options.gen.ts",
    "store-mutations.gen.ts",
    "store-queries.gen.ts",
    "store-query-options.gen.ts",
  ])
  for (const [name, text] of texts)
    expect(await readFile(new URL(`../../../medusa-react/src/${name}`, import.meta.url), "utf8"), name).toBe(
      text,
    )
}, 60_000)
