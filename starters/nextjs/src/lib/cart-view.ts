import type { Address, Cart, LineItem, PaymentSession, ShippingOption } from "@stheno/js-client/store"
import {
  billingDetails,
  categoriesOf,
  completableProviders,
  isRedirect,
  payerOf,
  progressOf,
  redirectUrlOf,
  secretIn,
  usesKlarna,
  type Due,
  type PaymentCategory,
  type PaymentProgress,
} from "./payment-rules"
import { pricesIncludeTax } from "./tax-display"

/** A line of a cart as pages show it. Amounts are integers in the currency's smallest unit. */
export interface CartLine {
  readonly id: string
  readonly variantId: string | null
  readonly title: string
  /** the name of the variant, null where the product has only one */
  readonly variant: string | null
  /** the handle of the product, null if the product was deleted */
  readonly handle: string | null
  readonly thumbnail: string | null
  readonly quantity: number
  /** the price of the line before discounts, with tax where the region's prices include it */
  readonly amount: number
  /** the price of the line after discounts */
  readonly discounted: number
  /** how many units are in stock, null if that is not limited */
  readonly stock: number | null
  /** a line of an exchange that the customer sends back; it cannot be changed */
  readonly isReturn: boolean
}

/** The sums of a cart or an order, all of them with tax where the prices of its lines include it. */
export interface Totals {
  readonly subtotal: number
  readonly discount: number
  readonly shipping: number
  readonly tax: number
  readonly giftCards: number
  readonly total: number
}

/** The fields of an address as forms send them. */
export interface AddressFields {
  readonly first_name: string
  readonly last_name: string
  readonly company: string
  readonly address_1: string
  readonly address_2: string
  readonly postal_code: string
  readonly city: string
  readonly province: string
  readonly country_code: string
  readonly phone: string
}

/** What the selected payment waits for. */
export interface PaymentView {
  readonly providerId: string
  readonly status: string
  /** what opens this one payment, made for browsers: see `secretIn` */
  readonly clientSecret: string | null
  /** the page of the provider on which the customer pays; null if there is none */
  readonly redirectUrl: string | null
  /** what it waits for, as far as the API knows */
  readonly progress: PaymentProgress
  /** the ways to pay that Klarna offers */
  readonly categories: readonly PaymentCategory[]
}

/** A cart as pages show it: only what they need, so that little is sent to the browser. */
export interface CartView {
  readonly id: string
  readonly currency: string
  readonly countryCode: string | null
  /** the countries that the cart's region delivers to */
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  readonly lines: readonly CartLine[]
  readonly count: number
  /** whether prices are shown with tax */
  readonly includesTax: boolean
  readonly totals: Totals
  readonly discounts: readonly string[]
  readonly giftCards: readonly string[]
  readonly email: string | null
  readonly shippingAddress: AddressFields | null
  readonly billingAddress: AddressFields | null
  readonly shippingOptions: readonly string[]
  /** the IDs of the payment providers whose payments can be completed here */
  readonly providers: readonly string[]
  readonly payment: PaymentView | null
  /** whether something in the cart is sent by a carrier: gift cards are not */
  readonly needsShipping: boolean
}

/** A shipping option that the customer can choose. */
export interface ShippingChoice {
  readonly id: string
  readonly name: string
  readonly amount: number
  readonly profileId: string
}

/** Reduces a cart of the API to what pages show. */
export function viewOfCart(cart: Cart): CartView {
  const country = cart.shipping_address?.country_code ?? cart.region?.countries?.[0]?.iso_2 ?? ""
  const includesTax = pricesIncludeTax(country)
  const lines = (cart.items ?? []).map((item) => viewOfLine(item, includesTax))
  return {
    id: cart.id,
    currency: cart.region?.currency_code ?? "usd",
    countryCode: cart.shipping_address?.country_code ?? null,
    countries: (cart.region?.countries ?? []).map(({ iso_2, display_name }) => ({
      code: iso_2,
      name: display_name,
    })),
    lines,
    count: lines.reduce((sum, line) => sum + (line.isReturn ? 0 : line.quantity), 0),
    includesTax,
    totals: totalsOf(cart, includesTax),
    discounts: (cart.discounts ?? []).map(({ code }) => code),
    giftCards: (cart.gift_cards ?? []).map(({ code }) => code),
    email: cart.email,
    shippingAddress: fieldsOf(cart.shipping_address),
    billingAddress: fieldsOf(cart.billing_address),
    shippingOptions: (cart.shipping_methods ?? []).map((method) => method.shipping_option_id),
    providers: completableProviders(
      (cart.region?.payment_providers ?? []).map(({ id }) => id),
      cart.payment_sessions ?? [],
    ),
    payment: paymentOf(cart),
    needsShipping: (cart.items ?? []).some((item) => !item.is_giftcard && !item.is_return),
  }
}

function viewOfLine(item: LineItem, includesTax: boolean): CartLine {
  const { variant } = item
  const limited = variant?.manage_inventory === true && !variant.allow_backorder
  return {
    id: item.id,
    variantId: item.variant_id,
    title: item.title,
    variant: variantName(item),
    handle: variant?.product?.handle ?? null,
    thumbnail: item.thumbnail,
    quantity: item.quantity,
    amount: amountOf(item, includesTax),
    discounted: discountedOf(item, includesTax),
    // 0 says that the API did not count, or that everything is reserved: adding more then gets its answer.
    stock: limited && variant.inventory_quantity > 0 ? variant.inventory_quantity : null,
    isReturn: item.is_return,
  }
}

/** The variant's name, unless it only repeats that there is no choice. */
export function variantName({ description, title }: Pick<LineItem, "description" | "title">): string | null {
  const name = description?.trim()
  return name && name !== title && !/^default( variant)?$|^one size$/i.test(name) ? name : null
}

/** The price of a line before discounts, as the store shows prices: with tax or without it. */
export function amountOf(item: LineItem, includesTax: boolean): number {
  const without = item.subtotal ?? item.unit_price * item.quantity
  return includesTax ? (item.original_total ?? item.unit_price * item.quantity) : without
}

function discountedOf(item: LineItem, includesTax: boolean): number {
  const discount = item.discount_total ?? 0
  return includesTax && discount > 0
    ? (item.total ?? item.unit_price * item.quantity)
    : amountOf(item, includesTax) - (includesTax ? 0 : discount)
}

/** What totals are computed from: a cart or an order of the API. */
type Summed = Pick<
  Cart,
  | "items"
  | "subtotal"
  | "discount_total"
  | "shipping_total"
  | "shipping_tax_total"
  | "tax_total"
  | "gift_card_total"
  | "gift_card_tax_total"
  | "total"
  | "shipping_methods"
>

/**
 * The rows of a summary. The API's sums are always without tax. Where prices include tax, customers expect rows that
 * include it too and a note about the tax, so the rows are put together from the totals of the lines.
 */
export function totalsOf(summed: Summed, includesTax: boolean): Totals {
  const { total: sum = 0, tax_total = 0, gift_card_total = 0, gift_card_tax_total = 0 } = summed
  // v1 rounds the tax of a gift card on its own, so a card that pays everything can leave a total of -1.
  const total = gift_card_total > 0 ? Math.max(0, sum) : sum
  const giftCards = gift_card_total + (includesTax ? gift_card_tax_total : 0) + sum - total
  if (!includesTax)
    return {
      subtotal: summed.subtotal ?? 0,
      discount: summed.discount_total ?? 0,
      shipping: summed.shipping_total ?? 0,
      tax: tax_total,
      giftCards,
      total,
    }
  const subtotal = (summed.items ?? []).reduce((sum, item) => sum + amountOf(item, true), 0)
  const shipping = (summed.shipping_methods ?? []).reduce(
    (sum, { total: cost, price }) => sum + (cost ?? price),
    0,
  )
  // The rest, so that the rows always add up to the total, whatever was rounded.
  const discount = subtotal + shipping - giftCards - total
  return { subtotal, discount: Math.max(0, discount), shipping, tax: tax_total, giftCards, total }
}

/** The fields of an address for a form; null if the address contains only the country. */
export function fieldsOf(address: Address | null | undefined): AddressFields | null {
  if (!address || (!address.address_1 && !address.last_name)) return null
  const text = (value: string | null) => value ?? ""
  return {
    first_name: text(address.first_name),
    last_name: text(address.last_name),
    company: text(address.company),
    address_1: text(address.address_1),
    address_2: text(address.address_2),
    postal_code: text(address.postal_code),
    city: text(address.city),
    province: text(address.province),
    country_code: text(address.country_code),
    phone: text(address.phone),
  }
}

function paymentOf(cart: Cart): PaymentView | null {
  const session = (cart.payment_sessions ?? []).find((one) => one.is_selected === true)
  return session ? viewOfSession(session) : null
}

/** Reduces a payment session of a cart or a payment collection to what payment forms need. */
export function viewOfSession({
  provider_id,
  status,
  data,
}: Pick<PaymentSession, "provider_id" | "status" | "data">): PaymentView {
  return {
    providerId: provider_id,
    status,
    clientSecret: secretIn({ provider_id, data }),
    redirectUrl: isRedirect(provider_id) ? redirectUrlOf(data) : null,
    progress: progressOf({ provider_id, status, data }),
    categories: usesKlarna(provider_id) ? categoriesOf(data) : [],
  }
}

/** What a cart costs, and who may take it. */
export function dueOfCart(cart: CartView): Due {
  const { totals, currency, providers, payment, email } = cart
  const address = cart.billingAddress ?? cart.shippingAddress
  // Klarna takes only addresses in the country of the purchase.
  const payer = address?.country_code === cart.countryCode ? payerOf(address, email) : undefined
  const who = { billing: billingDetails(address, email), payer }
  return { amount: totals.total, currency, providers, payment, ...who }
}

/**
 * The shipping options that customers may choose, with the prices that they will see on the cart. An option of the plugin for
 * Webshipper that needs a pick-up point is left out, because this storefront has no list of these points.
 */
export function choicesOf(options: readonly ShippingOption[], includesTax: boolean): ShippingChoice[] {
  return options
    .filter(
      (option) => !option.is_return && !option.admin_only && option.data?.["require_drop_point"] !== true,
    )
    .map((option) => ({
      id: option.id,
      name: option.name,
      amount: (includesTax ? option.price_incl_tax : undefined) ?? option.amount ?? 0,
      profileId: option.profile_id,
    }))
    .sort((one, other) => one.amount - other.amount)
}

/** The cart as it will be when the quantity of a line is changed, until the API confirms it. */
export function withQuantity(cart: CartView, lineId: string, quantity: number): CartView {
  const changed = cart.lines.find((line) => line.id === lineId)
  if (!changed) return cart
  const scale = (amount: number) => Math.round((amount / changed.quantity) * quantity)
  const line = {
    ...changed,
    quantity,
    amount: scale(changed.amount),
    discounted: scale(changed.discounted),
  }
  const lines =
    quantity > 0
      ? cart.lines.map((one) => (one.id === lineId ? line : one))
      : cart.lines.filter((one) => one.id !== lineId)
  const more = line.amount - changed.amount
  const moreToPay = line.discounted - changed.discounted
  return {
    ...cart,
    lines,
    count: cart.count + quantity - changed.quantity,
    totals: {
      ...cart.totals,
      subtotal: cart.totals.subtotal + more,
      discount: Math.max(0, cart.totals.discount + more - moreToPay),
      total: Math.max(0, cart.totals.total + moreToPay),
    },
  }
}
