import { defineErrors } from "../kernel/errors.ts"

export const orderEditErrors = defineErrors("order-edits", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Order edit with id ${id} was not found`,
    when: "No order edit has this id.",
    fix: "Take the id from the list of order edits.",
  },
  order_not_found: {
    type: "not_found",
    message: (id: string) => `Order with order_id ${id} does not exist.`,
    when: "An edit is to be made of an order that does not exist.",
    fix: "Use the id of an order that exists.",
  },
  already_active: {
    type: "invalid_data",
    message: (orderId: string) => `An active order edit already exists for the order ${orderId}`,
    when: "An edit is to be made of an order that has one which is neither confirmed, declined nor canceled.",
    fix: "Go on with the edit that is there, or cancel it.",
  },
  not_active: {
    type: "not_allowed",
    message: (what: string, status: string) => `Can not ${what} with status ${status}`,
    when: "Items of an order edit are to be changed that is confirmed, declined or canceled.",
    fix: "Make a new order edit.",
  },
  paid: {
    type: "not_allowed",
    message: () => "The items of an order edit cannot change once its payment is authorized",
    when: "Items are to be changed after money was set aside for what the edit adds to the total.",
    fix: "Confirm the edit, or cancel it and make a new one.",
  },
  line_not_found: {
    type: "not_found",
    message: (id: string) => `Line item with ${id} was not found`,
    when: "No line item has this id.",
    fix: "Take the id from the `items` of the order edit.",
  },
  line_elsewhere: {
    type: "invalid_data",
    message: (id: string, orderId: string) =>
      `Invalid line item id ${id} it does not belong to the same order edit ${orderId}.`,
    when: "The line item is not one of the order edit; the order's own items have other ids.",
    fix: "Take the id from the `items` of the order edit.",
  },
  below_sent: {
    type: "not_allowed",
    message: (title: string, units: number) => `${units} units of ${title} were packed already`,
    when: "An order edit would leave fewer units of an item than were packed or came back.",
    fix: "Keep at least as many units, or cancel the fulfillment first.",
  },
  change_not_found: {
    type: "not_found",
    message: (id: string) => `Order edit item change ${id} was not found`,
    when: "No change of an order edit has this id, or it was undone.",
    fix: "Take the id from the `changes` of the order edit.",
  },
  change_elsewhere: {
    type: "invalid_data",
    message: (id: string) => `The item change is not one of order edit ${id}`,
    when: "The change is one of another order edit.",
    fix: "Take the id from the `changes` of the order edit.",
  },
  no_changes: {
    type: "invalid_data",
    message: () => "Cannot request a confirmation on an edit with no changes",
    when: "A customer is to be asked about an edit that changes nothing.",
    fix: "Add, change or remove an item first.",
  },
  wrong_status: {
    type: "not_allowed",
    message: (action: string, status: string) => `Cannot ${action} order edit with status ${status}`,
    when: "Something is to be done with an order edit that its status does not allow.",
    fix: "Look at its `status`; make a new order edit where this one has ended.",
  },
  not_authorized: {
    type: "not_allowed",
    message: () => "The payment of the order edit is not authorized",
    when: "A customer completes an order edit before what it adds to the total is set aside.",
    fix: "Authorize the payment collection first, or ask the shop to request the edit again.",
  },
  captured: {
    type: "not_allowed",
    message: () => "A payment of the order edit is captured already",
    when: "An order edit is to be canceled or declined whose money was taken.",
    fix: "Refund the payment first.",
  },
})
