import type { Engine } from "../../../platform/http/engine.ts"
import { CommerceError } from "../../../platform/kernel/errors.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Metadata } from "../../../platform/kernel/metadata.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import type { FulfillmentProvider } from "../../../platform/kernel/providers.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { fulfillmentProvider } from "../../sales/shipping/index.ts"
import { fulfillmentErrors } from "./errors.ts"
import type { Parcel } from "./rules.ts"
import { valueOf } from "../../../platform/kernel/certain.ts"

/** What a fulfillment belongs to: one of them. */
export interface FulfillmentOwner {
  readonly order_id?: string
  readonly swap_id?: string
  readonly claim_order_id?: string
}

/** What all shipments of one request have in common. */
export interface FulfillmentDetails {
  readonly owner: FulfillmentOwner
  readonly locationId?: string | null | undefined
  readonly metadata?: Metadata | null | undefined
}

/** A fulfillment that is stored, whose provider does not know of it yet. */
export interface NewFulfillment {
  readonly id: string
  readonly providerId: string
  readonly parcel: Parcel
}

/**
 * Stores one fulfillment per shipment. `saveProviderData` later stores the data of the provider.
 * @since 0.1
 */
export async function insertFulfillments(
  db: Executor,
  parcels: readonly Parcel[],
  { owner, locationId, metadata }: FulfillmentDetails,
): Promise<NewFulfillment[]> {
  const fulfillments = parcels.map((parcel) => ({
    id: newId("ful"),
    providerId: parcel.method.shipping_option.provider_id,
    parcel,
  }))
  const rows = fulfillments.map(({ id, providerId }) => ({
    id,
    ...owner,
    provider_id: providerId,
    location_id: locationId ?? null,
    data: "{}",
    metadata: metadata ? JSON.stringify(metadata) : null,
  }))
  await db.insertInto("fulfillment").values(rows).execute()
  const items = fulfillments.flatMap(({ id, parcel }) =>
    parcel.lines.map(({ line, quantity }) => ({ fulfillment_id: id, item_id: line.id, quantity })),
  )
  if (items.length > 0) await db.insertInto("fulfillment_item").values(items).execute()
  return fulfillments
}

/**
 * Creates new fulfillments at their providers, while nothing is locked. If one fails, the fulfillments that were
 * created already are canceled.
 * @param about the order, swap or claim, as providers see it
 * @returns what the providers want to keep, by fulfillment
 * @throws fulfillments.provider_failed, shipping.provider_not_found; a CommerceError of the provider is passed on
 * @since 0.1
 */
export async function askProviders(
  engine: Pick<Engine, "providers" | "log">,
  fulfillments: readonly NewFulfillment[],
  about: ProviderData,
): Promise<Map<string, ProviderData>> {
  const kept = new Map<string, ProviderData>()
  try {
    for (const { id, providerId, parcel } of fulfillments) {
      const items = parcel.lines.map(({ line, quantity }) => ({ ...line, quantity }))
      const data = await callFulfillmentProvider(engine, providerId, (provider) =>
        provider.createFulfillment(parcel.method.data, items, about, {
          id,
          ...parcelData(parcel),
        }),
      )
      kept.set(id, data)
    }
    return kept
  } catch (error) {
    for (const { id, providerId } of fulfillments)
      if (kept.has(id))
        await callFulfillmentProvider(engine, providerId, (provider) =>
          provider.cancelFulfillment(valueOf(kept, id)),
        ).catch(() => undefined)
    throw error
  }
}

/**
 * Calls a fulfillment provider. Call it while no row is locked: a provider may take its time.
 * @throws fulfillments.provider_failed, shipping.provider_not_found; a CommerceError of the provider is passed on
 * @since 0.1
 */
export async function callFulfillmentProvider<T>(
  engine: Pick<Engine, "providers" | "log">,
  providerId: string,
  call: (provider: FulfillmentProvider) => Promise<T>,
): Promise<T> {
  const provider = fulfillmentProvider(engine, providerId)
  try {
    return await call(provider)
  } catch (error) {
    if (error instanceof CommerceError) throw error
    engine.log.warn({ provider: providerId, error: String(error) }, "A fulfillment provider failed")
    throw fulfillmentErrors.provider_failed(providerId)
  }
}

/**
 * Keeps what providers said about new fulfillments.
 * @since 0.1
 */
export async function saveProviderData(db: Executor, kept: ReadonlyMap<string, ProviderData>): Promise<void> {
  for (const [id, data] of kept)
    await db
      .updateTable("fulfillment")
      .set({ data: JSON.stringify(data) })
      .where("id", "=", id)
      .execute()
}

/**
 * Removes fulfillments that never came to be.
 * @since 0.1
 */
export async function deleteFulfillments(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom("fulfillment_item").where("fulfillment_id", "in", ids).execute()
  await db.deleteFrom("fulfillment").where("id", "in", ids).execute()
}

function parcelData({ method }: Parcel): ProviderData {
  return {
    shipping_method_id: method.id,
    provider_id: method.shipping_option.provider_id,
  }
}
