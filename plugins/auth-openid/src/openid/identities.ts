import { CommerceError, sql, type Shop } from "@stheno/core"

type Db = Shop["db"]

/** An identity that is connected with an account. */
export interface ConnectedIdentity {
  readonly id: string
  readonly provider: string
  readonly email: string | null
  readonly created_at: Date
  readonly last_used_at: Date
}

/** The identities of a customer, oldest first. */
export async function listIdentities(db: Db, customerId: string): Promise<readonly ConnectedIdentity[]> {
  const { rows } = await sql<ConnectedIdentity>`
    select id, provider, email, created_at, last_used_at from openid_identity
    where customer_id = ${customerId} order by created_at, id`.execute(db)
  return rows
}

/**
 * Disconnects an identity from an account.
 * @throws not_found, not_allowed for the last one of an account without a password
 */
export async function removeIdentity(db: Db, customerId: string, id: string): Promise<void> {
  const { rows } = await sql<{ has_password: boolean }>`
    select password_hash is not null as has_password from customer where id = ${customerId} for update`.execute(
    db,
  )
  const all = await listIdentities(db, customerId)
  if (!all.some((each) => each.id === id))
    throw new CommerceError("not_found", `Identity with id: ${id} was not found`)
  if (all.length === 1 && !rows[0]?.has_password)
    throw new CommerceError(
      "not_allowed",
      "This is the only way to sign in to the account. Set a password first.",
    )
  await sql`delete from openid_identity where id = ${id} and customer_id = ${customerId}`.execute(db)
}
