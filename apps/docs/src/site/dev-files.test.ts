import { expect, it } from "vitest"
import { devFile } from "./dev-files.ts"

it("shows source files with their lines", async () => {
  const file = await devFile("/source/packages/core/src/app.ts.htm")
  expect(file).toMatchObject({ type: "text/html; charset=utf-8" })
  expect(file!.content).toContain('<i id="L1">')
})

it.each([
  "/source/packages/core/src/none.ts.htm",
  "/source/packages/../package.json.htm",
  "/source/packages/core/.env.htm",
  "/source/.git/config.htm",
  "/api/store",
])("shows nothing at %s", async (path) => {
  expect(await devFile(path)).toBeUndefined()
})
