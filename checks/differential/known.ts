import type { Difference } from "./compare.ts"
import type { Played } from "./play.ts"
import { endsInHalf } from "./rounding.ts"
import { operationOf, type Step } from "./sequence.ts"

/** A listed difference between two responses. It says exactly when it shows, so that it hides no other one. */
export interface Known {
  /** a pattern for the operation */
  readonly operation: string
  /** a pattern for the place in the response */
  readonly at: string
  /** a pattern for an operation that the sequence must contain before */
  readonly after?: string
  /** patterns for parameters of the request's query, as JSON */
  readonly query?: Readonly<Record<string, string>>
  /** patterns for values of v1's response, by their paths */
  readonly given?: Readonly<Record<string, string>>
  /** what must differ in the same response */
  readonly with?: string
  /** by how much numbers can differ at most */
  readonly within?: number
  /** whether v1's number is the smaller or the larger one */
  readonly number?: "less" | "more"
  /** whether a tax in the response must end in a half of the smallest unit */
  readonly half?: boolean
  /** a pattern for our value, as JSON */
  readonly ours?: string
  /** a pattern for the message of our response */
  readonly message?: string
  /** whether the servers store different data from then on, so that the rest of the sequence tells nothing */
  readonly ends?: boolean
  readonly why: string
  /** the entry of the registry of deliberate differences, if it is one */
  readonly difference?: string
}

/** The name of a difference, which the same difference has in other sequences. */
export function nameOf(step: Step, { at, v1, ours }: Difference): string {
  return `${operationOf(step)} ${at.replace(/\[\d+\]/g, "[]")}${at === "status" ? ` ${String(v1)} | ${String(ours)}` : ""}`
    .replace(/[a-z]+_[0-9A-Z]{26}/g, "ID")
    .replace(/s\d+x?/gi, "RUN")
}

/**
 * The listed difference that a difference is, if it is one.
 * @param earlier the operations of the sequence before the response
 */
export function findKnown(
  known: readonly Known[],
  { step, differences, v1, ours }: Played,
  difference: Difference,
  earlier: readonly string[],
): Known | undefined {
  const { message } = (ours.body ?? {}) as { message?: unknown }
  const place = (one: Difference) => nameOf(step, one).split(" ").slice(2).join(" ")
  const matches = (pattern: string | undefined, text: string) => !pattern || new RegExp(pattern).test(text)
  return known.find(
    (each) =>
      new RegExp(`^(${each.operation})$`).test(operationOf(step)) &&
      matches(each.at, place(difference)) &&
      (!each.after || earlier.some((operation) => new RegExp(`^(${each.after})$`).test(operation))) &&
      Object.entries(each.query ?? {}).every(([name, pattern]) =>
        matches(pattern, write(step.query?.[name])),
      ) &&
      Object.entries(each.given ?? {}).every(([path, pattern]) =>
        matches(pattern, write(at(v1.body, path))),
      ) &&
      (each.within === undefined || isWithin(difference, each.within)) &&
      (!each.number || isThatNumber(difference, each.number)) &&
      (!each.half || endsInHalf(v1.body)) &&
      matches(each.ours, write(difference.ours)) &&
      matches(each.message, String(message)) &&
      (!each.with || differences.some((other) => matches(each.with, place(other)))),
  )
}

/** Whether two numbers differ by no more than that. */
export function isWithin({ v1, ours }: Pick<Difference, "v1" | "ours">, most: number): boolean {
  return typeof v1 === "number" && typeof ours === "number" && Math.abs(v1 - ours) <= most
}

function isThatNumber({ v1, ours }: Difference, number: "less" | "more"): boolean {
  return typeof v1 === "number" && typeof ours === "number" && (number === "less" ? v1 < ours : v1 > ours)
}

const write = (value: unknown) => JSON.stringify(value) ?? "undefined"

function at(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce((from, name) => (from as Record<string, unknown> | null | undefined)?.[name], value)
}
