import { existsSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { v1Differences, type V1Difference } from "@stheno/core/internal/v1-differences/index.ts"
import { leaks } from "@stheno/core/internal/v1-differences/leaks.ts"

const root = new URL("../", import.meta.url)

/** What is wrong with the entries that decide who may see or do something. */
function problemsOf(differences: readonly V1Difference[]): string[] {
  return differences.flatMap(({ id, setting, leak }) => {
    if (!leak) return setting ? [`${id}: has a setting and says nothing about its test`] : []
    const hasOne = (setting === undefined) !== (leak.noSetting === undefined)
    const hasTest = leak.test.endsWith(".test.ts") && existsSync(new URL(leak.test, root))
    return [
      ...(hasOne ? [] : [`${id}: needs either a setting or the reason why it has none`]),
      ...(hasTest ? [] : [`${id}: its test ${leak.test} does not exist`]),
    ]
  })
}

describe("a difference in who may see or do something", () => {
  test("has a setting or says why not, and a test", () => {
    expect(problemsOf(v1Differences)).toEqual([])
    expect(v1Differences.filter(({ leak }) => leak).length).toBeGreaterThan(20)
  })

  test("is in the list of differences", () => {
    const ids = v1Differences.map(({ id }) => id)
    expect(Object.keys(leaks).filter((id) => !ids.includes(id))).toEqual([])
  })

  test("without one of them is reported", () => {
    const [entry] = v1Differences.filter(({ setting }) => setting)
    const { leak, setting, ...plain } = entry!
    const test = leak!.test
    expect(problemsOf([{ ...plain, leak: { test } }])).toHaveLength(1)
    expect(problemsOf([{ ...plain, setting: setting!, leak: { test, noSetting: "None." } }])).toHaveLength(1)
    expect(problemsOf([{ ...plain, setting: setting!, leak: { test: "checks/none.test.ts" } }])).toHaveLength(
      1,
    )
    expect(problemsOf([{ ...plain, setting: setting! }])).toHaveLength(1)
    expect(problemsOf([{ ...plain, setting: setting!, leak: { test } }])).toEqual([])
  })
})
