import { sql, type Shop } from "@stheno/core"
import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"

type Db = Shop["db"]

/** What the database knows of an order in Brightpearl. */
export interface OrderState {
  readonly order_id: string
  readonly sales_order_id: string | null
  readonly contact_id: number | null
  readonly status: "pending" | "sent" | "failed"
  readonly error: string | null
  readonly attempts: number
  /** grows with every change that has to be sent */
  readonly revision: number
  readonly updated_at: Date
}

/** Seconds after its last sign of life that a process no longer has an order for itself. */
const leaseSeconds = 600

/** Milliseconds between two signs of life. */
const renewal = 60_000

/** Milliseconds to wait for another process. */
const longestWait = 10_000

/** Notes that an order has to be sent. */
export async function notePending(db: Db, orderId: string): Promise<void> {
  await sql`insert into brightpearl_order (order_id) values (${orderId})
    on conflict (order_id) do update set status = 'pending', updated_at = now(),
      revision = brightpearl_order.revision + 1`.execute(db)
}

/**
 * Runs a function for one order at a time, in all processes. However long Brightpearl's limits make it wait, nobody else
 * begins meanwhile.
 * @throws Error when another process does not end in time; the job is retried then
 */
export async function withLease(
  db: Db,
  orderId: string,
  work: (state: OrderState) => Promise<void>,
): Promise<void> {
  const lease = randomUUID()
  const state = await claim(db, orderId, lease)
  const timer = setInterval(() => void renew(db, orderId, lease).catch(() => undefined), renewal)
  try {
    await work(state)
  } finally {
    clearInterval(timer)
    await sql`update brightpearl_order set lease = null, leased_until = null
      where order_id = ${orderId} and lease = ${lease}`.execute(db)
  }
}

async function claim(db: Db, orderId: string, lease: string): Promise<OrderState> {
  await sql`insert into brightpearl_order (order_id) values (${orderId}) on conflict do nothing`.execute(db)
  for (const end = Date.now() + longestWait; ; await sleep(50)) {
    const { rows } = await sql<OrderState>`
      update brightpearl_order
      set lease = ${lease}, leased_until = now() + make_interval(secs => ${leaseSeconds})
      where order_id = ${orderId} and (leased_until is null or leased_until < now()) returning *`.execute(db)
    if (rows[0]) return rows[0]
    if (Date.now() > end) throw new Error(`Another process is still sending ${orderId} to Brightpearl`)
  }
}

async function renew(db: Db, orderId: string, lease: string): Promise<void> {
  await sql`update brightpearl_order set leased_until = now() + make_interval(secs => ${leaseSeconds})
    where order_id = ${orderId} and lease = ${lease}`.execute(db)
}

/** Stores which sales order and contact an order is. */
export async function saveSalesOrder(
  db: Db,
  orderId: string,
  { salesOrderId, contactId }: { readonly salesOrderId: string; readonly contactId: number },
): Promise<void> {
  await sql`update brightpearl_order set sales_order_id = ${salesOrderId}, contact_id = ${contactId}
    where order_id = ${orderId}`.execute(db)
}

/** Stores how an attempt ended. An order that changed meanwhile stays pending. */
export async function saveOutcome(
  db: Db,
  state: OrderState,
  { status, error = null }: { readonly status: OrderState["status"]; readonly error?: string | null },
): Promise<void> {
  await sql`update brightpearl_order set error = ${error}, attempts = attempts + 1, updated_at = now(),
    status = case when revision = ${state.revision} then ${status} else 'pending' end
    where order_id = ${state.order_id}`.execute(db)
}

/** Runs a step of an order once, and stores its ID in Brightpearl. @returns the ID */
export async function once(
  db: Db,
  { orderId, reference }: { readonly orderId: string; readonly reference: string },
  work: () => Promise<unknown>,
): Promise<string> {
  const { rows } = await sql<{ remote_id: string | null }>`
    select remote_id from brightpearl_step where reference = ${reference}`.execute(db)
  if (rows[0]) return rows[0].remote_id ?? ""
  const remoteId = String((await work()) ?? "")
  await sql`insert into brightpearl_step (reference, order_id, remote_id)
    values (${reference}, ${orderId}, ${remoteId}) on conflict do nothing`.execute(db)
  return remoteId
}

/** What became of the reservation of an order in Brightpearl, stored in place of an ID. */
export type ReservationResult = "allocated" | "unallocated"

/** The reference of the step that reserves the products of an order. */
export function reservationOf(orderId: string): string {
  return `${orderId}.reservation`
}

/** Stores that Brightpearl allocated the products of an order after it had rejected the reservation. */
export async function saveAllocated(db: Db, orderId: string): Promise<void> {
  const result: ReservationResult = "allocated"
  await sql`update brightpearl_step set remote_id = ${result}
    where reference = ${reservationOf(orderId)}`.execute(db)
}

/** Finds the order of a sales order. */
export async function orderOfSalesOrder(db: Db, salesOrderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ order_id: string }>`select order_id from brightpearl_order
    where sales_order_id = ${salesOrderId} limit 1`.execute(db)
  return rows[0]?.order_id
}

/** Lists orders, the latest first. */
export async function listStates(
  db: Db,
  {
    status,
    order_id: orderId,
  }: { readonly status?: string | undefined; readonly order_id?: string | undefined },
): Promise<readonly OrderState[]> {
  const { rows } = await sql<OrderState>`
    select order_id, sales_order_id, status, error, attempts, updated_at from brightpearl_order
    where status = coalesce(${status ?? null}, status) and order_id = coalesce(${orderId ?? null}, order_id)
    order by updated_at desc limit 100`.execute(db)
  return rows
}

/** The orders that wait since a number of minutes, because a job gave up or was lost. */
export async function waitingSince(db: Db, minutes: number): Promise<readonly OrderState[]> {
  const { rows } = await sql<OrderState>`select order_id, revision, attempts from brightpearl_order
    where status = 'pending' and updated_at < now() - make_interval(mins => ${minutes})
    order by updated_at limit 200`.execute(db)
  return rows
}

/** The orders of the last 90 days that are not shipped yet. */
export async function listUnshipped(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select b.order_id from brightpearl_order b join "order" o on o.id = b.order_id
    where b.sales_order_id is not null and o.canceled_at is null
      and o.fulfillment_status in ('not_fulfilled', 'partially_fulfilled', 'fulfilled', 'partially_shipped')
      and o.created_at > now() - interval '90 days' order by b.order_id limit 5000`.execute(db)
  return rows.map(({ order_id: id }) => id)
}
