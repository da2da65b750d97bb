import { storefrontLink } from "./storefront-link.ts"

/** What links of the template can name. */
interface Paid {
  readonly cart_id?: string | null
  readonly order_edit_id?: string
  readonly payment_collection_id?: string | null
}

/**
 * The page of the storefront on which a customer pays.
 * @param template of the store, such as `https://shop.example.com/pay?cart={cart_id}&edit={order_edit_id}`, or a path in the
 * storefront
 * @param paid what is paid; the link's other placeholders become empty
 * @param storeUrl of the storefront; undefined where the server does not say it
 * @returns undefined where the store has no template, or one that does not name what is paid, and where the storefront's
 * address is needed and not known
 */
export function paymentLink(
  template: string | null | undefined,
  paid: Paid,
  storeUrl: string | undefined,
): string | undefined {
  if (!template || !isNamed(template, paid)) return undefined
  const ids: Readonly<Record<string, string | null | undefined>> = { ...paid }
  const link = template.replace(/\{(cart_id|order_edit_id|payment_collection_id)\}/g, (_, name: string) =>
    encodeURIComponent(ids[name] ?? ""),
  )
  return storefrontLink(link, storeUrl)
}

/**
 * The page of the storefront on which a customer confirms an order edit and pays for it, as the email to the customer links to it: the page
 * of the template for payments; a page of our storefront where the template does not name the edit.
 * @param storeUrl of the storefront; undefined where the server does not say it
 * @returns undefined where the storefront's address is needed and not known
 */
export function editLink(
  template: string | null | undefined,
  edit: { readonly id: string; readonly payment_collection_id?: string | null },
  storeUrl: string | undefined,
): string | undefined {
  const paid = { order_edit_id: edit.id, payment_collection_id: edit.payment_collection_id ?? null }
  if (template && isNamed(template, paid)) return paymentLink(template, paid, storeUrl)
  return storefrontLink(`order-edits/${encodeURIComponent(edit.id)}`, storeUrl)
}

function isNamed(template: string, paid: Paid): boolean {
  return Object.entries(paid).some(([name, id]) => id && template.includes(`{${name}}`))
}
