/** What failed for good: the newest ones, and how many there are in all. */
interface Failed<Row> {
  readonly newest: readonly Row[]
  readonly count: number
  /** what they are, such as `events` */
  readonly name: string
}

/** Prints one line for each of the newest that failed, and at the end how many are not shown. */
export function printFailed<Row>({ newest, count, name }: Failed<Row>, lineOf: (row: Row) => string): void {
  if (newest.length === 0) console.log(`No failed ${name}.`)
  for (const row of newest) console.log(lineOf(row))
  const others = count - newest.length
  if (others > 0) console.log(`… and ${others} more`)
}

/**
 * A payload as JSON, without the values of secrets: a terminal is often recorded, and a token in a payload is valid
 * for everyone who reads it.
 */
export function withoutSecrets(payload: unknown): string {
  const hide = (key: string, value: unknown) => (/token|secret|password/i.test(key) ? "…" : value)
  return JSON.stringify(payload, hide)
}
