import { defineErrors } from "../../../platform/kernel/errors.ts"

/** Why the items of an edit that has ended cannot change, as v1 words it. */
const itemChanges = {
  add: (_id: string, status: string) => `Can not add an item to the edit with status ${status}`,
  update: notUpdatable,
  remove: notUpdatable,
  undo: (_id: string, status: string) => `Cannot delete and item change from a ${status} order edit`,
}

function notUpdatable(id: string, status: string): string {
  return `Can not update an item on the order edit ${id} with the status ${status}`
}

/** A change of the items of an order edit. */
export type ItemAction = keyof typeof itemChanges

/** What `wrong_status` says cannot be done, as v1 words it, before "order edit". */
export type EditActionWords =
  "request confirmation of an" | "confirm an" | "complete an" | "decline an" | "cancel" | "delete"

export const orderEditErrors = defineErrors("order-edits", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Order edit with id ${id} was not found`,
    when: "No order edit has this ID.",
    fix: "List the order edits to find the ID.",
  },
  order_not_found: {
    type: "not_found",
    message: (id: string) => `Order with order_id ${id} does not exist.`,
    when: "The order to edit does not exist.",
    fix: "Use the ID of an order that exists.",
  },
  already_active: {
    type: "invalid_data",
    message: (orderId: string) => `An active order edit already exists for the order ${orderId}`,
    when: "The order has an order edit already that is neither confirmed, declined nor canceled.",
    fix: "Continue with the existing order edit, or cancel it.",
  },
  not_active: {
    type: "not_allowed",
    message: (action: ItemAction, id: string, status: string) => itemChanges[action](id, status),
    wordings: [
      ["add", "…", "…"],
      ["update", "…", "…"],
      ["undo", "…", "…"],
    ],
    when: "The order edit was confirmed, declined or canceled, so its items can no longer be changed.",
    fix: "Create a new order edit.",
  },
  paid: {
    type: "not_allowed",
    message: () => "The items of an order edit cannot change once its payment is authorized",
    when: "A payment for the increase of the total has been authorized, so the items can no longer be changed.",
    fix: "Confirm the order edit, or cancel it and create a new one.",
  },
  line_not_found: {
    type: "not_found",
    message: (id: string) => `Line item with ${id} was not found`,
    when: "No line item has this ID.",
    fix: "Use the ID of one of the order edit's `items`.",
  },
  no_lines: {
    type: "not_found",
    message: (id: string) => `Line item with order_edit_id: ${id} was not found`,
    when: "All line items were removed by the order edit, and an order cannot be left without line items.",
    fix: "Keep a line item, or cancel the order.",
  },
  line_elsewhere: {
    type: "invalid_data",
    message: (id: string, orderId: string) =>
      `Invalid line item id ${id} it does not belong to the same order edit ${orderId}.`,
    when: "The line item does not belong to the order edit, whose items have other IDs than the order's.",
    fix: "Use the ID of one of the order edit's `items`.",
  },
  below_sent: {
    type: "not_allowed",
    message: (title: string, units: number) => `${units} units of ${title} were packed already`,
    when: "The new quantity is less than the number of units that were fulfilled or returned.",
    fix: "Keep at least that many units, or cancel the fulfillment first.",
  },
  change_not_found: {
    type: "not_found",
    message: (id: string) => `Order edit item change ${id} was not found`,
    when: "No change of an order edit has this ID, or it was deleted.",
    fix: "Use the ID of one of the order edit's `changes`.",
  },
  change_elsewhere: {
    type: "invalid_data",
    message: (id: string) =>
      `The item change you are trying to delete doesn't belong to the OrderEdit with id: ${id}.`,
    when: "The change belongs to another order edit.",
    fix: "Use the ID of one of the order edit's `changes`.",
  },
  no_changes: {
    type: "invalid_data",
    message: () => "Cannot request a confirmation on an edit with no changes",
    when: "The order edit has no changes, so its confirmation cannot be requested.",
    fix: "Add, update or remove an item first.",
  },
  wrong_status: {
    type: "not_allowed",
    // v1 ends only one of these with a full stop.
    message: (action: EditActionWords, status: string) =>
      `Cannot ${action} order edit with status ${status}${action === "decline an" ? "." : ""}`,
    wordings: [
      ["request confirmation of an", "…"],
      ["confirm an", "…"],
      ["complete an", "…"],
      ["decline an", "…"],
      ["cancel", "…"],
      ["delete", "…"],
    ],
    when: "The status of the order edit does not allow the request.",
    fix: "Check its `status`; create a new order edit if this one was confirmed, declined or canceled.",
  },
  not_authorized: {
    type: "not_allowed",
    message: () => "Unable to complete an order edit if the payment is not authorized",
    when: "The payment for the increase of the total is not authorized yet, so the order edit cannot be completed.",
    fix: "Authorize the order edit's payment collection first, or let a user request the confirmation again.",
  },
  captured: {
    type: "not_allowed",
    message: () => "A payment of the order edit is captured already",
    when: "The order edit's payment has been captured, so it can no longer be canceled or declined.",
    fix: "Refund the payment first.",
  },
})
