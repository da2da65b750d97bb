import { expect, it } from "vitest"
import type { MigrationStep } from "@stheno/core/host"
import { describeStartup } from "./describe-step.ts"

function said(...steps: readonly MigrationStep[]): string[] {
  const lines: string[] = []
  const onStep = describeStartup((line) => void lines.push(line))
  steps.forEach(onStep)
  return lines
}

const applied = (name: string): MigrationStep => ({ kind: "applied", name })

it("has one line for the tables of a new database", () => {
  const waiting: MigrationStep = { kind: "waiting", name: "" }
  expect(
    said(waiting, applied("0001-initial"), applied("0002-stheno"), applied("0003-payment-calls")),
  ).toEqual(["Waiting for another process to migrate the database", "Creating the tables"])
})

it("names each migration of a database that has tables", () => {
  expect(said(applied("0016-variants-of-a-moment"), applied("0017-batches-of-a-job"))).toEqual([
    "Applied migration 0016-variants-of-a-moment",
    "Applied migration 0017-batches-of-a-job",
  ])
})
