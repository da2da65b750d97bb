import { roundedPercentage, roundedQuotient } from "../../../platform/kernel/money.ts"
import type {
  CartTotals,
  GiftCardInput,
  GiftCardTotals,
  GiftCardTransactionInput,
  RegionInput,
} from "./shapes.ts"

type CostInput = Pick<CartTotals, "subtotal" | "shipping_total" | "discount_total" | "tax_total">

/**
 * How much of a cart or order may be paid with gift cards?
 * @param gift_cards_taxable the region's setting: taxed cards pay for net amounts, untaxed ones for tax as well
 * @param sums `tax_total` before any tax of gift cards is taken off
 * @returns smallest units; negative when the sums are (a swap in the customer's favor)
 * @since 0.1
 */
export function giftCardableAmount(gift_cards_taxable: boolean, sums: CostInput): number {
  const net = sums.subtotal + sums.shipping_total - sums.discount_total
  return gift_cards_taxable ? net : net + sums.tax_total
}

/**
 * What do gift cards pay? Cards are used in the order given, and each is credited the tax that was paid when it was
 * bought: its own rate on what it covers.
 *
 * Where nothing is to be paid, cards pay nothing: v1 let them "pay" a negative amount, which ate the money a
 * customer was to get back from a swap.
 * @param gift_cards_taxable the region's setting
 * @param sums `tax_total` before any tax of gift cards is taken off
 * @param cards balances in smallest units, rates in percent
 * @returns whole smallest units, limited as `limitedToCost` says
 * @since 0.1
 */
export function giftCardTotals(
  gift_cards_taxable: boolean,
  sums: CostInput,
  cards: readonly GiftCardInput[],
): GiftCardTotals {
  const cost = Math.max(0, giftCardableAmount(gift_cards_taxable, sums))
  let remaining = cost
  let tax_total = 0
  for (const card of cards) {
    const covered = Math.min(remaining, card.balance)
    tax_total += roundedPercentage(covered, card.tax_rate ?? 0)
    remaining -= covered
  }
  return limitedToCost({ total: cost - remaining, tax_total }, gift_cards_taxable, sums)
}

/**
 * What did gift cards pay for an order? Transactions are what happened, so they are summed.
 * @param transactions amounts in smallest units, rates in percent
 * @param region for rows of old orders, which do not say how they were taxed
 * @param sums `tax_total` before any tax of gift cards is taken off
 * @returns whole smallest units, limited as `limitedToCost` says
 * @since 0.1
 */
export function giftCardTransactionTotals(
  transactions: readonly GiftCardTransactionInput[],
  region: RegionInput,
  sums: CostInput,
): GiftCardTotals {
  const booked = transactions.reduce<GiftCardTotals>(
    (sum, transaction) => ({
      total: sum.total + transaction.amount,
      tax_total: sum.tax_total + roundedPercentage(transaction.amount, transactionRate(transaction, region)),
    }),
    { total: 0, tax_total: 0 },
  )
  return limitedToCost(booked, region.gift_cards_taxable, sums)
}

/**
 * Limits the tax that gift cards are credited to the tax of what they pay for. A card bought at 20 % tax that pays
 * for books at 5 % is credited 5 %. Where cards pay for tax as well, only the part that is still to be paid can be
 * credited. An order that was edited after cards had paid for it counts at most what it costs now. So cards never make
 * a total negative.
 */
function limitedToCost(cards: GiftCardTotals, gift_cards_taxable: boolean, sums: CostInput): GiftCardTotals {
  const cost = giftCardableAmount(gift_cards_taxable, sums)
  const tax = Math.max(0, sums.tax_total)
  if (cost <= 0) return { total: 0, tax_total: 0 }
  const covered = Math.min(cards.total, cost)
  const open = gift_cards_taxable ? tax : cost - covered
  const share = roundedQuotient(tax, covered, cost)
  return { total: covered, tax_total: Math.min(cards.tax_total, share, open) }
}

function transactionRate(transaction: GiftCardTransactionInput, region: RegionInput): number {
  if (transaction.is_taxable !== null) return transaction.tax_rate ?? 0
  const ofCard = transaction.gift_card?.tax_rate
  if (ofCard) return ofCard
  return region.gift_cards_taxable ? (region.tax_rate ?? 0) : 0
}
