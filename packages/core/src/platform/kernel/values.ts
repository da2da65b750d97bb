/** Whether a value is an object with named parts; `null` is not. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}

/** Whether a value is a list, of which nothing else is known. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** Whether a value is one of a list of values. */
export function isOneOf<T>(values: readonly T[], value: unknown): value is T {
  return values.some((one) => one === value)
}

/** The names of an object that has no others than its type says, such as a constant table. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  // The caller says that the object has no other keys.
  return Object.keys(object) as (keyof T & string)[]
}

/** Reads JSON that this code has written itself: the caller knows what is in it. */
export function parseJson<T>(text: string): T {
  // The caller says what it has written.
  return JSON.parse(text) as T
}
