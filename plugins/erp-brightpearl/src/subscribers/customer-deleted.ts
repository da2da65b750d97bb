import { subscriber, type SubscriberDefinition } from "@stheno/core"
import { forgetContact } from "../brightpearl/contact-lease.ts"

/** Deletes the row of a deleted customer's email address. The contact stays in Brightpearl, with the sales orders. */
const customerDeleted: SubscriberDefinition = subscriber({
  event: "customer.deleted",
  handler: async ({ data: { email }, db }) => {
    if (typeof email === "string") await forgetContact(db, email)
  },
})

export default customerDeleted
