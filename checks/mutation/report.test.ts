import { describe, expect, test } from "vitest"
import {
  hashOf,
  lacksOf,
  readReport,
  rowOf,
  staleFiles,
  type Measured,
  type Mutant,
  type Report,
} from "./report.ts"
import { subjects, type Subject } from "./subjects.ts"

describe("the kept report", () => {
  test("has exactly the listed files, in their order", () => {
    expect(readReport().files.map(({ file, about }) => ({ file, about }))).toEqual(
      subjects.map(({ file, about }) => ({ file, about })),
    )
  })

  test("has no file below the least score, and no survivor without a reason", () => {
    expect(lacksOf(readReport().files)).toEqual([])
  })

  test("counts what it lists", () => {
    for (const { file, killed, survived, score, survivors } of readReport().files)
      expect([file, survivors.length, score]).toEqual([
        file,
        survived,
        Math.floor((1000 * killed) / (killed + survived)) / 10,
      ])
  })

  test("says which files have changed since, which is not an error", () => {
    const stale = staleFiles(readReport(), subjects)
    if (stale.length > 0)
      console.log(`Changed since they were measured; npm run mutation measures them: ${stale.join(", ")}`)
    expect(subjects.map(({ file }) => file)).toEqual(expect.arrayContaining(stale))
  })
})

const subject: Subject = {
  file: "platform/kernel/certain.ts",
  about: "money",
  tests: ["platform/kernel/certain.test.ts"],
}
const source = "const a =\n  b > 0\n"
const mutant = (status: string, replacement: string, line = 2): Mutant => ({
  mutatorName: "EqualityOperator",
  replacement,
  status,
  location: { start: { line, column: 3 }, end: { line, column: 8 } },
})
const measured = (mutants: readonly Mutant[], before?: Measured) =>
  rowOf(subject, { source, mutants }, { date: "2026-11-27", hash: "0123", before })

describe("a row of the report", () => {
  test("counts endless runs as killed, untested code as survived, and what cannot run not at all", () => {
    const row = measured([
      mutant("Killed", "b >= 0"),
      mutant("Timeout", "b < 0"),
      mutant("Survived", "true"),
      mutant("NoCoverage", "false"),
      mutant("RuntimeError", "b"),
      mutant("Ignored", "0"),
    ])
    expect(row).toMatchObject({ file: subject.file, about: "money", date: "2026-11-27", hash: "0123" })
    expect([row.killed, row.survived, row.score]).toEqual([2, 2, 50])
    expect(row.survivors).toEqual([
      { line: 2, mutator: "EqualityOperator", code: "b > 0", mutated: "true", reason: "" },
      { line: 2, mutator: "EqualityOperator", code: "b > 0", mutated: "false", reason: "" },
    ])
  })

  /** The reasons of these survivors after a run, where line 9 had one before. */
  const reasonsOf = (...mutants: readonly Mutant[]) => {
    const before = measured([mutant("Survived", "true")])
    const survivors = before.survivors.map((survivor) => ({ ...survivor, line: 9, reason: "no difference" }))
    return measured(mutants, { ...before, survivors }).survivors.map(({ reason }) => reason)
  }

  test("keeps the reason of a survivor whose line has moved, and of no other change", () => {
    expect(reasonsOf(mutant("Survived", "true"), mutant("Survived", "false"))).toEqual(["no difference", ""])
  })

  test("gives a reason to one survivor only", () => {
    expect(reasonsOf(mutant("Survived", "true"), mutant("Survived", "true"))).toEqual(["no difference", ""])
  })
})

describe("what is lacking", () => {
  const row = (score: number, reasons: readonly string[]): Measured => ({
    ...measured(reasons.map(() => mutant("Survived", "true"))),
    score,
    survivors: reasons.map((reason) => ({ line: 2, mutator: "M", code: "a", mutated: "b", reason })),
  })

  test("nothing at the least score when everything is explained", () => {
    expect(lacksOf([row(85, ["no difference"])])).toEqual([])
  })

  test("a file below the least score, and survivors without a reason", () => {
    expect(lacksOf([row(84.9, ["no difference"])])).toEqual([
      "platform/kernel/certain.ts: 84.9 % of the mutants were killed, less than 85 %",
    ])
    expect(lacksOf([row(90, ["no difference", " "])])).toEqual(["platform/kernel/certain.ts:2 M: a → b"])
  })
})

test("a file is stale when its hash is not the one that was measured, or when it was not measured", () => {
  const report = (hash: string): Report => ({ stryker: "1", files: [{ ...measured([]), hash }] })
  expect(staleFiles(report(hashOf(subject)), [subject])).toEqual([])
  expect(staleFiles(report("another"), [subject])).toEqual([subject.file])
  expect(staleFiles({ stryker: "1", files: [] }, [subject])).toEqual([subject.file])
})
