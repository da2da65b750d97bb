import { CommerceError, service, sql, type ServiceDefinition, type Shop } from "@stheno/core"
import { createItem, isRecord, itemsOf, presentShared, type NewItem, type StoredItem } from "../items.ts"
import { readOptions } from "../options.ts"
import { readShareToken, signShareToken } from "../share-tokens.ts"

/** A wishlist as its link shows it. */
export interface SharedWishlist {
  readonly items: readonly StoredItem[]
  readonly first_name: string | null
}

/** Which item to remove: its place in the list, its variant, or both, which then must fit each other. */
export interface RemovedItem {
  readonly index?: number | undefined
  readonly variant_id?: string | undefined
}

/** Reads and changes wishlists, which are the property `wishlist` of a customer's `metadata`. */
export interface WishlistService {
  /** @throws not_found, not_allowed if the list is full */
  add(customerId: string, item: NewItem): Promise<void>
  /** @throws invalid_data if the list has no such item */
  remove(customerId: string, item: RemovedItem): Promise<void>
  /** @throws invalid_data if the customer has no wishlist */
  share(customerId: string): Promise<string>
  /** Ends all links that exist. */
  endShares(customerId: string): Promise<void>
  /** @throws not_found if the token is not that of a shared wishlist */
  readShared(token: string): Promise<SharedWishlist>
}

const wishlist: ServiceDefinition<WishlistService> = service((shop) => {
  const { max_items: most, ...options } = readOptions(shop.pluginOptions)
  // Links of v1's plugin are signed with the server's secret.
  const secrets = [options.jwt_secret, shop.engine.config.jwtSecret].filter((secret) => secret !== undefined)
  const save = (customerId: string, metadata: Record<string, unknown>) =>
    shop.services.customerService.update(customerId, { metadata })

  return {
    async add(customerId, input) {
      const items = itemsOf(await lockMetadata(shop.db, customerId))
      if (items.length >= most)
        throw new CommerceError(
          "not_allowed",
          `The wishlist is full: it can have ${most} items. Remove an item first.`,
        )
      await save(customerId, { wishlist: [...items, await createItem(shop, input)] })
    },

    async remove(customerId, { index, variant_id: variantId }) {
      const items = itemsOf(await lockMetadata(shop.db, customerId))
      const place = index ?? items.findIndex((item) => item["variant_id"] === variantId)
      const item = items[place]
      if (!item || (variantId !== undefined && item["variant_id"] !== variantId))
        throw new CommerceError("invalid_data", "The wishlist has no such item. Request it again.")
      await save(customerId, { wishlist: items.toSpliced(place, 1) })
    },

    async share(customerId) {
      const metadata = await lockMetadata(shop.db, customerId)
      if (!isRecord(metadata) || !Array.isArray(metadata["wishlist"]))
        throw new CommerceError("invalid_data", "Invalid data - Customer doesn't have a wishlist")
      return await signShareToken(secrets[0]!, { customer_id: customerId, version: versionOf(metadata) })
    },

    async endShares(customerId) {
      const metadata = await lockMetadata(shop.db, customerId)
      await save(customerId, { wishlist_share_version: versionOf(metadata) + 1 })
    },

    readShared: (token) => readShared(shop.db, secrets, token),
  }
})

export default wishlist

/** Locks the customer, so that two requests do not overwrite each other's items. */
async function lockMetadata(db: Shop["db"], customerId: string): Promise<unknown> {
  const { rows } = await sql<{ metadata: unknown }>`
    select metadata from customer where id = ${customerId} and deleted_at is null for update`.execute(db)
  if (rows[0]) return rows[0].metadata
  throw new CommerceError("not_found", `Customer with id: ${customerId} was not found`)
}

async function readShared(
  db: Shop["db"],
  secrets: readonly string[],
  token: string,
): Promise<SharedWishlist> {
  const unknown = new CommerceError("not_found", "Invalid token")
  const claims = await readShareToken(secrets, token)
  if (!claims) throw unknown
  const { rows } = await sql<{ first_name: string | null; metadata: unknown }>`
    select first_name, metadata from customer
    where id = ${claims.customer_id} and deleted_at is null`.execute(db)
  const [customer] = rows
  if (!customer || versionOf(customer.metadata) !== claims.version) throw unknown
  return { items: await presentShared(db, itemsOf(customer.metadata)), first_name: customer.first_name }
}

function versionOf(metadata: unknown): number {
  const version = isRecord(metadata) ? metadata["wishlist_share_version"] : undefined
  return Number.isSafeInteger(version) ? Number(version) : 0
}

declare module "@stheno/core" {
  interface Services {
    wishlistService: WishlistService
  }
}
