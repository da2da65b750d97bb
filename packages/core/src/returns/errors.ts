import { defineErrors } from "../kernel/errors.ts"

export const returnErrors = defineErrors("returns", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Return with id: ${id} was not found`,
    when: "No return has this id.",
    fix: "Take the id from the `returns` of an order.",
  },
  line_not_found: {
    type: "not_found",
    message: (id: string) => `Line item with ${id} was not found`,
    when: "A line is to come back that the order, its swaps and its claims do not have.",
    fix: "Take the ids from the `items` of the order, or from the `additional_items` of its swaps and claims.",
  },
  too_many: {
    type: "not_allowed",
    message: () => "Cannot return more items than have been purchased",
    when: "More units of a line are to come back than were bought and did not come back yet.",
    fix: "Return at most `quantity - returned_quantity` units of each line.",
  },
  line_canceled: {
    type: "invalid_data",
    message: () => "Cannot return items of a canceled swap or claim",
    when: "A line is to come back that was added by a swap or a claim which was canceled.",
    fix: "Leave the line out.",
  },
  reason_has_children: {
    type: "invalid_data",
    message: () => "Cannot apply return reason category",
    when: "The reason is one that others belong to.",
    fix: "Use one of the reasons that belong to it.",
  },
  already_received: {
    type: "not_allowed",
    message: (id: string) => `Return with id ${id} has already been received`,
    when: "A return is to be received a second time.",
    fix: "Request another return for what came later.",
  },
  receiving_canceled: {
    type: "not_allowed",
    message: () => "Cannot receive a canceled return",
    when: "A return is to be received that was canceled.",
    fix: "Request a new return.",
  },
  canceling_received: {
    type: "not_allowed",
    message: () => "Can't cancel a return which has been returned",
    when: "A return is to be canceled whose goods have arrived.",
    fix: "Send the goods again with a swap or a claim.",
  },
  quantity_negative: {
    type: "invalid_data",
    message: () => "quantity must not be less than 0",
    when: "A negative number of units is to come back.",
    fix: "Send whole numbers of units.",
  },
})
