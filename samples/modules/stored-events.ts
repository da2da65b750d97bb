import { createEventBusModule } from "@stheno/core/event-bus"
import { database } from "./database.ts"

const events = createEventBusModule({ db: database.db })
events.subscribe("order.counted", (data, name) => {
  console.log(name, data)
})
events.start()

await events.emit("order.counted", { id: "order_1" })
await events.drain()

await events.stop()
await database.close()
