import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Subject } from "./subjects.ts"

export const sources = join(import.meta.dirname, "../../packages/core/src")
export const reportFile = join(import.meta.dirname, "report.json")

/** The least score of each file, percent. */
export const leastScore = 85

/** A change of the code that no test noticed. */
export interface Survivor {
  readonly line: number
  readonly mutator: string
  readonly code: string
  readonly mutated: string
  /** why no test notices it; empty until somebody has read it */
  readonly reason: string
}

/** What was measured of one file. */
export interface Measured {
  readonly file: string
  readonly about: Subject["about"]
  /** the day of the measurement */
  readonly date: string
  /** of the file and its tests */
  readonly hash: string
  readonly killed: number
  readonly survived: number
  /** percent of the mutants that were killed */
  readonly score: number
  readonly survivors: readonly Survivor[]
}

export interface Report {
  readonly stryker: string
  readonly files: readonly Measured[]
}

export function readReport(): Report {
  return JSON.parse(readFileSync(reportFile, "utf8")) as Report
}

/** A hash of what a measurement depends on: the file and its tests. */
export function hashOf({ file, tests }: Pick<Subject, "file" | "tests">): string {
  const hash = createHash("sha256")
  for (const path of [file, ...tests]) hash.update(readFileSync(join(sources, path)))
  return hash.digest("hex").slice(0, 16)
}

/** A mutant in a report of Stryker. @source mutation-testing-report-schema 2 */
export interface Mutant {
  readonly mutatorName: string
  readonly replacement?: string
  readonly status: string
  readonly location: { readonly start: Position; readonly end: Position }
}

/** Both count from 1. */
interface Position {
  readonly line: number
  readonly column: number
}

/**
 * The row of a file. A mutant whose run never ends counts as killed; one that no test runs counts as survived.
 * @param measurement.hash of what was measured, which may have changed during the run
 * @param measurement.before the earlier row: its reasons are kept for the mutants that still survive
 */
export function rowOf(
  subject: Subject,
  { source, mutants }: { readonly source: string; readonly mutants: readonly Mutant[] },
  { date, hash, before }: Pick<Measured, "date" | "hash"> & { readonly before: Measured | undefined },
): Measured {
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
  const [killed, survived] = [count("Killed", "Timeout"), count("Survived", "NoCoverage")]
  const found = mutants
    .filter(({ status }) => status === "Survived" || status === "NoCoverage")
    .map(({ mutatorName: mutator, location, replacement: mutated = "" }) => ({
      line: location.start.line,
      mutator,
      code: textAt(source, location),
      mutated,
    }))
    .toSorted((a, b) => a.line - b.line)
  const survivors = withReasons(found, before?.survivors ?? [])
  const score = Math.floor((1000 * killed) / Math.max(1, killed + survived)) / 10
  const { file, about } = subject
  return { file, about, date, hash, killed, survived, score, survivors }
}

/** What a report lacks: files below the least score, and survivors that nobody has explained. */
export function lacksOf(files: readonly Measured[]): string[] {
  return files.flatMap(({ file, score, survivors }) => [
    ...(score < leastScore
      ? [`${file}: ${score} % of the mutants were killed, less than ${leastScore} %`]
      : []),
    ...survivors
      .filter(({ reason }) => reason.trim() === "")
      .map(({ line, mutator, code, mutated }) => `${file}:${line} ${mutator}: ${code} → ${mutated}`),
  ])
}

/** Files that changed, or whose tests changed, since they were measured. */
export function staleFiles(report: Report, subjects: readonly Subject[]): string[] {
  const hashes = new Map(report.files.map(({ file, hash }) => [file, hash]))
  return subjects.filter((subject) => hashes.get(subject.file) !== hashOf(subject)).map(({ file }) => file)
}

/**
 * Lines move: a reason goes to the same change on the same line, else to the same change anywhere in the file. Each is
 * given once, so that one more survivor of the same change is read before it counts as explained.
 */
function withReasons(found: readonly Omit<Survivor, "reason">[], known: readonly Survivor[]): Survivor[] {
  const left = [...known]
  const take = (survivor: Omit<Survivor, "reason">, isOnLine: boolean) => {
    const at = left.findIndex(
      ({ mutator, code, mutated, line }) =>
        mutator === survivor.mutator &&
        code === survivor.code &&
        mutated === survivor.mutated &&
        (!isOnLine || line === survivor.line),
    )
    return at < 0 ? undefined : left.splice(at, 1)[0]?.reason
  }
  const onLine = found.map((survivor) => take(survivor, true))
  return found.map((survivor, index) => ({
    ...survivor,
    reason: onLine[index] ?? take(survivor, false) ?? "",
  }))
}

function textAt(source: string, { start, end }: Mutant["location"]): string {
  const lines = source.split("\n").slice(start.line - 1, end.line)
  const last = lines.length - 1
  lines[last] = (lines[last] ?? "").slice(0, end.column - 1)
  lines[0] = (lines[0] ?? "").slice(start.column - 1)
  return lines.map((line) => line.trim()).join(" ")
}
