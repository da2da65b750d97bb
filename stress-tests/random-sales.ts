import type { Sale, SaleDiscount, SaleLine, SaleMethod } from "./totals-oracle.ts"

/** Prices as shops in these currencies have them, in smallest units; the decimals decide how large they get. */
const currencies = [
  { decimals: 0, highest: 3_000_000 },
  { decimals: 2, highest: 900_000 },
  { decimals: 3, highest: 9_000_000 },
]

const rates = [0, 5, 7, 7.25, 8.1, 9.975, 10, 12.5, 14.5, 17.5, 19, 19.6, 20, 21, 25, 29, 35, 0.5, 100]

/** Throws the dice for one test. */
export interface Dice {
  /** a whole number from `low` to `high`, both included */
  whole(low: number, high: number): number
  /** small more often than large: every number of digits is as likely as the next */
  spread(high: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly T[]): T
}

export function createDice(random: () => number): Dice {
  const whole = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  return {
    whole,
    spread: (high) =>
      Math.min(high, whole(1, 10 ** (1 + Math.floor(random() * Math.ceil(Math.log10(high)))))),
    chance: (probability) => random() < probability,
    pick: (choices) => choices[whole(0, choices.length - 1)]!,
  }
}

/** A cart or an order, without what a discount takes off its lines. */
export function randomSale(dice: Dice): Sale {
  const { highest } = dice.pick(currencies)
  const isGross = dice.chance(0.5)
  const isRepeated = dice.chance(0.2)
  const lines = Array.from({ length: dice.whole(0, 6) }, (_, n) =>
    randomLine(dice, `line_${n}`, { highest, isGross }),
  )
  const items = isRepeated ? lines.map((line) => ({ ...lines[0]!, id: line.id })) : lines
  const methods = Array.from({ length: dice.whole(0, 2) }, (_, n) =>
    randomMethod(dice, `parcel_${n}`, isGross),
  )
  const discounts = randomDiscounts(dice, highest)
  return {
    region: { gift_cards_taxable: dice.chance(0.5), tax_rate: dice.pick([null, ...rates]) },
    items,
    shipping_methods: methods,
    discounts,
    ...randomCards(dice),
    payments: times(dice.whole(0, 3), () => ({ amount: dice.spread(1e12) })),
    refunds: times(dice.whole(0, 3), () => ({ amount: dice.spread(1e11) })),
  }
}

function randomLine(
  dice: Dice,
  id: string,
  { highest, isGross }: { highest: number; isGross: boolean },
): SaleLine {
  const quantity = dice.spread(1_000_000)
  const shipped = dice.whole(0, quantity)
  const isReturn = dice.chance(0.05)
  const price = dice.chance(0.03) ? 0 : dice.spread(highest)
  return {
    id,
    unit_price: isReturn ? 0 - price : price,
    quantity,
    includes_tax: dice.chance(0.1) !== isGross,
    allow_discounts: !dice.chance(0.1),
    is_return: isReturn,
    shipped_quantity: shipped,
    returned_quantity: dice.whole(0, shipped),
    tax_lines: randomTaxes(dice),
    adjustments: dice.chance(0.1) && !isReturn ? [{ amount: dice.spread(price + 1), discount_id: null }] : [],
  }
}

function randomMethod(dice: Dice, id: string, isGross: boolean): SaleMethod {
  return { id, price: dice.spread(100_000) - 1, includes_tax: isGross, tax_lines: randomTaxes(dice) }
}

function randomTaxes(dice: Dice): { rate: number | null }[] {
  const count = dice.pick([0, 1, 1, 1, 1, 2, 3])
  return times(count, () => ({
    rate: dice.chance(0.02) ? null : dice.chance(0.3) ? dice.whole(0, 40_000) / 1000 : dice.pick(rates),
  }))
}

function randomDiscounts(dice: Dice, highest: number): SaleDiscount[] {
  const free = times(dice.pick([0, 0, 0, 1, 2]), (n) => discount(`free_${n}`, "free_shipping", 0))
  const goods = dice.pick<() => SaleDiscount[]>([
    () => [],
    () => [discount("goods", "percentage", dice.chance(0.3) ? dice.whole(0, 1000) / 10 : dice.whole(0, 100))],
    () => [discount("goods", "fixed", dice.spread(highest))],
    () => [discount("goods", "fixed", dice.spread(highest), "item")],
  ])()
  return dice.chance(0.5) ? [...free, ...goods] : [...goods, ...free]
}

function discount(
  id: string,
  type: SaleDiscount["rule"]["type"],
  value: number,
  allocation: "total" | "item" = "total",
): SaleDiscount {
  return { id, rule: { type, value, allocation } }
}

function randomCards(dice: Dice): Pick<Sale, "gift_cards" | "gift_card_transactions"> {
  const rate = () => (dice.chance(0.4) ? null : dice.pick(rates))
  const used = times(dice.pick([0, 0, 0, 1, 2]), () => {
    const is_taxable = dice.pick([true, false, null])
    const gift_card = dice.chance(0.8) ? { tax_rate: rate() } : null
    return { amount: dice.spread(1e9), is_taxable, tax_rate: is_taxable ? rate() : null, gift_card }
  })
  const cards = times(dice.pick([0, 0, 1, 2, 3]), () => ({ balance: dice.spread(1e9) - 1, tax_rate: rate() }))
  return { gift_cards: cards, gift_card_transactions: used }
}

function times<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n))
}
