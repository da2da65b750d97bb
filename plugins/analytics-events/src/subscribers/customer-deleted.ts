import { subscriber, type SubscriberDefinition } from "@stheno/core"
import { forgetCustomer } from "../event-table.ts"
import { readOptions } from "../options.ts"
import { idsOf } from "../read-event.ts"

/** Removes a deleted customer from the recorded events, which stay. */
const customerDeleted: SubscriberDefinition = subscriber({
  event: "customer.deleted",
  handler: async ({ pluginOptions, data, db }) => {
    await forgetCustomer(db, idsOf(String(data.id), readOptions(pluginOptions)))
  },
})

export default customerDeleted
