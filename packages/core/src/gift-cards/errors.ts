import { defineErrors } from "../kernel/errors.ts"

export const giftCardErrors = defineErrors("gift-cards", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Gift card with id: ${id} was not found`,
    when: "No gift card has this id, or it was deleted.",
    fix: "List the gift cards and use an id from there.",
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
    when: "The region that the card is to be valid in does not exist.",
    fix: "Use the id of a region.",
  },
  balance_out_of_range: {
    type: "invalid_data",
    message: () => "new balance is invalid",
    when: "A balance below zero or above the card's value is given.",
    fix: "Give a balance between 0 and the value.",
  },
  value_negative: {
    type: "invalid_data",
    message: () => "value must not be less than 0",
    when: "A gift card is made with a negative value.",
    fix: "Give the value in the currency's smallest unit, 0 or more.",
  },
})
