import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { sendOrder } from "../setup.ts"

await signIn()
const order = await sendOrder()
const [line] = order.items
const { shipping_options } = await medusa.admin.shippingOptions.list()
const shippingOption = shipping_options.find(({ name }) => name === "Parcel")!

// region refund
const { order: refunded } = await medusa.admin.orders.createClaim(order.id, {
  type: "refund",
  claim_items: [
    {
      item_id: line.id,
      quantity: 1,
      reason: "production_failure",
      note: "The zip is broken.",
      tags: ["zip"],
    },
  ],
  refund_amount: 2000,
})
const [claim] = refunded.claims

console.log(claim.type, claim.payment_status, claim.refund_amount)
console.log(refunded.refunded_total)
// endregion
captured("refund")

// region replace
const { order: replacing } = await medusa.admin.orders.createClaim(order.id, {
  type: "replace",
  claim_items: [{ item_id: line.id, quantity: 1, reason: "wrong_item" }],
  additional_items: [{ variant_id: line.variant_id, quantity: 1 }],
  shipping_methods: [{ option_id: shippingOption.id, price: 0 }],
})
const replacement = replacing.claims.find(({ type }) => type === "replace")!

console.log(replacement.type, replacement.fulfillment_status)
console.log(replacement.additional_items[0].title)
// endregion
captured("replace")

// region fulfill
const { order: packed } = await medusa.admin.orders.fulfillClaim(
  order.id,
  replacement.id,
  {},
)
const filled = packed.claims.find(({ id }) => id === replacement.id)!

console.log(filled.fulfillment_status)
// endregion
captured("fulfill")

// region ship
const { order: sent } = await medusa.admin.orders.createClaimShipment(
  order.id,
  replacement.id,
  {
    fulfillment_id: filled.fulfillments[0].id,
    tracking_numbers: ["PARCEL-3"],
  },
)
const shipped = sent.claims.find(({ id }) => id === replacement.id)!

console.log(shipped.fulfillment_status)
// endregion
captured("ship")

// region update
const { order: noted } = await medusa.admin.orders.updateClaim(
  order.id,
  replacement.id,
  {
    claim_items: [
      {
        id: replacement.claim_items[0].id,
        note: "Sent L instead of S.",
        images: [],
        tags: [{ value: "packing" }],
      },
    ],
  },
)
const changed = noted.claims.find(({ id }) => id === replacement.id)!

console.log(changed.claim_items[0].note)
// endregion
captured("update")

// region cancel
try {
  await medusa.admin.orders.cancelClaim(order.id, claim.id)
} catch (error) {
  console.log((error as Error).message)
}
// endregion
captured("cancel")
