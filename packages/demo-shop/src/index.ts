import { openApi, type Fetch } from "./api.ts"
import { createOffers } from "./offers.ts"
import { createOrders } from "./orders.ts"
import { createCustomers } from "./people.ts"
import { createCatalogue, describePictures, type PutImage } from "./products.ts"
import { createSettings } from "./settings.ts"

export interface SeedOptions {
  /** the API of an empty shop: an app's `fetch`, or one that reaches a server */
  readonly fetch: Fetch
  /** the base URL of requests, `http://localhost:9000` by default */
  readonly baseUrl?: string
  /** an admin user */
  readonly credentials: { readonly email: string; readonly password: string }
  /** keeps the drawn pictures and says where they are */
  readonly putImage: PutImage
  /** false for a server of v1, which has no operation that stores alternative texts */
  readonly hasAltTexts?: boolean
  readonly seed?: number
  readonly onProgress?: (message: string) => void
}

/** What the demo shop is known by. */
export interface DemoShop {
  readonly publishableKey: string
  readonly regions: { readonly europe: string; readonly america: string }
  readonly products: number
  readonly orders: readonly string[]
}

/**
 * Makes the demo shop Halcyon through the API: what it makes, a person could have made. The same seed makes the
 * same shop, but for ids and dates.
 * @since 0.1
 */
export async function seedDemoShop(options: SeedOptions): Promise<DemoShop> {
  const { fetch, baseUrl = "http://localhost:9000", credentials, putImage, seed = 1 } = options
  const { hasAltTexts = true } = options
  const report = options.onProgress ?? (() => {})
  const random = seededRandom(seed)
  const api = await openApi(fetch, baseUrl, credentials)
  report("regions, warehouses, shipping")
  const settings = await createSettings(api)
  report("products, pictures, stock")
  const { variants, altTexts } = await createCatalogue(api, settings, putImage, random)
  if (hasAltTexts) await describePictures(api, altTexts)
  report("prices, discounts, customers")
  await createOffers(api, settings, variants)
  const customers = await createCustomers(api)
  report("orders in every state")
  const orders = await createOrders(api, settings, variants, customers, random)
  // By it the dashboard tells orders of the demo from the first order of a person.
  await api.admin("POST", "/admin/store", { metadata: { demo_orders: orders.length } })
  const { publishableKey, europe, america } = settings
  const products = new Set(variants.map(({ product }) => product)).size
  return { publishableKey, regions: { europe, america }, products, orders }
}

/** Numbers that look random and repeat for a seed. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

export { draw, drawingNames } from "./drawings/index.ts"
export type { PutImage } from "./products.ts"
