import type { Context } from "../../../platform/http/operation.ts"
import { customerErrors } from "./errors.ts"

/** What changes of a customer build on. */
export interface LockedCustomer {
  readonly id: string
  readonly email: string
  readonly has_account: boolean
  readonly billing_address_id: string | null
  readonly metadata: unknown
}

/**
 * Reads a customer that nobody else may change until the transaction ends.
 * @throws customers.not_found
 * @locks the customer
 */
export async function lockCustomer({ db }: Pick<Context, "db">, id: string): Promise<LockedCustomer> {
  const customer = await db
    .selectFrom("customer")
    .select(["id", "email", "has_account", "billing_address_id", "metadata"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!customer) throw customerErrors.not_found(id)
  return customer
}
