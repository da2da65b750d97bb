import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readSample } from "./read-sample.ts"

const folder = mkdtempSync(join(tmpdir(), "samples-"))
const root = pathToFileURL(`${folder}/`)

const cart = `import { store } from "./store.ts"

export async function createCart() {
  // region create
  const cart = await store()
  // region add
  cart.add(1)
  // endregion
  // endregion
  return cart
}
`

beforeAll(() => {
  writeFileSync(join(folder, "cart.ts"), cart)
  writeFileSync(join(folder, "run.sh"), "# region start\nnpm start\n# endregion\n")
  writeFileSync(join(folder, "open.ts"), "// region a\n1\n")
})
afterAll(() => rmSync(folder, { recursive: true }))

describe("readSample", () => {
  it("shows a region without its comments and common indentation, inner regions included", () => {
    expect(readSample(root, "cart.ts", "create")).toEqual({
      code: "const cart = await store()\ncart.add(1)",
      language: "ts",
    })
    expect(readSample(root, "cart.ts", "add").code).toBe("cart.add(1)")
  })

  it("shows the whole file without a region", () => {
    expect(readSample(root, "cart.ts").code).toBe(
      'import { store } from "./store.ts"\n\nexport async function createCart() {\n  const cart = await store()\n  cart.add(1)\n  return cart\n}',
    )
    expect(readSample(root, "run.sh", "start")).toEqual({ code: "npm start", language: "bash" })
  })

  it.each([
    ["cart.ts", "missing", "samples/cart.ts: no region missing"],
    ["none.ts", undefined, "samples/none.ts: no such file"],
    ["open.ts", "a", "samples/open.ts: region a is not closed"],
    ["cart.xyz", undefined, "samples/cart.xyz: no language is known for .xyz"],
  ])("refuses %s with the region %s", (file, region, message) => {
    expect(() => readSample(root, file, region)).toThrow(message)
  })
})
