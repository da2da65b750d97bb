import { events } from "../messages.ts"

// region sample
events.subscribe(
  "order.counted",
  (data) => {
    console.log("heard", data)
  },
  { subscriberId: "counter" },
)

await events.emit("order.counted", { id: "order_1" })
// endregion
