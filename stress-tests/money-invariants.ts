import { discountAdjustments } from "@stheno/core/internal/commerce/sales/discounts/adjustments.ts"
import { spreadRefund } from "@stheno/core/internal/commerce/sales/payments/rules.ts"
import { cartTotals, lineItemRefund, orderTotals } from "@stheno/core/internal/commerce/sales/totals/index.ts"
import { createDice, randomSale, type Dice } from "./random-sales.ts"
import { checkBill, checkLine, checkMethod, checkSums, type Check } from "./money-rules.ts"
import { outOf, type TortureContext, type TortureTest } from "./test.ts"
import type { Sale, SaleLine } from "./totals-oracle.ts"

const wantedSales = 100_000

/** R18: whatever is bought, discounted, paid, changed, and refunded, the money adds up and nothing costs less than 0. */
export const moneyInvariants: TortureTest = {
  id: "R18",
  title: "100,000 random carts and orders whose money must add up, without a second calculation",
  run: (context) => Promise.resolve(checkSales(context, wantedSales)),
}

/** What the sales contained: rules that nothing was held against prove nothing. */
interface Tally {
  "free lines": number
  "partly discounted tax-inclusive lines": number
  "carts to pay": number
  "carts paid by cards": number
  "cards limited by the tax of the goods": number
  refunds: number
  "edits to pay": number
  "edits to refund": number
}

/** Checks random sales until there are enough of them or the time is over. */
export function checkSales(context: TortureContext, wanted: number): void {
  const dice = createDice(context.random)
  const tally: Tally = {
    "free lines": 0,
    "partly discounted tax-inclusive lines": 0,
    "carts to pay": 0,
    "carts paid by cards": 0,
    "cards limited by the tax of the goods": 0,
    refunds: 0,
    "edits to pay": 0,
    "edits to refund": 0,
  }
  let sales = 0
  let checks = 0
  for (; sales < wanted && !context.isOver(); sales++) {
    const round = sales
    const check: Check = (isRight, what) => {
      checks++
      if (!isRight) context.breach(`sale ${round}: ${what()}`)
    }
    live(dice, check, tally)
  }
  context.figure("sales", outOf(sales, wanted))
  context.figure("checks", checks)
  for (const [name, count] of Object.entries({ ...tally } satisfies Record<string, number>)) {
    context.figure(name, count)
    if (sales >= 1000 && count === 0) context.breach(`${sales} sales had no ${name}`)
  }
}

/** A cart becomes an order, is paid, edited, and refunded. */
function live(dice: Dice, check: Check, tally: Tally): void {
  const sale = discounted(goodsOnly(randomSale(dice), dice))
  const cart = cartTotals(sale)
  for (const line of sale.items) {
    const totals = cart.items.get(line.id)!
    checkLine(line, totals, check)
    if (totals.raw_discount_total > 0 && totals.discount_total === totals.subtotal) tally["free lines"]++
    else if (totals.discount_total > 0 && line.includes_tax) tally["partly discounted tax-inclusive lines"]++
  }
  for (const method of sale.shipping_methods) checkMethod(method, cart.shippingMethods.get(method.id)!, check)
  checkSums("cart", cart, check)
  checkBill("cart", cart.totals, sale, check)
  if (cart.totals.total > 0) tally["carts to pay"]++
  if (cart.totals.gift_card_total > 0) tally["carts paid by cards"]++
  if (ownTaxOfCards(sale, cart.totals.gift_card_total) > cart.totals.gift_card_tax_total + 1)
    tally["cards limited by the tax of the goods"]++
  account(
    { ...sale, gift_card_transactions: bookedOn(sale, cart.totals.gift_card_total, check) },
    cart.totals.total,
    {
      dice,
      check,
      tally,
    },
  )
}

/** The order costs what the cart did, also after edits, which are paid or refunded. */
function account(
  order: Sale,
  charged: number,
  { dice, check, tally }: { dice: Dice; check: Check; tally: Tally },
): void {
  const placed = orderTotals({ ...order, payments: [{ amount: charged }], refunds: [] })
  checkSums("order", placed, check)
  checkBill("order", placed.totals, order, check)
  check(
    placed.totals.total === charged,
    () => `the cart took ${charged}, the order costs ${placed.totals.total}`,
  )
  const payments = [{ id: "first", amount: charged, amount_refunded: 0, captured_at: "2020-01-01" }]
  const edited = discounted(editedSale(order, dice))
  const { total } = orderTotals({ ...edited, payments: [], refunds: [] }).totals
  check(total >= 0, () => `the edited order costs ${total}`)
  const paid = () => payments.reduce((sum, row) => sum + row.amount - row.amount_refunded, 0)
  const due = total - paid()
  if (due > 0) {
    payments.push({ id: "second", amount: due, amount_refunded: 0, captured_at: "2020-01-02" })
    tally["edits to pay"]++
  } else if (due < 0) {
    refund(payments, 0 - due, check)
    tally["edits to refund"]++
  }
  check(paid() === total, () => `${paid()} was kept for an order that costs ${total}`)
  for (const line of edited.items) {
    const back = lineItemRefund({ line, quantity: dice.whole(0, line.quantity) }, edited)
    check(Number.isSafeInteger(back) && back >= 0, () => `the refund of ${line.id} is ${back}`)
    refund(payments, Math.min(back, paid()), check)
    if (back > 0) tally.refunds++
  }
  const refunds = payments.map((row) => ({ amount: row.amount_refunded }))
  const { paid_total, refunded_total, refundable_amount } = orderTotals({
    ...edited,
    payments,
    refunds,
  }).totals
  check(refundable_amount >= 0, () => `${refunded_total} of ${paid_total} was refunded`)
  check(refundable_amount === paid(), () => `${refundable_amount} is called refundable, ${paid()} is left`)
}

function refund(
  payments: { id: string; amount: number; amount_refunded: number; captured_at: string }[],
  amount: number,
  check: Check,
): void {
  const parts = spreadRefund(payments, amount)
  check(parts !== undefined, () => `${amount} could not be refunded`)
  for (const part of parts ?? []) {
    const payment = payments.find(({ id }) => id === part.paymentId)!
    payment.amount_refunded += part.amount
    check(payment.amount_refunded <= payment.amount, () => `more than ${payment.amount} was refunded`)
  }
}

/** Without what comes back, and with more of what went wrong once: everything off, and cards taxed unlike the goods. */
function goodsOnly(sale: Sale, dice: Dice): Sale {
  const items = sale.items.filter((line) => !line.is_return)
  const cheap = dice.chance(0.3) ? items.map((line) => ({ ...line, unit_price: dice.whole(0, 9) })) : items
  const isUntaxed = dice.chance(0.1)
  const taxed = isUntaxed ? cheap.map((line) => ({ ...line, tax_lines: [{ rate: 0 }] })) : cheap
  const all = { id: "goods", rule: { type: "percentage", value: 100, allocation: "total" } } as const
  const discounts = dice.chance(0.2) ? [all] : sale.discounts
  return { ...sale, items: taxed, discounts, gift_card_transactions: [] }
}

/** Puts what the discounts take off on the lines, beside what was taken off by hand. */
function discounted(sale: Sale): Sale {
  const byHand = sale.items.map((line) => ({
    ...line,
    adjustments: line.adjustments.filter(({ discount_id }) => discount_id === null),
  }))
  const rows = discountAdjustments(sale.discounts, byHand)
  const items = byHand.map((line) => ({
    ...line,
    adjustments: [...line.adjustments, ...rows.filter(({ item_id }) => item_id === line.id)],
  }))
  return { ...sale, items }
}

/** Other quantities, and sometimes a line less. */
function editedSale(sale: Sale, dice: Dice): Sale {
  const kept = sale.items.filter(() => !dice.chance(0.2))
  const items = kept.map((line): SaleLine => {
    const quantity = dice.chance(0.5) ? line.quantity : dice.spread(1_000_000)
    return { ...line, quantity, returned_quantity: 0, shipped_quantity: 0 }
  })
  return { ...sale, items }
}

/** Takes an amount from the cards, one after another. None may be asked for more than it holds. */
function bookedOn(sale: Sale, amount: number, check: Check): Sale["gift_card_transactions"] {
  let left = amount
  const rows = sale.gift_cards.flatMap(({ balance, tax_rate }) => {
    const part = Math.min(left, balance)
    left -= part
    return part > 0
      ? [{ amount: part, is_taxable: (tax_rate ?? 0) > 0, tax_rate, gift_card: { tax_rate } }]
      : []
  })
  check(left === 0, () => `cards pay ${amount}, ${left} more than they hold`)
  return rows
}

function ownTaxOfCards(sale: Sale, amount: number): number {
  const rows = bookedOn(sale, amount, () => {})
  return rows.reduce((sum, row) => sum + (row.amount * (row.tax_rate ?? 0)) / 100, 0)
}
