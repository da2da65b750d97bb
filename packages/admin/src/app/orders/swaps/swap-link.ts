import { storefrontLink } from "../storefront-link.ts"

/**
 * The page of the storefront on which a customer confirms an exchange, as the email to the customer links to it.
 * @param template of the store, such as `https://shop.example.com/swaps/{cart_id}`, or a path in the storefront; a page of
 * our storefront where the store has none
 * @param storeUrl of the storefront; undefined where the server does not say it
 * @returns undefined where the storefront's address is needed and not known
 */
export function swapLink(
  template: string | null | undefined,
  cartId: string,
  storeUrl: string | undefined,
): string | undefined {
  const link = (template || "swaps/{cart_id}").replaceAll("{cart_id}", encodeURIComponent(cartId))
  return storefrontLink(link, storeUrl)
}
