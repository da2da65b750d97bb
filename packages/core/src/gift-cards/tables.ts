import { entity, one } from "../query/entity.ts"

/** A balance that whoever knows the code can pay with. */
export const GiftCard = entity({
  name: "GiftCard",
  table: "gift_card",
  idPrefix: "gift",
  softDelete: true,
  about: "A balance that whoever knows the code can pay with.",
  columns: {
    code: "The code customers enter; unique.",
    value: "What it was worth when made, in the currency's smallest unit.",
    balance: "What is left, in the currency's smallest unit; never below zero.",
    region_id: "The region it can be used in.",
    order_id: "The order that bought it; null when made by hand.",
    is_disabled: "Whether it is switched off.",
    ends_at: "When it stops being accepted; null means never.",
    tax_rate: "The tax rate due when it pays for something, in percent; null means none.",
  },
  relations: {
    region: one("Region", "region_id"),
    order: one("Order", "order_id"),
  },
})

/** What an order took from a gift card. */
export const GiftCardTransaction = entity({
  name: "GiftCardTransaction",
  table: "gift_card_transaction",
  idPrefix: "gct",
  about: "What an order took from a gift card.",
  columns: {
    gift_card_id: "The gift card.",
    order_id: "The order that was paid with it.",
    amount: "The amount taken, in the currency's smallest unit.",
    is_taxable: "Whether tax is due on the amount; null on rows of old versions.",
    tax_rate: "The tax rate due on the amount, in percent.",
  },
  relations: {
    gift_card: one("GiftCard", "gift_card_id"),
    order: one("Order", "order_id"),
  },
})
