/**
 * Brings back behavior of v1 that is less safe than the default, for a storefront that depends on it. Every setting
 * is `false` by default.
 */
export interface V1Compatibility {
  /** `GET /store/products/{id}` and the variant endpoints also return products that are not published */
  readonly draftProductsById?: boolean
  /** a signed-in customer can use the carts and orders of other accounts by their ID */
  readonly cartsAndOrdersOfOthers?: boolean
  /** a cart includes the `customer` of its account for everyone who has the cart's ID */
  readonly customersOnCarts?: boolean
  /** a client that is not signed in can set `customer_id` of a cart to an account */
  readonly accountsOnGuestCarts?: boolean
  /** carts, draft orders and customers accept the ID of any address */
  readonly addressesOfOthers?: boolean
  /** the store's category tree includes inactive and internal categories below active ones */
  readonly hiddenCategoriesInTree?: boolean
  /** order edits can remove line items whose units are fulfilled, and reduce their quantity */
  readonly removingFulfilledItems?: boolean
  /** `DELETE /admin/products/{id}/variants/{variant_id}` also deletes a variant of another product */
  readonly variantsOfOtherProducts?: boolean
  /** password reset, invite and order claim tokens that v1 signed are valid */
  readonly tokensOfV1?: boolean
  /** new passwords can have fewer than 8 characters */
  readonly shortPasswords?: boolean
}

/** What of an engine knows the settings. */
interface Configured {
  readonly config: { readonly v1Compatibility: V1Compatibility }
}

/** Whether a setting of `v1Compatibility` is on. */
export function isAsInV1({ config }: Configured, setting: keyof V1Compatibility): boolean {
  return config.v1Compatibility[setting] === true
}

/** How often requests to an engine met each difference since they were last taken. */
const met = new WeakMap<Configured["config"], Map<keyof V1Compatibility, number>>()

/** Counts that a response differs from v1's because a setting is off. */
export function countDifference({ config }: Configured, setting: keyof V1Compatibility, times = 1): void {
  const counts = met.get(config) ?? new Map<keyof V1Compatibility, number>()
  met.set(config, counts.set(setting, (counts.get(setting) ?? 0) + times))
}

/** Whether Stheno's way applies to a request that v1 responds to in another way. Counts the request if it does. */
export function differsFromV1(engine: Configured, setting: keyof V1Compatibility): boolean {
  if (isAsInV1(engine, setting)) return false
  countDifference(engine, setting)
  return true
}

/** The differences that requests met since the last call, each with how often. */
export function takeDifferences({ config }: Configured): ReadonlyMap<keyof V1Compatibility, number> {
  const counts = met.get(config)
  met.delete(config)
  return counts ?? new Map<keyof V1Compatibility, number>()
}
