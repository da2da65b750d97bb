import { CommerceError, generalErrors } from "../kernel/errors.ts"

interface DatabaseError {
  readonly code: string
  readonly detail?: string
  readonly table?: string
  readonly column?: string
  readonly message: string
}

/** SQLSTATEs after which the whole transaction may be tried again. */
export const retryableStates = new Set(["40001", "40P01"])

/** Reads a PostgreSQL error, whichever driver made it. */
export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  const candidate = error as Partial<DatabaseError> | null
  return typeof candidate?.code === "string" && /^[0-9A-Z]{5}$/.test(candidate.code)
    ? (candidate as DatabaseError)
    : undefined
}

/**
 * Words a broken constraint as v1 does; undefined when the error is not the caller's.
 * @source facts/errors.json, database.mapping
 */
export function refusalOf(error: DatabaseError): CommerceError | undefined {
  const { columns, values } = keyOf(error.detail)
  const table = capitalize(error.table ?? "row")
  switch (error.code) {
    case "23505":
      return new CommerceError(
        "duplicate_error",
        `${table} with ${columns} ${values} already exists.`,
        "invalid_request_error",
      )
    case "23503":
      return new CommerceError(
        "not_found",
        `${referencedTable(error)} with ${columns} ${values} does not exist.`,
      )
    case "23502":
      return new CommerceError(
        "invalid_data",
        `Can't insert null value in field ${error.column} on insert in table ${error.table}`,
      )
    case "23514":
      return new CommerceError("invalid_data", `The change breaks a rule of ${error.table}`)
    case "40001":
    case "40P01":
      return generalErrors.conflict()
    default:
      return error.code.startsWith("22") ? generalErrors.invalid_data("A value is out of range") : undefined
  }
}

function keyOf(detail = ""): { columns: string; values: string } {
  const match = /^Key \((.*?)\)=\((.*)\) /.exec(detail)
  return { columns: match?.[1]?.replaceAll('"', "") ?? "", values: match?.[2] ?? "" }
}

function referencedTable(error: DatabaseError): string {
  const match = /table "([^"]+)"\.?$/.exec(error.detail ?? "")
  return capitalize(match?.[1] ?? "row")
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
