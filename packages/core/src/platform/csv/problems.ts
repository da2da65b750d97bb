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
  /** the problems so far; no more than are reported */
  readonly all: readonly Problem[]
  /** whether something is wrong with the row that begins in this line */
  isIn(line: number): boolean
}

/** An empty list. @param most the number of problems that it takes */
export function createProblemList(most = told): ProblemList {
  const problems: Problem[] = []
  const lines = new Set<number>()
  return {
    all: problems,
    isIn: (line) => lines.has(line),
    add(message, place = {}) {
      if (place.line !== undefined) lines.add(place.line)
      if (problems.length < most) problems.push(problem(message, place))
    },
    throwIfAny() {
      if (problems.length > 0) throw new CsvError(problems)
    },
    get isFull() {
      return problems.length >= most
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
