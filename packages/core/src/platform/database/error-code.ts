/** The code of an error of PostgreSQL, its `SQLSTATE`; undefined for other errors without a code. */
export function errorCode(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined
}
