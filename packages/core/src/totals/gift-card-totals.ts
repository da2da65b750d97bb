import { roundedPercentage } from "../kernel/money.ts"
import type {
  CartTotals,
  GiftCardInput,
  GiftCardTotals,
  GiftCardTransactionInput,
  RegionInput,
} from "./shapes.ts"

/**
 * How much of a cart or order may be paid with gift cards?
 * @param gift_cards_taxable the region's setting: taxed cards pay for net amounts, untaxed ones for tax as well
 * @param sums `tax_total` before any tax of gift cards is taken off
 * @returns smallest units; negative when the sums are (a swap in the customer's favour)
 * @since 0.1
 */
export function giftCardableAmount(
  gift_cards_taxable: boolean,
  sums: Pick<CartTotals, "subtotal" | "shipping_total" | "discount_total" | "tax_total">,
): number {
  const net = sums.subtotal + sums.shipping_total - sums.discount_total
  return gift_cards_taxable ? net : net + sums.tax_total
}

/**
 * What do gift cards pay? Cards are used in the order given. The tax of a card is its own rate on what it
 * covers; a card without a rate adds no tax, and does not lower what the next card's tax is reckoned on.
 *
 * Where nothing is to be paid, cards pay nothing: v1 let them "pay" a negative amount, which ate the money a
 * customer was to get back from a swap.
 * @param cardable `giftCardableAmount(...)`, smallest units
 * @param cards balances in smallest units, rates in percent
 * @returns whole smallest units
 * @since 0.1
 */
export function giftCardTotals(cardable: number, cards: readonly GiftCardInput[]): GiftCardTotals {
  let remaining = Math.max(0, cardable)
  let tax_total = 0
  for (const card of cards) {
    const covered = Math.min(remaining, card.balance)
    if (!card.tax_rate || covered <= 0) continue
    tax_total += roundedPercentage(covered, card.tax_rate)
    remaining -= covered
  }
  const balances = cards.reduce((sum, card) => sum + card.balance, 0)
  return { total: Math.min(Math.max(0, cardable), balances), tax_total }
}

/**
 * What did gift cards pay for an order? Transactions are what happened, so they are summed, not limited.
 * @param transactions amounts in smallest units, rates in percent
 * @param region for rows of old orders, which do not say how they were taxed
 * @returns whole smallest units
 * @since 0.1
 */
export function giftCardTransactionTotals(
  transactions: readonly GiftCardTransactionInput[],
  region: RegionInput,
): GiftCardTotals {
  return transactions.reduce<GiftCardTotals>(
    (sum, transaction) => ({
      total: sum.total + transaction.amount,
      tax_total: sum.tax_total + roundedPercentage(transaction.amount, transactionRate(transaction, region)),
    }),
    { total: 0, tax_total: 0 },
  )
}

function transactionRate(transaction: GiftCardTransactionInput, region: RegionInput): number {
  if (transaction.is_taxable !== null) return transaction.tax_rate ?? 0
  const ofCard = transaction.gift_card?.tax_rate
  if (ofCard) return ofCard
  return region.gift_cards_taxable ? (region.tax_rate ?? 0) : 0
}
