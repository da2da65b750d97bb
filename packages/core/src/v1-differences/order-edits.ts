import type { V1Difference } from "./difference.ts"

/** Differences of order edits and their payment collections. */
export const orderEditDifferences: readonly V1Difference[] = [
  {
    id: "reservations-of-edited-orders",
    area: "Orders",
    when: "Confirming an order edit",
    v1: "deletes the reservations of the order's line items, so their stock can be sold again",
    stheno: "moves the reservations to the line items of the edited order",
    why: "Stock must not be sold twice.",
  },
  {
    id: "request-of-ended-edits",
    area: "Orders",
    when: "`POST /admin/order-edits/{id}/request` for an order edit that is canceled, declined or confirmed",
    v1: "`200`; a payment collection is created, and for a canceled edit `order-edit.requested` is emitted; a confirmed edit gets a time of the request",
    stheno: "`200`; nothing changes",
    why: "The customer would be asked to pay for an edit that has ended.",
  },
  {
    id: "repeated-request-of-edits",
    area: "Money",
    when: "`POST /admin/order-edits/{id}/request` for an order edit that was requested before",
    v1: "creates another payment collection; what the customer authorized for the first one stays authorized and belongs to nothing",
    stheno:
      "keeps the payment collection. If nothing is authorized, its amount becomes the present difference.",
    why: "An authorization must not get lost.",
  },
  {
    id: "completed-edits-without-increase",
    area: "Orders",
    when: "`POST /store/order-edits/{id}/complete` when more is authorized than the order edit adds to the total, or it adds nothing, and the payment collection is not `authorized`",
    v1: "`400`: the payment is not authorized",
    stheno: "checks whether the authorized amount covers the difference, and completes the order edit",
    why: "The customer must not pay what is not due.",
  },
  {
    id: "relations-of-edits-in-the-store",
    area: "Orders",
    when: "`expand` of `GET /store/order-edits/{id}` and `GET /store/payment-collections/{id}`",
    v1: "allows every relation, also the customer and the addresses of the order",
    stheno:
      "allows the default relations, `order`, `payment_collection.payments` and `payment_collection.payment_sessions` of an order edit, and `payments`, `currency`, `region`, `region.countries`, `region.payment_providers` and `payment_sessions` of a payment collection; others return `400`. `order` has the fields that `GET /store/orders/{id}` returns.",
    why: "The ID of an order edit must not open more than the order edit.",
  },
  {
    id: "undone-changes-of-edits",
    area: "Orders",
    when: "`DELETE /admin/order-edits/{id}/changes/{change_id}` for a changed quantity or a removed line item",
    v1: "deletes the change, and the order edit is left without the line item",
    stheno: "the line item is back with its previous quantity",
    why: "Confirming the order edit would remove an item that nobody wants to remove.",
  },
  {
    id: "discounts-of-undone-additions",
    area: "Money",
    when: "`DELETE /admin/order-edits/{id}/changes/{change_id}` for an added line item, when the order has a fixed discount",
    v1: "leaves the other line items with the shares of the discount that they had next to the added one, so the customer gets less than the discount",
    stheno: "distributes the discount again",
    why: "The customer must get the whole discount.",
  },
  {
    id: "custom-adjustments-of-edits",
    area: "Orders",
    when: "A line item is added to an order edit with adjustments that do not belong to a discount",
    v1: "deletes these adjustments",
    stheno: "keeps them, as both do when a quantity changes",
    why: "The team has agreed on them with the customer.",
  },
  {
    id: "gift-cards-in-totals-of-edits",
    area: "Money",
    when: "`total` and `tax_total` of an order edit whose order was paid with a gift card",
    v1: "do not subtract what the gift card has paid, and `gift_card_total` is 0. `difference_due` is the same",
    stheno: "are the totals that the order has with the edit",
    why: "A storefront that shows the new total would ask for the amount of the gift card again.",
  },
  {
    id: "removed-lines-of-edits",
    area: "Orders",
    when: "A return, swap or claim contains a line item that an order edit has removed",
    v1: "finds the line item, and returns units that the order no longer has",
    stheno: "returns `400` or `404`",
    why: "The line is not part of the order.",
  },
]
