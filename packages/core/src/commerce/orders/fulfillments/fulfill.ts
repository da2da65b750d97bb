import { askOnce, type AskingStage } from "../../../platform/http/ask-once.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import type { Metadata } from "../../../platform/kernel/metadata.ts"
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
import {
  groupIntoParcels,
  packedLines,
  type PackableLine,
  type PackedLine,
  type PackingMethod,
  type WantedLine,
} from "./rules.ts"

/** What is to be fulfilled, as read under its lock. */
export interface Fulfillable {
  readonly lines: readonly PackableLine[]
  /** the units of them that are to be packed */
  readonly wanted: readonly WantedLine[]
  /** at least one */
  readonly methods: readonly PackingMethod[]
  /** what providers receive of it */
  readonly about: ProviderData
}

/**
 * How an order, a swap or a claim is fulfilled. A repetition under the same key may begin after `packed`, with what
 * that gave.
 */
export interface FulfillmentJob<Memory> {
  readonly owner: FulfillmentOwner
  readonly locationId?: string | null | undefined
  readonly metadata?: Metadata | null | undefined
  /** locks the owner, checks that it can be fulfilled, and reads it */
  open(stage: AskingStage): Promise<Fulfillable>
  /** sets the owner's status after units were counted as packed; gives plain JSON, for the steps below */
  packed(stage: AskingStage): Promise<Memory>
  /** locks the owner and sets its status back, because a provider refused */
  unpacked(stage: AskingStage, memory: Memory): Promise<void>
  /** emits events for the new fulfillments */
  created(stage: AskingStage, ids: readonly string[], memory: Memory): Promise<void>
}

interface Packing<Memory> {
  readonly fulfillments: readonly NewFulfillment[]
  readonly lines: readonly PackedLine[]
  readonly released: readonly ReleasedUnits[]
  readonly about: ProviderData
  readonly memory: Memory
}

/**
 * Fulfills: counts the units as packed and takes them out of stock, then tells the providers while nothing is
 * locked, then keeps what they said. When a provider refuses, everything is as before. After a crash in between the
 * fulfillments are there: a repetition under the same key asks the providers again about them, and without a key
 * they can be canceled.
 * @returns ids of the fulfillments
 * @throws fulfillments.too_many, inventory.insufficient_at_location, inventory.missing_at_location,
 *   fulfillments.provider_failed, idempotency.busy, and what `open` throws
 * @locks the owner, then inventory levels; nothing while providers are asked
 * @since 0.1
 */
export async function fulfill<Memory>(context: AskingStage, job: FulfillmentJob<Memory>): Promise<string[]> {
  return askOnce(context, {
    plan: (stage) => pack(stage, job),
    ask: ({ fulfillments, about }: Packing<Memory>) => askProviders(context.engine, fulfillments, about),
    conclude: async (stage, { fulfillments, memory }, kept) => {
      await saveProviderData(stage.db, kept)
      const ids = fulfillments.map(({ id }) => id)
      await job.created(stage, ids, memory)
      return ids
    },
    undo: (stage, packing) => unpack(stage, job, packing),
  })
}

async function pack<Memory>(stage: AskingStage, job: FulfillmentJob<Memory>): Promise<Packing<Memory>> {
  const { lines: all, wanted, methods, about } = await job.open(stage)
  const lines = packedLines(all, wanted)
  await countPacked(stage.db, lines)
  const released = job.locationId ? await takeFromStock(stage, lines, job.locationId) : []
  const fulfillments = await insertFulfillments(stage.db, groupIntoParcels(methods, lines), job)
  return { fulfillments, lines, released, about, memory: await job.packed(stage) }
}

async function unpack<Memory>(
  stage: AskingStage,
  job: FulfillmentJob<Memory>,
  packing: Packing<Memory>,
): Promise<void> {
  await job.unpacked(stage, packing.memory)
  await deleteFulfillments(
    stage.db,
    packing.fulfillments.map((fulfillment) => fulfillment.id),
  )
  await countUnpacked(
    stage.db,
    packing.lines.map(({ line, quantity }) => ({ id: line.id, quantity })),
  )
  if (!job.locationId) return
  const stocked = packing.lines.map(({ line, quantity }) => ({ variant_id: line.variant_id, quantity }))
  await putIntoStock(stage, stocked, job.locationId)
  await reserveAgain(stage, packing.released, job.locationId)
}
