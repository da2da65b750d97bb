import { events } from "../messages.ts"

// region sample
events.subscribe("order.counted", (data, name) => {
  console.log(name, data)
})

await events.emit("order.counted", { id: "order_1" })
await events.emit([{ eventName: "order.counted", data: { id: "order_2" } }])
// endregion
