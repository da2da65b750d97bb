import { sql } from "kysely"
import { signLoginToken, startSession, type SessionStart } from "../auth/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { createCustomer, type NewCustomer } from "./create-customer.ts"
import { customerErrors } from "./errors.ts"
import type { Columns } from "../../../platform/query/selected.ts"

/** A new account that is opened without a password. */
export type NewAccount = Pick<NewCustomer, "email" | "first_name" | "last_name" | "phone" | "metadata">

/**
 * Creates a customer's account without a password, for a plugin that signs customers in by other means. The customer
 * can add a password with the password reset. A guest with the same address stays a guest.
 * @param context the shop of the endpoint
 * @param account.email an address that the plugin has found to be the customer's
 * @returns the customer, without relations
 * @throws customers.has_account when the address has an account already
 * @emits customer.created
 * @since 0.1
 */
export async function createAccount(
  context: Pick<Context, "db">,
  account: NewAccount,
): Promise<Columns<"Customer">> {
  return createCustomer(context, { ...account, hasAccount: true })
}

/**
 * Signs a customer in with a session cookie, as `POST /store/auth` does, once a plugin has found out who the customer
 * is. The cookie is in `context.responseHeaders`, which every response of an endpoint has.
 * @param context the context of the endpoint
 * @param id the ID of the customer
 * @throws customers.not_found also for a guest, who cannot sign in
 * @since 0.1
 */
export async function signInCustomer(context: SessionStart, id: string): Promise<void> {
  await assertAccount(context.db, id)
  await startSession(context, "store", id)
}

/**
 * Creates an access token for a customer, as `POST /store/auth/token` does. It is valid for 30 days.
 * @param context the shop of the endpoint
 * @param id the ID of the customer
 * @returns the token, for the header `Authorization: Bearer …`
 * @throws customers.not_found also for a guest, who cannot sign in
 * @since 0.1
 */
export async function createCustomerToken(
  context: Pick<Context, "db" | "engine">,
  id: string,
): Promise<string> {
  await assertAccount(context.db, id)
  return signLoginToken(context.engine.config.jwtSecret, "store", id)
}

async function assertAccount(db: Executor, id: string): Promise<void> {
  const { rows } = await sql`
    select 1 from customer where id = ${id} and has_account and deleted_at is null`.execute(db)
  if (rows.length === 0) throw customerErrors.not_found(id)
}
