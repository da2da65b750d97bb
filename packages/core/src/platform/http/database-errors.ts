import { defineErrors, generalErrors, type CommerceError } from "../kernel/errors.ts"

/** What the constraints of the tables refuse. */
export const databaseErrors = defineErrors("database", {
  duplicate: {
    type: "duplicate_error",
    code: "invalid_request_error",
    message: (table: string, columns: string, values: string) =>
      `${table} with ${columns} ${values} already exists.`,
    when: "Another row has the same unique value, such as a handle, a code or an SKU.",
    fix: "Choose another value, or update the row that has it.",
  },
  reference_not_found: {
    type: "not_found",
    message: (table: string, columns: string, values: string) =>
      `${table} with ${columns} ${values} does not exist.`,
    when: "An ID in the request refers to a row that does not exist.",
    fix: "Send the ID of a row that exists.",
  },
  value_missing: {
    type: "invalid_data",
    message: (column: string, table: string) =>
      `Can't insert null value in field ${column} on insert in table ${table}`,
    when: "A required column has no value.",
    fix: "Send a value for the named field.",
  },
  rule_broken: {
    type: "invalid_data",
    message: (table: string) => `The change breaks a rule of ${table}`,
    when: "A value violates a constraint of its table, such as a negative quantity.",
    fix: "Send values within the limits that the reference states.",
  },
  out_of_range: {
    type: "invalid_data",
    message: () => "A value is out of range",
    when: "A number, a date or a text is outside the range of its column, or a text is longer than its index allows, which is about 2,700 bytes.",
    fix: "Send a smaller number, a date in ISO 8601 format, a shorter text, or text without NUL characters.",
  },
})

/** Responses while PostgreSQL cannot run the statements of a request. Nothing of the request is written. */
export const outageErrors = defineErrors("outage", {
  database_unavailable: {
    type: "database_error",
    code: "database_unavailable",
    status: 503,
    message: () => "The database is not available. Send the request again in a few seconds.",
    when: "PostgreSQL is stopped, is starting, refuses connections, or closed the connection of the request.",
    fix: "Send the request again after the number of seconds in the `Retry-After` header; repeat a `POST` with the same `Idempotency-Key`. If it persists, check PostgreSQL: `/ready` returns the reason.",
    isPassing: true,
    retryAfter: 2,
  },
  statement_timeout: {
    type: "database_error",
    code: "statement_timeout",
    status: 503,
    message: () => "The database stopped this request because one of its statements took too long.",
    when: "A statement of the request took longer than `DATABASE_STATEMENT_TIMEOUT`, or waited that long for another request to release a row.",
    fix: "Request fewer rows or relations, or a shorter `q`. Otherwise send the request again after the number of seconds in the `Retry-After` header.",
    isPassing: true,
    retryAfter: 5,
  },
  not_ready: {
    type: "database_error",
    code: "not_ready",
    status: 503,
    message: (reason: string) => `The server is not ready. ${reason}`,
    when: "`/ready` found that PostgreSQL is not reachable, or that migrations are pending.",
    fix: "Start PostgreSQL; the server reconnects by itself. A server applies pending migrations when it starts.",
    isPassing: true,
    retryAfter: 2,
  },
  server_stopping: {
    type: "database_error",
    code: "server_stopping",
    status: 503,
    message: () => "The server is shutting down. Send the request again.",
    when: "The server received `SIGTERM` and could not finish the request within 10 seconds.",
    fix: "Send the request again after the number of seconds in the `Retry-After` header; repeat a `POST` with the same `Idempotency-Key`.",
    isPassing: true,
    retryAfter: 1,
  },
})

/** SQLSTATEs and classes of them that mean that PostgreSQL is not available: connection, resources, shutdown. */
const unavailableStates = /^(?:08|53|57P0|25006)/

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
  // Only its properties are asked for, each of any type.
  const candidate = error as Partial<DatabaseError> | null
  return typeof candidate?.code === "string" && /^[0-9A-Z]{5}$/.test(candidate.code)
    ? // A code of five characters comes from PostgreSQL alone.
      (candidate as DatabaseError)
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
      return databaseErrors.duplicate(table, columns, values)
    case "23503":
      return databaseErrors.reference_not_found(referencedTable(error), columns, values)
    case "23502":
      return databaseErrors.value_missing(error.column ?? "", error.table ?? "")
    case "23514":
      return databaseErrors.rule_broken(error.table ?? "")
    case "40001":
    case "40P01":
      return generalErrors.conflict()
    case "57014":
      return outageErrors.statement_timeout()
    // Other limits of PostgreSQL are not the caller's.
    case "54000":
      return /^index row/.test(error.message) ? databaseErrors.out_of_range() : undefined
    // Not of PostgreSQL: the server gives it to statements that it stops before it ends.
    case "XS001":
      return outageErrors.server_stopping()
    default:
      if (unavailableStates.test(error.code)) return outageErrors.database_unavailable()
      return error.code.startsWith("22") ? databaseErrors.out_of_range() : undefined
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
