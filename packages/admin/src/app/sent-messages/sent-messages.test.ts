import { expect, it } from "vitest"
import { findMessages } from "./message-filters.ts"
import { eventsOf, messageTitle } from "./message-names.ts"
import { recordOf } from "./message-records.ts"
import { firstMessage } from "./resend-dialog.tsx"

it("names a message after what it says, and one of an unknown event after the event", () => {
  expect(messageTitle("order.placed")).toBe("Order confirmation")
  expect(messageTitle("swap.shipment_created")).toBe("Items shipped")
  expect(messageTitle("order.completed")).toBe("order.completed")
  expect(messageTitle(null)).toBe("Message")
})

it("finds messages by name and by event, and takes another event as it is typed", () => {
  const found = (q: string) => findMessages(q).map(({ value }) => value)
  expect(found("ship")).toEqual(["order-shipped"])
  expect(found("order.placed")).toEqual(["order-placed"])
  expect(found("").length).toBe(15)
  expect(found("order.completed ")).toEqual(["order.completed"])
  expect(found("nothing like it")).toEqual([])
  expect(eventsOf("order-shipped")).toContain("claim.shipment_created")
  expect(eventsOf("order.completed")).toEqual(["order.completed"])
})

it.each([
  ["order", "order_1", { label: "Order #17", to: "/a/orders/order_1" }],
  ["order", "order_2", { label: "Order", to: "/a/orders/order_2" }],
  ["swap", "swap_1", { label: "Exchange", to: "/a/orders/order_1" }],
  ["swap", "swap_2", { label: "Exchange" }],
  ["claim", "claim_1", { label: "Claim", to: "/a/orders/order_1" }],
  ["claim", "claim_2", { label: "Claim" }],
  ["order-edit", "oe_1", { label: "Order edit", to: "/a/orders/order_1" }],
  ["customer", "cus_1", { label: "Customer", to: "/a/customers/cus_1" }],
  ["gift_card", "gift_1", { label: "Gift card", to: "/a/gift-cards/gift_1" }],
  ["invite", "invite_1", { label: "Invitation", to: "/a/settings/team" }],
  ["subscription", "sub_1", { label: "subscription" }],
])("leads from a message about %s %s to its record", (resource_type, resource_id, record) => {
  const orders = new Map([
    ["order_1", { id: "order_1", number: 17 }],
    ["swap_1", { id: "order_1" }],
    ["claim_1", { id: "order_1" }],
    ["oe_1", { id: "order_1" }],
  ])
  expect(recordOf({ resource_type, resource_id }, orders)).toEqual(record)
})

it("sends a message again as one of the first", () => {
  expect(firstMessage({ id: "noti_1", parent_id: null })).toBe("noti_1")
  expect(firstMessage({ id: "noti_2", parent_id: "noti_1" })).toBe("noti_1")
})
