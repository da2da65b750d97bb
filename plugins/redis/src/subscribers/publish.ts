import { subscriber, type SubscriberDefinition } from "@stheno/core"
import { connectionOf } from "../connection.ts"
import { readOptions } from "../options.ts"
import { isPublished, publish } from "../stream.ts"

const definition: SubscriberDefinition = subscriber({
  event: "*",
  // Without names, other subscribers decide which events are delivered.
  when: ({ pluginOptions }) => readOptions(pluginOptions).events.length > 0,
  async handler({ id, eventName, data, pluginOptions, log }) {
    const settings = readOptions(pluginOptions)
    if (!isPublished(eventName, settings.events)) return
    await publish(connectionOf(settings, log), settings, { id, name: eventName, data })
  },
})
export default definition
