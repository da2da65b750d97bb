import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { SessionKind } from "./sessions.ts"

/** Somebody who can log in. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly password_hash: string | null
}

/**
 * The admin user, or the customer with an account, of an e-mail address. v1 left some addresses of customers in
 * mixed case: they are found when they are written as they were stored.
 */
export async function findAccount(
  db: Executor,
  kind: SessionKind,
  email: string,
): Promise<Account | undefined> {
  const table = sql.table(tableOf(kind))
  const hasAccount = kind === "admin" ? sql`true` : sql`has_account`
  const { rows } = await sql<Account>`
    select id, email, first_name, last_name, password_hash from ${table}
    where email = any(${[email.toLowerCase(), email]}) and deleted_at is null and ${hasAccount}
    order by email = ${email.toLowerCase()} desc limit 1`.execute(db)
  return rows[0]
}

/**
 * Replaces a password hash, if it is still the one that was read.
 * @returns whether it was
 */
export async function replaceHash(
  db: Executor,
  kind: SessionKind,
  account: Account,
  hash: string,
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(tableOf(kind))} set password_hash = ${hash}, updated_at = now()
    where id = ${account.id} and password_hash is not distinct from ${account.password_hash}
    returning id`.execute(db)
  return rows.length > 0
}

function tableOf(kind: SessionKind): "user" | "customer" {
  return kind === "admin" ? "user" : "customer"
}
