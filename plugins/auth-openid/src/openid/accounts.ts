import { createHash } from "node:crypto"
import { CommerceError, createAccount, newId, sql, type Shop } from "@stheno/core"
import { SignInFailure } from "./failure.ts"
import type { Identity } from "./identity.ts"

type Db = Shop["db"]

/** An identity at a provider, and the account to which a signed-in customer adds it. */
export interface Arrival {
  readonly provider: string
  readonly issuer: string
  readonly identity: Identity
  readonly connects?: string | undefined
  /** the mark of the account's password when the customer began to connect the identity */
  readonly passwordMark?: string | undefined
}

interface Account {
  readonly id: string
  readonly email: string
  readonly password_hash: string | null
}

interface Known extends Account {
  readonly identity_id: string
  readonly identity_email: string | null
  readonly password_mark: string
}

/**
 * Finds the account of an identity, or creates one. An address alone never opens an account that can be opened in
 * another way: whoever created it may not own the address.
 * @returns the ID of the customer
 * @throws SignInFailure
 */
export async function accountFor({ db }: Pick<Shop, "db">, arrival: Arrival): Promise<string> {
  const { provider, issuer, identity, connects } = arrival
  const name = `openid ${provider} ${issuer} ${identity.subject}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
  const known = await findKnown(db, arrival)
  if (connects !== undefined) return connect(db, arrival, { known, customerId: connects })
  if (known) {
    await sql`update openid_identity set last_used_at = now(),
      email = coalesce(${identity.verifiedEmail ?? null}, email) where id = ${known.identity_id}`.execute(db)
    return known.id
  }
  const account = (await accountWithAddress(db, identity)) ?? (await newAccount(db, identity))
  await insertIdentity(db, arrival, account)
  return account.id
}

/** The account that an identity is connected with, if the connection still counts. */
async function findKnown(db: Db, { provider, issuer, identity }: Arrival): Promise<Known | undefined> {
  const { rows } = await sql<Known & { deleted_at: Date | null }>`
    select c.id, c.email, c.password_hash, c.deleted_at, i.id as identity_id, i.email as identity_email,
      i.password_mark
    from openid_identity i join customer c on c.id = i.customer_id
    where i.provider = ${provider} and i.issuer = ${issuer} and i.subject = ${identity.subject}`.execute(db)
  const [known] = rows
  if (!known) return undefined
  // A new password proves control of the account. It keeps identities with the account's own address only, so that
  // somebody who connected one with another address before cannot return.
  const isKept = known.password_mark === markOf(known) || known.identity_email === known.email.toLowerCase()
  if (known.deleted_at === null && isKept) return known
  await sql`delete from openid_identity where id = ${known.identity_id}`.execute(db)
  return undefined
}

async function connect(
  db: Db,
  arrival: Arrival,
  { known, customerId }: { readonly known: Known | undefined; readonly customerId: string },
): Promise<string> {
  if (known && known.id !== customerId) throw new SignInFailure("already_connected")
  const account = await findAccount(db, customerId)
  // A new password ends sessions, so it also ends what was begun with one: somebody else may have begun it.
  if (!account || markOf(account) !== arrival.passwordMark) throw new SignInFailure("invalid_state")
  if (!known) await insertIdentity(db, arrival, account)
  return customerId
}

async function findAccount(db: Db, customerId: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select id, email, password_hash from customer
    where id = ${customerId} and has_account and deleted_at is null`.execute(db)
  return rows[0]
}

/**
 * The mark of the password that an account has now.
 * @returns undefined without such an account
 */
export async function passwordMarkOf(db: Db, customerId: string): Promise<string | undefined> {
  const account = await findAccount(db, customerId)
  return account && markOf(account)
}

/**
 * An existing account with the address. Without a password, and if all its identities have this verified address, only
 * the owner of the address can have opened it.
 * @throws SignInFailure when another way opens the account, or the address is not verified
 */
async function accountWithAddress(db: Db, { verifiedEmail }: Identity): Promise<Account | undefined> {
  if (verifiedEmail === undefined) throw new SignInFailure("email_not_verified")
  const { rows } = await sql<Account & { others: number }>`
    select c.id, c.email, c.password_hash, (select count(*)::int from openid_identity i
        where i.customer_id = c.id and i.email is distinct from ${verifiedEmail}) as others
    from customer c where lower(c.email) = ${verifiedEmail} and c.has_account and c.deleted_at is null
    for update of c`.execute(db)
  const [account, second] = rows
  if (!account) return undefined
  if (second || account.password_hash !== null || account.others > 0)
    throw new SignInFailure("account_exists")
  return account
}

async function newAccount(db: Db, { verifiedEmail, firstName, lastName }: Identity): Promise<Account> {
  const names = { first_name: firstName?.slice(0, 200), last_name: lastName?.slice(0, 200) }
  const { id } = await createAccount({ db }, { email: verifiedEmail!, ...names }).catch((error: unknown) => {
    // Somebody else took the address a moment ago.
    throw error instanceof CommerceError && error.type === "duplicate_error"
      ? new SignInFailure("account_exists")
      : error
  })
  return { id: String(id), email: verifiedEmail!, password_hash: null }
}

async function insertIdentity(db: Db, arrival: Arrival, account: Account): Promise<void> {
  const { provider, issuer, identity } = arrival
  await sql`insert into openid_identity (id, provider, issuer, subject, customer_id, email, password_mark)
    values (${newId("oid")}, ${provider}, ${issuer}, ${identity.subject}, ${account.id},
      ${identity.verifiedEmail ?? null}, ${markOf(account)})`.execute(db)
}

/** Tells whether a password is still the same, without being one. */
function markOf({ password_hash: hash }: Account): string {
  return hash === null ? "none" : createHash("sha256").update(hash).digest("hex")
}
