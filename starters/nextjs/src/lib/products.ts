import "server-only"
import { cache } from "react"
import { storeClient } from "./client"
import { isNotFound, isUnavailable } from "./errors"
import { toProduct, type Product, type ProductResponse } from "./product-model"
import { isPreviewRejected, previewHeaders, previewToken } from "./preview"
import type { StoreRegion } from "./regions"
import { searchIds } from "./search"

const inLists = "variants,variants.prices,variants.options,options,images,type,collection"
const withCategories = `${inLists},categories`

/** Which products a list shows. */
export interface ProductQuery {
  readonly q?: string | undefined
  /** only products with one of these IDs, at most 100 */
  readonly ids?: readonly string[] | undefined
  readonly categoryIds?: readonly string[] | undefined
  readonly collectionIds?: readonly string[] | undefined
  /** a column of the product, with `-` in front for descending order */
  readonly order?: string | undefined
  readonly limit?: number
  readonly offset?: number
}

/** One page of a list, and how many products there are. */
export interface ProductPage {
  readonly products: readonly Product[]
  readonly count: number
}

/** Where the customer shops. */
export interface Market {
  readonly country: string
  readonly region: StoreRegion
}

/** A list of products with prices, cached under the tag `products`. A text search is not cached. */
export async function listProducts(market: Market, query: ProductQuery = {}): Promise<ProductPage> {
  const { q, ids, categoryIds, collectionIds, order = "-created_at", limit = 24, offset = 0 } = query
  const client = storeClient(q || ids ? {} : { tags: ["products"] })
  const { products, count } = await expanding((expand) =>
    client.products.list({
      region_id: market.region.id,
      limit,
      offset,
      order,
      expand,
      ...(q ? { q } : {}),
      ...(ids ? { id: [...ids] } : {}),
      ...(categoryIds ? { category_id: [...categoryIds] } : {}),
      ...(collectionIds ? { collection_id: [...collectionIds] } : {}),
    }),
  )
  return { products: products.map((product) => toProduct(product, context(market))), count }
}

/** All products of a list, for filters and orders that the API does not have; at most 500. */
export async function listAllProducts(market: Market, query: ProductQuery = {}): Promise<ProductPage> {
  const size = 100
  const first = await listProducts(market, { ...query, limit: size, offset: 0 })
  const pages = Math.min(5, Math.ceil(first.count / size))
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      listProducts(market, { ...query, limit: size, offset: (index + 1) * size }),
    ),
  )
  return { products: [first, ...rest].flatMap(({ products }) => products), count: first.count }
}

/**
 * The products that the store's search engine finds, best first, with the filters that the API has.
 * @returns undefined if the store has no search engine, or if it finds nothing
 */
export async function searchProducts(
  market: Market,
  { q, ...query }: ProductQuery & { readonly q: string },
): Promise<readonly Product[] | undefined> {
  const ids = await searchIds(q)
  if (!ids) return undefined
  const size = 100
  const parts = Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    listProducts(market, { ...query, ids: ids.slice(index * size, (index + 1) * size), limit: size }),
  )
  const products = (await Promise.all(parts)).flatMap((part) => part.products)
  const rank = new Map(ids.map((id, index) => [id, index]))
  return products.toSorted((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0))
}

/**
 * The product behind an address. The address leads to an ID, and the ID to the product, so that a change renews only the
 * pages of this product: they have the tag `product-{id}`. An editor who previews a draft gets it uncached.
 * @returns undefined if there is none, or if it is not published
 */
export const findProduct = cache(
  async (handle: string, country: string, region: StoreRegion): Promise<Product | undefined> => {
    const token = await previewToken()
    const previewed = token && (await previewedProduct(token, handle, { country, region }))
    if (previewed) return previewed
    const { products } = await storeClient({ tags: ["product-handles"] }).products.list({
      handle,
      limit: 1,
      fields: "id",
      expand: "",
    })
    const [found] = products as readonly { readonly id?: string }[]
    if (!found?.id) return undefined
    return productById(found.id, country, region)
  },
)

/** The product behind an address as the API shows it to a preview token; undefined if the token has expired. */
async function previewedProduct(token: string, handle: string, market: Market): Promise<Product | undefined> {
  try {
    const { products } = await expanding((expand) =>
      storeClient().products.list(
        { handle, limit: 1, region_id: market.region.id, expand },
        previewHeaders(token),
      ),
    )
    return products[0] && toProduct(products[0], context(market))
  } catch (error) {
    if (isPreviewRejected(error)) return undefined
    throw error
  }
}

/** The product with an ID; undefined if there is none, or if it is not published. */
export async function productById(
  id: string,
  country: string,
  region: StoreRegion,
): Promise<Product | undefined> {
  try {
    const { product } = await expanding((expand) =>
      storeClient({ tags: [`product-${id}`, "prices"] }).products.retrieve(id, undefined, {
        query: { region_id: region.id, expand },
      }),
    )
    return toProduct(product, context({ country, region }))
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

function context({ country, region }: Market) {
  return { country, currency: region.currency }
}

/** Asks for categories too, unless the server has none: v1 rejects the relation while its feature flag is off. */
async function expanding<T>(request: (expand: string) => Promise<T>): Promise<Widened<T>> {
  try {
    return (await request(withCategories)) as Widened<T>
  } catch (error) {
    if (isUnavailable(error) || isNotFound(error)) throw error
    return (await request(inLists)) as Widened<T>
  }
}

/** Responses by the fields that pages read; which of them a server sends depends on its version. */
type Widened<T> = Omit<T, "products" | "product"> &
  (T extends { products: unknown } ? { readonly products: readonly ProductResponse[] } : unknown) &
  (T extends { product: unknown } ? { readonly product: ProductResponse } : unknown)
