import { sql, type Shop } from "@stheno/core"
import { createHash, randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"

type Db = Shop["db"]

/** Seconds after which a process that ended no longer keeps others from creating a contact. */
const leaseSeconds = 120

/** Milliseconds to wait for another process. */
const longestWait = 10_000

/** Minutes for which Brightpearl's search may not find a new contact. */
const searchDelay = 60

/**
 * Finds or creates the contact of an email address, for one order at a time in all processes: the orders that a
 * customer places at the same moment share a contact.
 * @param find the contact that Brightpearl's search finds
 * @throws Error when another process does not end in time; the job is retried then
 */
export async function contactOf(
  db: Db,
  email: string,
  work: { readonly find: () => Promise<number | undefined>; readonly create: () => Promise<number> },
): Promise<number> {
  const key = keyOf(email)
  const lease = randomUUID()
  const recent = await claim(db, key, lease)
  try {
    const found = (await work.find()) ?? recent
    if (found !== undefined) return found
    const created = await work.create()
    await sql`update brightpearl_contact set contact_id = ${created}, created_at = now()
      where email = ${key}`.execute(db)
    return created
  } finally {
    await sql`update brightpearl_contact set lease = null, leased_until = null
      where email = ${key} and lease = ${lease}`.execute(db)
    await deleteOld(db)
  }
}

/**
 * Deletes what Brightpearl's search finds by now: also the row of a customer who was deleted while an order of theirs was
 * being sent.
 */
async function deleteOld(db: Db): Promise<void> {
  const end = sql`now() - make_interval(mins => ${searchDelay})`
  await sql`delete from brightpearl_contact where email in (
      select email from brightpearl_contact
      where (created_at is null or created_at < ${end}) and (leased_until is null or leased_until < ${end})
      for update skip locked)`.execute(db)
}

/** Deletes what is stored under an email address. While an order of it is being sent, it stays until it is old. */
export async function forgetContact(db: Db, email: string): Promise<void> {
  await sql`delete from brightpearl_contact
    where email = ${keyOf(email)} and (leased_until is null or leased_until < now())`.execute(db)
}

function keyOf(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("hex")
}

/** Takes the lease of an address. @returns its contact if it was created a short time ago */
async function claim(db: Db, email: string, lease: string): Promise<number | undefined> {
  for (const end = Date.now() + longestWait; ; await sleep(50)) {
    const { rows } = await sql<{ contact_id: number | null }>`
      insert into brightpearl_contact as stored (email, lease, leased_until)
      values (${email}, ${lease}, now() + make_interval(secs => ${leaseSeconds}))
      on conflict (email) do update set lease = excluded.lease, leased_until = excluded.leased_until
      where stored.leased_until is null or stored.leased_until < now()
      returning case when stored.created_at > now() - make_interval(mins => ${searchDelay}) then stored.contact_id end
        as contact_id`.execute(db)
    if (rows[0]) return rows[0].contact_id ?? undefined
    if (Date.now() > end)
      throw new Error("Another process is still creating the customer's contact in Brightpearl")
  }
}
