import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { expect, inject, test } from "vitest"

const program = fileURLToPath(new URL("../../scripts/measure-paint.mjs", import.meta.url))

function measure(...words: string[]) {
  return spawnSync(process.execPath, [program, ...words], { encoding: "utf8" })
}

test(
  "pages are painted without scripts and movements, within a budget of bytes",
  { timeout: 180_000 },
  () => {
    const { stdout, stderr } = measure(`${inject("storefront")}/us`, "--visits", "1")
    expect(stderr).toBe("")
    const rows = stdout.split("\n").filter((line) => /^(home|list|product)\b/.test(line))
    const found = rows
      .map((row) => row.split(/\s+/))
      .map(([name, lcp, , cls, script, total]) => {
        expect(Number(lcp)).toBeGreaterThan(0)
        expect(Number(total)).toBeGreaterThan(0)
        return { name, cls, script }
      })
    expect(found).toEqual(["home", "list", "product"].map((name) => ({ name, cls: "0.000", script: "0.0" })))
    // How fast this machine is decides about milliseconds, and nothing else may be over its budget.
    expect(stdout).not.toMatch(/(cls|script|total) is over/)
  },
)

test("an address without products, and words that are not known, are explained", () => {
  const nowhere = measure(`${inject("storefront")}/us/nothing/here`)
  expect([nowhere.status, nowhere.stderr]).toEqual([1, expect.stringContaining("answered with status 404")])
  const wrong = measure("--visit", "1")
  expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining("Usage: npm run measure")])
})
