import { sql } from "kysely"
import { stagingOfRow } from "../../../platform/http/context.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Metadata } from "../../../platform/kernel/metadata.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { shownQuery } from "../../../platform/query/fetch.ts"
import { customerErrors } from "./errors.ts"
import type { Columns } from "../../../platform/query/selected.ts"

/** A new customer. */
export interface NewCustomer {
  readonly email: string
  /** hash of the password; a customer with one has an account, one without is a guest unless `hasAccount` says otherwise */
  readonly passwordHash?: string
  /** whether the customer has an account; without a password, the customer signs in through a plugin */
  readonly hasAccount?: boolean
  readonly first_name?: string | null | undefined
  readonly last_name?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly metadata?: Metadata | null | undefined
}

/**
 * Adds a customer. The address is stored in lower case; one account and one guest may have it, and guests stay
 * when their address gets an account.
 * @returns the customer, without relations
 * @throws customers.has_account when the address has an account already
 * @throws customers.guest_exists when it has a guest already
 * @emits customer.created
 * @since 0.1
 */
export async function createCustomer(
  context: Pick<Context, "db">,
  input: NewCustomer,
): Promise<Columns<"Customer">> {
  const customer = await insertCustomer(context, input)
  if (customer) return customer
  throw isAccount(input) ? customerErrors.has_account() : customerErrors.guest_exists()
}

function isAccount({ hasAccount, passwordHash }: NewCustomer): boolean {
  return hasAccount ?? passwordHash !== undefined
}

/** Adds a customer unless the address is taken; then it gives undefined. One statement. @emits customer.created */
export async function insertCustomer(
  { db }: Pick<Context, "db">,
  input: NewCustomer,
): Promise<Columns<"Customer"> | undefined> {
  const insert = db
    .insertInto("customer")
    .values({
      id: newId("cus"),
      email: input.email.toLowerCase(),
      first_name: input.first_name ?? null,
      last_name: input.last_name ?? null,
      phone: input.phone ?? null,
      metadata: input.metadata ? JSON.stringify(input.metadata) : null,
      password_hash: input.passwordHash ?? null,
      has_account: isAccount(input),
    })
    .onConflict((conflict) =>
      conflict.columns(["email", "has_account"]).where("deleted_at", "is", null).doNothing(),
    )
    .returningAll()
  const { rows } = await sql<{ row: Columns<"Customer"> }>`with made as (${insert}),
    shown as (${shownQuery(db, "Customer", "made")}),
    event as (${stagingOfRow("customer.created", "shown")})
    select "row" from shown`.execute(db)
  return rows[0]?.row
}
