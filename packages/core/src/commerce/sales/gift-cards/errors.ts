import { defineErrors } from "../../../platform/kernel/errors.ts"

export const giftCardErrors = defineErrors("gift-cards", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Gift card with id: ${id} was not found`,
    when: "No gift card has this ID, or it was deleted.",
    fix: "List the gift cards and use an ID from there.",
  },
  code_unknown: {
    type: "not_found",
    message: (code: string) => `Gift card with code: ${code} was not found`,
    when: "No gift card has this code, or it was deleted.",
    fix: "Check the code; it has four groups of four characters.",
  },
  region_not_found: {
    type: "not_found",
    message: (id: string) => `Region with ${id} was not found`,
    when: "The region of the gift card does not exist.",
    fix: "Use an ID that `GET /admin/regions` lists.",
  },
  balance_out_of_range: {
    type: "invalid_data",
    message: () => "new balance is invalid",
    when: "The balance is negative or greater than the gift card's value.",
    fix: "Send a balance from 0 to the gift card's `value`.",
  },
  value_missing: {
    type: "invalid_data",
    message: () => "Can't insert null value in field value on insert in table gift_card",
    when: "The gift card has no value.",
    fix: "Send a value of 0 or more, in the currency's smallest unit.",
  },
  spent: {
    type: "not_allowed",
    message: () => "A gift card of this order was spent, so it cannot be returned or removed from the order",
    when: "A return, a claim or an order edit takes back gift cards, and more of them were spent than are left.",
    fix: "Take back fewer gift cards, or refund the orders first that they paid for.",
  },
  value_negative: {
    type: "invalid_data",
    message: () => "value must not be less than 0",
    when: "The value of the gift card is negative.",
    fix: "Send a value of 0 or more, in the currency's smallest unit.",
  },
})
