import type { DiscountableLine, DiscountInput } from "../../discounts/adjustments.ts"
import type { GiftCardInput, GiftCardTransactionInput, RegionInput, ShippingMethodInput } from "../shapes.ts"

/**
 * A made-up cart with the order that could come of it, for the oracle.
 * @since 0.1
 */
export interface RandomCase {
  readonly currency_code: string
  readonly region: RegionInput
  /** lines without adjustments from discounts; some have adjustments made by hand */
  readonly items: readonly DiscountableLine[]
  readonly shipping_methods: readonly ShippingMethodInput[]
  readonly discounts: readonly DiscountInput[]
  readonly gift_cards: readonly GiftCardInput[]
  readonly gift_card_transactions: readonly GiftCardTransactionInput[]
  /** units returned, per line */
  readonly returned: readonly number[]
  readonly payments: readonly { readonly amount: number }[]
  readonly refunds: readonly { readonly amount: number }[]
}

/** Source of whole numbers: `next(5)` is one of 0, 1, 2, 3, 4. */
type Dice = (sides: number) => number

/** Largest unit price in smallest units, by the currency's habits: yen, dollars, dinars. */
const currencies = [
  { code: "jpy", largest: 500_000 },
  { code: "usd", largest: 999_999 },
  { code: "eur", largest: 5_000 },
  { code: "kwd", largest: 9_999_999 },
] as const

const rates = [0, 1, 2.5, 5, 5.5, 6, 7, 7.25, 8.1, 8.875, 9.975, 10, 12.5, 14.5, 17.5, 19, 20, 21, 25, 29, 35]

/**
 * A random cart. The same seed gives the same cart.
 * @param seed whole number
 * @since 0.1
 */
export function randomCase(seed: number): RandomCase {
  const dice = diceOf(seed)
  const currency = pick(dice, currencies)
  const items = times(1 + dice(5), (index) => randomLine(dice, index, currency.largest))
  return {
    currency_code: currency.code,
    region: { gift_cards_taxable: dice(2) === 0, tax_rate: randomRate(dice) },
    items,
    shipping_methods: times(dice(3), (index) => randomMethod(dice, index, currency.largest)),
    discounts: randomDiscounts(dice, currency.largest),
    gift_cards: times(dice(3), () => randomCard(dice, currency.largest)),
    gift_card_transactions: dice(2) === 0 ? [] : times(1 + dice(2), () => randomTransaction(dice)),
    returned: items.map((item) => dice(item.quantity + 1)),
    payments: times(dice(3), () => ({ amount: dice(1_000_000) })),
    refunds: times(dice(3), () => ({ amount: dice(1_000) })),
  }
}

function randomLine(dice: Dice, index: number, largest: number): DiscountableLine {
  const is_return = dice(12) === 0
  const price = dice(8) === 0 ? dice(10) : dice(largest)
  return {
    id: `item_${index}`,
    unit_price: is_return ? 0 - price : price,
    quantity: pick(dice, [1, 1, 2, 3, 7, 1 + dice(100), 1 + dice(1_000_000)]),
    includes_tax: dice(3) === 0,
    allow_discounts: dice(6) !== 0,
    is_return,
    tax_lines: randomTaxLines(dice),
    adjustments: dice(10) === 0 ? [{ amount: dice(Math.max(1, price)), discount_id: null }] : [],
    product: { id: `prod_${dice(3)}`, tag_ids: [`tag_${dice(3)}`] },
  }
}

function randomMethod(dice: Dice, index: number, largest: number): ShippingMethodInput {
  return {
    id: `sm_${index}`,
    price: dice(largest),
    includes_tax: dice(3) === 0,
    tax_lines: randomTaxLines(dice),
  }
}

function randomDiscounts(dice: Dice, largest: number): DiscountInput[] {
  const free = { id: "disc_free", rule: { type: "free_shipping", value: 0, allocation: "total" } } as const
  const conditions = dice(4) === 0 ? randomConditions(dice) : []
  const discounts: DiscountInput[] =
    dice(5) === 0 ? [] : [{ id: "disc", rule: randomRule(dice, largest), conditions }]
  if (dice(4) === 0) discounts.splice(dice(discounts.length + 1), 0, free)
  return discounts
}

function randomRule(dice: Dice, largest: number): DiscountInput["rule"] {
  const value = 1 + dice(largest)
  return pick<DiscountInput["rule"]>(dice, [
    { type: "percentage", value: dice(101), allocation: "total" },
    { type: "percentage", value: dice(101), allocation: "item" },
    { type: "fixed", value, allocation: "total" },
    { type: "fixed", value, allocation: "item" },
  ])
}

function randomConditions(dice: Dice): NonNullable<DiscountInput["conditions"]> {
  return [
    { type: "products", operator: dice(2) === 0 ? "in" : "not_in", ids: ["prod_0"] },
    { type: "product_tags", operator: dice(2) === 0 ? "in" : "not_in", ids: ["tag_0", "tag_1"] },
  ]
}

function randomCard(dice: Dice, largest: number): GiftCardInput {
  return { balance: dice(largest * 3), tax_rate: dice(3) === 0 ? null : randomRate(dice) }
}

function randomTransaction(dice: Dice): GiftCardTransactionInput {
  const is_taxable = pick(dice, [true, false, null])
  return {
    amount: dice(100_000),
    is_taxable,
    tax_rate: is_taxable ? randomRate(dice) : null,
    gift_card: { tax_rate: dice(2) === 0 ? null : randomRate(dice) },
  }
}

function randomTaxLines(dice: Dice): { rate: number }[] {
  return times(pick(dice, [0, 1, 1, 1, 2, 3]), () => ({ rate: randomRate(dice) }))
}

function randomRate(dice: Dice): number {
  return dice(4) === 0 ? dice(40_000) / 1000 : pick(dice, rates)
}

function pick<T>(dice: Dice, values: readonly T[]): T {
  return values[dice(values.length)]!
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

/** Mulberry32: 32 bits of state, good enough to spread the cases. */
function diceOf(seed: number): Dice {
  let state = seed | 0
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * sides)
  }
}
