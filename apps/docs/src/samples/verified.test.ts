import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import type { TestModule } from "vitest/node"
import VerifiedReporter, { readDays } from "../../../../samples/verified-reporter.ts"
import { verifiedSamples } from "./verified.ts"

const samples = join(import.meta.dirname, "../../../../samples")

/** A test file that ran, as Vitest reports it. */
function ranModule(path: string, tests: Record<string, string>): TestModule {
  const allTests = () => Object.entries(tests).map(([name, state]) => ({ name, result: () => ({ state }) }))
  return { moduleId: join(samples, path), children: { allTests } } as unknown as TestModule
}

describe("a run of the tests", () => {
  it("writes down which samples ran, and forgets those that failed", () => {
    const folder = mkdtempSync(join(tmpdir(), "verified-"))
    const file = join(folder, "sub/verified.json")
    const report = (day: string, modules: TestModule[]) =>
      new VerifiedReporter(file, () => day).onTestRunEnd(modules)
    report("2026-11-21", [
      ranModule("samples.test.ts", { "carts/use-cart.ts": "passed", "carts/checkout.ts": "passed" }),
      ranModule("http/http.test.ts", { a: "passed", b: "passed" }),
      ranModule("../packages/core/src/commerce/sales/carts/cart.test.ts", { a: "passed" }),
      ranModule("usage/usage.test.ts", { a: "passed", b: "skipped" }),
    ])
    expect(readDays(file)).toEqual({
      "carts/checkout.ts": "2026-11-21",
      "carts/use-cart.ts": "2026-11-21",
      "http/http.test.ts": "2026-11-21",
    })
    report("2026-11-22", [
      ranModule("samples.test.ts", { "carts/use-cart.ts": "failed", "carts/checkout.ts": "skipped" }),
      ranModule("http/http.test.ts", { a: "passed", b: "passed" }),
    ])
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
      "carts/checkout.ts": "2026-11-21",
      "http/http.test.ts": "2026-11-22",
    })
    rmSync(folder, { recursive: true })
  })

  it("writes nothing where no sample was meant", () => {
    const file = join(tmpdir(), `verified-${process.pid}.json`)
    new VerifiedReporter(file).onTestRunEnd([])
    expect(readDays(file)).toEqual({})
  })
})

describe("a page", () => {
  const days = {
    "carts/use-cart.ts": "2026-11-20",
    "tea-shop/first.test.ts": "2026-11-22",
    "tea-shop/tea.test.ts": "2026-11-21",
    "shop/a.test.ts": "2026-11-21",
  }
  const tests: Record<string, string[]> = {
    "tea-shop": ["tea-shop/first.test.ts", "tea-shop/tea.test.ts"],
    shop: ["shop/a.test.ts", "shop/b.test.ts"],
  }
  const verified = (...files: string[]) => verifiedSamples(files, days, (folder) => tests[folder] ?? [])

  it("is as old as the sample whose run is the longest ago", () => {
    expect(verified("tea-shop/src/api.ts", "carts/use-cart.ts", "carts/use-cart.ts")).toEqual({
      samples: 2,
      ran: 2,
      day: "2026-11-20",
    })
    expect(verified("tea-shop/src/api.ts").day).toBe("2026-11-21")
  })

  it("does not count samples that no run vouches for", () => {
    expect(verified("shop/x.ts", "start/run.sh")).toEqual({ samples: 2, ran: 0, day: undefined })
    expect(verified("shop/x.ts", "carts/use-cart.ts")).toEqual({ samples: 2, ran: 1, day: "2026-11-20" })
  })
})
