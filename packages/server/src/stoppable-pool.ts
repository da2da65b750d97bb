import type { PostgresPool } from "kysely"

/** A pool that can be stopped while its connections are in use. */
export interface StoppablePool extends PostgresPool {
  /** Closes all connections now. PostgreSQL rolls back what is not committed; the work fails with 503. */
  stop(): void
}
