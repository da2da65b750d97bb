import { CommerceError } from "../kernel/errors.ts"

/** What is wrong with a file, and where. */
export interface Problem {
  readonly message: string
  readonly code: string
  /** counted from 1, as an editor shows it */
  readonly line?: number
  /** the column's title */
  readonly column?: string
}

/** A file that cannot be read on. The problems name lines and columns. */
export class CsvError extends CommerceError {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super("invalid_data", problems.map(({ message }) => message).join("\n"))
    this.name = "CsvError"
    this.problems = problems
  }
}

/** Maximum number of reported problems, so that a file that is wrong throughout is not repeated in its entirety. */
const told = 100

/** Gathers what is wrong with a file, so that its author hears of all of it at once. */
export interface ProblemList {
  add(message: string, place?: { line?: number; column?: string }): void
  /** @throws CsvError  when there is any problem */
  throwIfAny(): void
  readonly isFull: boolean
}

/** An empty list. */
export function createProblemList(): ProblemList {
  const problems: Problem[] = []
  return {
    add(message, place = {}) {
      if (problems.length < told) problems.push(problem(message, place))
    },
    throwIfAny() {
      if (problems.length > 0) throw new CsvError(problems)
    },
    get isFull() {
      return problems.length >= told
    },
  }
}

/**
 * One problem, worded with its place.
 * @source facts/csv.json, importErrors.messagePrefix
 */
export function problem(message: string, { line, column }: { line?: number; column?: string } = {}): Problem {
  const place = [...(line ? [`line ${line}`] : []), ...(column ? [`column "${column}"`] : [])].join(", ")
  return {
    message: `The csv file parsing failed due to: ${place ? `${place}: ` : ""}${message}`,
    code: "invalid_data",
    ...(line ? { line } : {}),
    ...(column ? { column } : {}),
  }
}
