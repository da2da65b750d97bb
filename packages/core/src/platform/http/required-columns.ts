import { databaseErrors } from "./database-errors.ts"

/** The same columns, of which none is null. */
export type WithoutNulls<T> = { readonly [Name in keyof T]: Exclude<T[Name], null> }

/**
 * Columns of a change that always hold a value: an absent one stays as it is, `null` is an error as in v1.
 * @returns the columns
 * @throws database.value_missing for the first column that is null
 */
export function requiredColumns<const T extends object>(table: string, columns: T): WithoutNulls<T> {
  if (isWithoutNulls(columns)) return columns
  const missing = Object.entries(columns).find(([, value]) => value === null)
  throw databaseErrors.value_missing(missing?.[0] ?? "", table)
}

function isWithoutNulls<T extends object>(columns: T): columns is T & WithoutNulls<T> {
  return Object.values(columns).every((value) => value !== null)
}
