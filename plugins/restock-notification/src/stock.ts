import { CommerceError, type Shop } from "@stheno/core"

/** The stock of a variant, as the storefront of a sales channel shows it. */
export interface Stock {
  readonly variantId: string
  /** the available units; infinite if the stock of the variant is not managed */
  readonly quantity: number
}

/**
 * Reads the stock of a variant as a storefront does.
 * @param channelId the sales channel; by default that of the publishable API key, or the default one
 * @throws not_found if the storefront does not show the variant
 */
export async function readStock(
  { call }: Pick<Shop, "call">,
  variantId: string,
  channelId?: string | null,
): Promise<Stock> {
  const { variant } = (await call("store.GetVariantsVariant", {
    params: { id: variantId },
    query: channelId ? { sales_channel_id: channelId } : {},
  })) as unknown as { variant: StoreVariant }
  if (!variant.manage_inventory) return { variantId, quantity: Infinity }
  return { variantId, quantity: variant.inventory_quantity ?? (variant.purchasable ? Infinity : 0) }
}

/** As `readStock`; a variant that the storefront does not show has no stock. */
export async function readStockOrNone(
  shop: Pick<Shop, "call">,
  variantId: string,
  channelId?: string | null,
): Promise<Stock> {
  try {
    return await readStock(shop, variantId, channelId)
  } catch (error) {
    if (error instanceof CommerceError) return { variantId, quantity: 0 }
    throw error
  }
}

interface StoreVariant {
  readonly manage_inventory: boolean
  readonly inventory_quantity?: number
  readonly purchasable?: boolean
}
