import { entity, one } from "../../../platform/query/entity.ts"

/** A prepaid balance that anyone who knows the code can spend. */
export const GiftCard = entity({
  name: "GiftCard",
  table: "gift_card",
  idPrefix: "gift",
  softDelete: true,
  about: "A prepaid balance that anyone who knows the code can spend.",
  columns: {
    code: "The code that customers enter; unique.",
    value: "The initial balance, an integer in the currency's smallest unit.",
    balance: "The remaining balance, an integer in the currency's smallest unit; never negative.",
    region_id: "The region in which the gift card can be used; its currency is the balance's.",
    order_id: "The order with which the gift card was bought; null if a user created it.",
    is_disabled: "Whether it is disabled and cannot be used.",
    ends_at: "The time at which it expires; null means never.",
    tax_rate: "The tax rate, in percent, applied to amounts paid with the gift card; null means none.",
    is_disabled_by_user:
      "Whether a user disabled it, so that a refund of what emptied it leaves it disabled.",
  },
  hidden: ["is_disabled_by_user"],
  relations: {
    region: one("Region", "region_id"),
    order: one("Order", "order_id"),
  },
})

/** An amount that an order took from a gift card. */
export const GiftCardTransaction = entity({
  name: "GiftCardTransaction",
  table: "gift_card_transaction",
  idPrefix: "gct",
  about: "An amount that an order took from a gift card.",
  columns: {
    gift_card_id: "The gift card that was charged.",
    order_id: "The order that was paid for.",
    amount: "The amount charged, an integer in the currency's smallest unit.",
    is_taxable: "Whether the amount is taxable; null for rows of old versions.",
    tax_rate: "The tax rate of the amount, in percent.",
  },
  relations: {
    gift_card: one("GiftCard", "gift_card_id"),
    order: one("Order", "order_id"),
  },
})
