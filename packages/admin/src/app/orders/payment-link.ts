/** What links of the template can name. */
interface Paid {
  readonly cart_id?: string | null
  readonly order_edit_id?: string
  readonly payment_collection_id?: string
}

/**
 * The page of the storefront on which a customer pays.
 * @param template of the store, such as `https://shop.example.com/pay?cart={cart_id}&edit={order_edit_id}`
 * @param paid what is paid; the link's other placeholders become empty
 * @returns undefined where the store has no template, or one that does not name what is paid
 */
export function paymentLink(template: string | null | undefined, paid: Paid): string | undefined {
  const isNamed = Object.entries(paid).some(([name, id]) => id && template?.includes(`{${name}}`))
  if (!template || !isNamed) return undefined
  const ids: Readonly<Record<string, string | null | undefined>> = { ...paid }
  return template.replace(/\{(cart_id|order_edit_id|payment_collection_id)\}/g, (_, name: string) =>
    encodeURIComponent(ids[name] ?? ""),
  )
}
