import type { Metadata } from "next"
import { parseLocale } from "./locale"
import { messagesOf } from "./messages"
import { pageMetadata } from "./seo"

/**
 * The title and the addresses of the list of products.
 * @param segment the country and language of the address, such as `de-en`
 */
export async function listMetadata(segment: string): Promise<Metadata> {
  const locale = parseLocale(segment)
  if (!locale) return {}
  const { catalog } = await messagesOf(locale)
  return pageMetadata({
    locale,
    path: "/products",
    title: catalog.allProducts,
    description: catalog.allProductsText,
  })
}
