import { captured } from "../captured.ts"
import { admin } from "../clients.ts"
import { sendOrder } from "../setup.ts"

const order = await sendOrder()
const [line] = order.items
const { shipping_options } = await admin("GET", "/admin/shipping-options")
const parcel = shipping_options.find(
  ({ name }: { name: string }) => name === "Parcel",
)

// region refund
const { order: refunded } = await admin(
  "POST",
  `/admin/orders/${order.id}/claims`,
  {
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
  },
)
const [claim] = refunded.claims

console.log(claim.type, claim.payment_status, claim.refund_amount)
console.log(refunded.refunded_total)
// endregion
captured("refund")

// region replace
const { order: replacing } = await admin(
  "POST",
  `/admin/orders/${order.id}/claims`,
  {
    type: "replace",
    claim_items: [{ item_id: line.id, quantity: 1, reason: "wrong_item" }],
    additional_items: [{ variant_id: line.variant_id, quantity: 1 }],
    shipping_methods: [{ option_id: parcel.id, price: 0 }],
  },
)
const replacement = replacing.claims.find(
  ({ type }: { type: string }) => type === "replace",
)

console.log(replacement.type, replacement.fulfillment_status)
console.log(replacement.additional_items[0].title)
// endregion
captured("replace")

// region fulfill
const claimPath = `/admin/orders/${order.id}/claims/${replacement.id}`
const { order: packed } = await admin("POST", `${claimPath}/fulfillments`)
const filled = packed.claims.find(({ id }: { id: string }) => id === replacement.id)

console.log(filled.fulfillment_status)
// endregion
captured("fulfill")

// region ship
const { order: sent } = await admin("POST", `${claimPath}/shipments`, {
  fulfillment_id: filled.fulfillments[0].id,
  tracking_numbers: ["PARCEL-3"],
})
const shipped = sent.claims.find(({ id }: { id: string }) => id === replacement.id)

console.log(shipped.fulfillment_status)
// endregion
captured("ship")

// region update
const { order: noted } = await admin("POST", claimPath, {
  claim_items: [
    {
      id: replacement.claim_items[0].id,
      note: "Sent L instead of S.",
      images: [],
      tags: [{ value: "packing" }],
    },
  ],
})
const changed = noted.claims.find(({ id }: { id: string }) => id === replacement.id)

console.log(changed.claim_items[0].note)
// endregion
captured("update")

// region cancel
try {
  await admin("POST", `/admin/orders/${order.id}/claims/${claim.id}/cancel`)
} catch (error) {
  console.log((error as Error).message)
}
// endregion
captured("cancel")
