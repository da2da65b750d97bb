import { onceAt } from "../http/idempotency.ts"
import { inTransaction } from "../http/in-transaction.ts"
import type { Context } from "../http/operation.ts"
import type { Metadata } from "../kernel/metadata.ts"
import type { Row } from "../query/fetch.ts"
import {
  askProviders,
  deleteFulfillments,
  insertFulfillments,
  saveProviderData,
  type FulfillmentOwner,
  type NewFulfillment,
} from "./create-fulfillments.ts"
import { countPacked, countUnpacked, putIntoStock, reserveAgain, takeFromStock } from "./pack-lines.ts"
import type { ReleasedUnits } from "./pack-lines.ts"
import { groupIntoParcels, packedLines, type PackedLine, type WantedLine } from "./rules.ts"

type Stage = Pick<Context, "db" | "engine" | "emit" | "idempotencyKey">

/** What is to be fulfilled, as read under its lock. */
export interface Fulfillable {
  /** lines with `variant.product.profiles` */
  readonly lines: readonly Row[]
  /** the units of them that are to be packed */
  readonly wanted: readonly WantedLine[]
  /** shipping methods with their `shipping_option`, at least one */
  readonly methods: readonly Row[]
  /** what providers are told of it */
  readonly about: Row
}

/** How an order, a swap or a claim is fulfilled. */
export interface FulfillmentJob {
  readonly owner: FulfillmentOwner
  readonly locationId?: string | null | undefined
  readonly metadata?: Metadata | null | undefined
  /** locks the owner, checks that it can be fulfilled, and reads it */
  open(stage: Stage): Promise<Fulfillable>
  /** sets the owner's status after units were counted as packed */
  packed(stage: Stage): Promise<void>
  /** locks the owner and sets its status back, because a provider refused */
  unpacked(stage: Stage): Promise<void>
  /** tells of the fulfillments that came to be */
  created(stage: Stage, ids: readonly string[]): Promise<void>
}

interface Packing {
  readonly fulfillments: readonly NewFulfillment[]
  readonly lines: readonly PackedLine[]
  readonly released: readonly ReleasedUnits[]
  readonly about: Row
}

/**
 * Fulfills: counts the units as packed and takes them out of stock, then tells the providers while nothing is
 * locked, then keeps what they said. When a provider refuses, everything is as before. After a crash in between the
 * fulfillments are there and can be canceled.
 * @returns ids of the fulfillments
 * @throws fulfillments.too_many, inventory.insufficient_at_location, fulfillments.provider_failed, and what `open`
 *   throws
 * @locks the owner, then inventory levels; nothing while providers are asked
 * @since 0.1
 */
export async function fulfill(context: Stage, job: FulfillmentJob): Promise<string[]> {
  const { ids, packing } = await inTransaction(context, (stage) => packOnce(stage, job))
  if (!packing) return ids
  try {
    const kept = await askProviders(context.engine, packing.fulfillments, packing.about)
    await inTransaction(context, async (stage) => {
      await saveProviderData(stage.db, kept)
      await job.created(stage, ids)
    })
    return ids
  } catch (error) {
    await inTransaction(context, (stage) => unpack(stage, job, packing))
    throw error
  }
}

/** A repetition under the same key packs nothing: it is told what was packed. */
async function packOnce(stage: Stage, job: FulfillmentJob) {
  let packing: Packing | undefined
  const work = async () => {
    packing = await pack(stage, job)
    return packing.fulfillments.map((fulfillment) => fulfillment.id)
  }
  const { value: ids } = await onceAt(stage.db, stage.idempotencyKey, { point: "packed", work })
  return { ids, packing }
}

async function pack(stage: Stage, job: FulfillmentJob): Promise<Packing> {
  const { lines: all, wanted, methods, about } = await job.open(stage)
  const lines = packedLines(all, wanted)
  await countPacked(stage.db, lines)
  const released = job.locationId ? await takeFromStock(stage, lines, job.locationId) : []
  const fulfillments = await insertFulfillments(stage.db, groupIntoParcels(methods, lines), job)
  await job.packed(stage)
  return { fulfillments, lines, released, about }
}

async function unpack(stage: Stage, job: FulfillmentJob, packing: Packing): Promise<void> {
  await job.unpacked(stage)
  await deleteFulfillments(
    stage.db,
    packing.fulfillments.map((fulfillment) => fulfillment.id),
  )
  await countUnpacked(
    stage.db,
    packing.lines.map(({ line, quantity }) => ({ id: line.id as string, quantity })),
  )
  if (!job.locationId) return
  const stocked = packing.lines.map(({ line, quantity }) => ({ variant_id: line.variant_id, quantity }))
  await putIntoStock(stage, stocked, job.locationId)
  await reserveAgain(stage, packing.released, job.locationId)
}
