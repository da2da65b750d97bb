import { subscriber, type SubscriberDefinition } from "@stheno/core"
import { connectionOf } from "../connection.ts"
import { events, messagesOf } from "../messages.ts"
import { readOptions } from "../options.ts"

const definition: SubscriberDefinition = subscriber({
  event: events,
  async handler(told) {
    const settings = readOptions(told.pluginOptions)
    await connectionOf(settings).send(await messagesOf(told, settings))
  },
})
export default definition
