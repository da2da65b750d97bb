import type { Context } from "../../../platform/http/operation.ts"
import type { FulfillmentOption } from "../../../platform/kernel/providers.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { retrieveRegion } from "./retrieve-region.ts"

/** What one provider offers in a region. */
export interface ProviderOptions {
  readonly provider_id: string
  readonly options: readonly FulfillmentOption[]
}

/**
 * Asks the fulfillment providers of a region what they offer. A provider that the server does not run offers
 * nothing.
 * @throws regions.not_found
 * @since 0.1
 */
export async function listFulfillmentOptions(
  { db, engine }: Pick<Context, "db" | "engine">,
  regionId: string,
): Promise<ProviderOptions[]> {
  const region = await retrieveRegion(db, regionId, withRelations("fulfillment_providers"))
  const ids = region.fulfillment_providers.map(({ id }) => id)
  return Promise.all(
    ids.map(async (id) => ({
      provider_id: id,
      options: (await engine.providers.fulfillment.get(id)?.options()) ?? [],
    })),
  )
}
