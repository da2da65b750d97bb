import { events } from "../messages.ts"

// region sample
const hear = () => {
  console.log("heard")
}
events.subscribe("order.counted", hear)
events.unsubscribe("order.counted", hear)

await events.emit("order.counted", { id: "order_1" })
console.log("nobody heard")
// endregion
