import type { Kysely } from "kysely"
import type { Database } from "../database/schema.gen.ts"

/** A database on which queries can be executed: the connection pool or a transaction. */
export type Executor = Kysely<Database>
