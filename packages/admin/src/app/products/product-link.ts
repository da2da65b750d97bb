/** The key of the store's metadata that holds the template of links to products. */
export const productLinkKey = "product_link_template"

/**
 * Where a product is in the storefront.
 * @param metadata of the store: a template such as `https://shop.example.com/products/{handle}`
 * @returns undefined where the store has no template, or one that is not a web address
 */
export function productLink(
  metadata: Readonly<Record<string, unknown>> | null | undefined,
  handle: string | null,
): string | undefined {
  const template = metadata?.[productLinkKey]
  if (typeof template !== "string" || handle === null || !/^https?:\/\//.test(template)) return undefined
  return template.replaceAll("{handle}", encodeURIComponent(handle))
}
