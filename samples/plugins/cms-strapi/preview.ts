// region preview
interface Access {
  /** the URL of Strapi */
  readonly strapi: string
  /** an API token that can find products; it must not reach the browser */
  readonly token: string
}

/** A product's entry as editors drafted it; undefined without an entry. */
export async function previewOf(productId: string, { strapi, token }: Access) {
  const query = new URLSearchParams({
    "filters[medusa_id][$eq]": productId,
    status: "draft",
  })
  const response = await fetch(`${strapi}/api/products?${query}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(5000),
  })
  if (!response.ok) throw new Error(`Strapi answered ${response.status}`)
  const { data } = (await response.json()) as {
    data: readonly Record<string, unknown>[]
  }
  return data[0]
}
// endregion
