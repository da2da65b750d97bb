import { subscriber, type SubscriberDefinition } from "@stheno/core"
import { recordEvent } from "../event-table.ts"
import { readOptions } from "../options.ts"
import { events, readEvent } from "../read-event.ts"

/** Records each event, once. */
const record: SubscriberDefinition = subscriber({
  event: events,
  handler: async ({ pluginOptions, id, eventName, data, db, call }) => {
    const row = await readEvent({ id, eventName, data, db, call }, readOptions(pluginOptions))
    if (row) await recordEvent(db, row)
  },
})
export default record
