import assert from "node:assert/strict"

/** A check that every provider of a kind has to pass. */
export interface Check<S> {
  /** the name of the check, which completes the sentence "it …" */
  readonly name: string
  /**
   * Checks a provider.
   * @param subject the provider to check, with what the check needs
   * @throws AssertionError that says what is wrong
   */
  readonly run: (subject: S) => Promise<void>
}

type Rows = Readonly<Record<string, unknown>>

/** IDs are used in the database and in addresses. */
export function assertId(id: unknown): void {
  assert.ok(typeof id === "string", "id must be a text")
  assert.match(id, /^[\w.-]{1,100}$/, "id must be of letters, digits, points, hyphens and underscores")
}

/** What a provider answers is stored as JSON, and must come back as it was. */
export function assertPlain(value: unknown, what: string): asserts value is Rows {
  assert.ok(typeof value === "object" && value !== null && !Array.isArray(value), `${what} must be an object`)
  assert.deepEqual(JSON.parse(JSON.stringify(value)), value, `${what} must be plain JSON`)
}

/** Gives a copy to the work, and sees afterwards whether it is still the same. */
export async function assertUnchanged<T>(value: T, work: (copy: T) => Promise<unknown>): Promise<void> {
  const copy = structuredClone(value)
  await work(copy)
  assert.deepEqual(copy, value, "what a provider is given belongs to the caller and must stay as it is")
}

/** A repeated request must be answered, with plain JSON, and as it was before. */
export async function assertRepeatable<T>(ask: () => Promise<T>, what: string): Promise<void> {
  const first = await ask()
  assert.deepEqual(JSON.parse(JSON.stringify(first)), first, `the answer of ${what} must be plain JSON`)
  let second: T
  try {
    second = await ask()
  } catch (error) {
    return assert.fail(`${what} must not fail when it is repeated after a crash: ${String(error)}`)
  }
  assert.deepEqual(second, first, `${what} must answer the same when it is repeated after a crash`)
}

/** Waits this number of milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
