import type { Context } from "../../../platform/http/operation.ts"
import { fetchFirst } from "../../../platform/query/fetch.ts"
import { insertCustomer } from "./create-customer.ts"
import type { Columns } from "../../../platform/query/selected.ts"

/**
 * The customer without account of an e-mail address, made when there is none. Calls that come at the same time
 * get the same one.
 * @param email any case; an account with the same address is left alone
 * @returns the customer, without relations
 * @emits customer.created when it is made
 * @since 0.1
 */
export async function findOrCreateGuest(
  context: Pick<Context, "db">,
  email: string,
): Promise<Columns<"Customer">> {
  const filters = { email: email.toLowerCase(), has_account: false }
  const find = () => fetchFirst(context.db, { entity: "Customer", filters })
  // An insert that gives way has waited for the other one's commit, so the second look finds its row.
  const guest = (await find()) ?? (await insertCustomer(context, { email })) ?? (await find())
  if (!guest) throw new Error("A guest was deleted while it was looked for")
  return guest
}
