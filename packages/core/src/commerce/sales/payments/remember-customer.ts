import { mergeMetadata } from "../../../platform/kernel/metadata.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { SessionChanges } from "./perform-session-steps.ts"

/**
 * Keeps on a customer what payment providers want to remember of them.
 * @param customerId null where nobody is known: nothing is kept, as of a deleted customer
 * @locks customer
 * @since 0.1
 */
export async function rememberCustomer(
  db: Executor,
  customerId: string | null,
  { customerMetadata }: SessionChanges,
): Promise<void> {
  if (!customerId) return
  const customer = await db
    .selectFrom("customer")
    .select("metadata")
    .where("id", "=", customerId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!customer) return
  const metadata = mergeMetadata(customer.metadata, customerMetadata)
  await db
    .updateTable("customer")
    .set({ metadata: JSON.stringify(metadata) })
    .where("id", "=", customerId)
    .execute()
}
