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
  }
}

/** Deletes what is stored under an email address, unless an order of it is being sent. */
export async function forgetContact(db: Db, email: string): Promise<void> {
  await sql`delete from brightpearl_contact
    where email = ${keyOf(email)} and (leased_until is null or leased_until < now())`.execute(db)
}

function keyOf(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("hex")
}

/** Takes the lease of an address. @returns its contact if it was created a short time ago */
async function claim(db: Db, email: string, lease: string): Promise<number | undefined> {
  await sql`insert into brightpearl_contact (email) values (${email}) on conflict do nothing`.execute(db)
  for (const end = Date.now() + longestWait; ; await sleep(50)) {
    const { rows } = await sql<{ contact_id: number | null }>`
      update brightpearl_contact
      set lease = ${lease}, leased_until = now() + make_interval(secs => ${leaseSeconds})
      where email = ${email} and (leased_until is null or leased_until < now())
      returning case when created_at > now() - make_interval(mins => ${searchDelay}) then contact_id end
        as contact_id`.execute(db)
    if (rows[0]) return rows[0].contact_id ?? undefined
    if (Date.now() > end)
      throw new Error("Another process is still creating the customer's contact in Brightpearl")
  }
}
