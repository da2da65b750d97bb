/** A line or a shipping method with what it comes to, in the smallest unit of the currency. */
interface Priced {
  readonly includes_tax?: boolean | null
  readonly tax_total?: number | null
}

/** What the sums are made of. */
export interface SummedOrder {
  readonly items: readonly (Priced & { readonly unit_price: number; readonly quantity: number })[]
  readonly shipping_methods: readonly (Priced & { readonly price: number })[]
  readonly gift_card_total?: number
  readonly gift_card_tax_total?: number | null
  readonly total?: number
}

/** The sums below the items of an order, in the smallest unit of its currency. They add up as shown. */
export interface ShownSums {
  /** quantity times unit price of every item, as shown beside the items */
  readonly items: number
  readonly discount: number
  /** as the prices of the shipping methods say, with tax where they include it */
  readonly shipping: number
  /** what is added to the prices */
  readonly addedTax: number
  /** part of the prices already */
  readonly includedTax: number
  /** what gift cards pay, their share of the tax included */
  readonly giftCards: number
  readonly total: number
}

/**
 * Adds up an order the way that its prices are shown: prices with tax stay prices with tax. The discount is what is missing
 * between prices and total, so that every line of the sum can be checked with a pencil.
 */
export function shownSums(order: SummedOrder): ShownSums {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
  const parts = [...order.items, ...order.shipping_methods]
  const taxOf = (isIncluded: boolean) =>
    sum(
      parts.filter((part) => (part.includes_tax ?? false) === isIncluded).map((part) => part.tax_total ?? 0),
    )
  const items = sum(order.items.map(({ unit_price, quantity }) => unit_price * quantity))
  const shipping = sum(order.shipping_methods.map(({ price }) => price))
  const addedTax = taxOf(false)
  const giftCards = (order.gift_card_total ?? 0) + (order.gift_card_tax_total ?? 0)
  const total = order.total ?? 0
  const discount = items + shipping + addedTax - giftCards - total
  return { items, discount, shipping, addedTax, includedTax: taxOf(true), giftCards, total }
}
