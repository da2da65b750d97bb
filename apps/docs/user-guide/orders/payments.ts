import { guide } from "../driver/guide.ts"
import { fillInShipping, placeOrder } from "../driver/orders.ts"

export default guide("/user-guide/orders/payments", async (actions) => {
  const { open, click, fill, choose, section, dialog, see, shot, closed, send } = actions
  const payment = section("Payment")
  const order = await placeOrder(actions, "placed")

  // Capture a payment
  await open(`orders/${order.id}`, order.title)
  await see(payment.getByText("Awaiting capture"))
  await shot("authorized", payment)
  await click("Capture payment", { in: payment })
  await see(dialog().getByText("If you capture less"))
  await shot("capture", dialog())
  await click("Capture payment", { in: dialog() })
  await closed()
  await see(payment.getByText("Captured", { exact: true }))

  // Capture a part
  const cheaper = await placeOrder(actions, "placed")
  await open(`orders/${cheaper.id}`, cheaper.title)
  await click("Capture payment", { in: payment })
  await fill("Amount", "5.00", { in: dialog() })
  await click("Capture payment", { in: dialog() })
  await closed()
  await see(payment.getByText("5.00").first())
  await see(payment.getByText("Captured", { exact: true }))
  await open(`orders/${order.id}`, order.title)

  // Mark an amount as paid. The order was paid without shipping.
  await fillInShipping(actions)
  await click("Add shipping method", { in: dialog() })
  await closed()
  await see(payment.getByText("Outstanding").first())
  await click("Mark as paid", { in: payment })
  await see(dialog().getByLabel("Amount"))
  await click("Mark as paid", { in: dialog() })
  await closed()
  await see(payment.getByText("Paid", { exact: true }))
  await open(`orders/${order.id}`, order.title)

  // Refund a payment
  await click("Refund", { in: payment })
  await fill("Amount", "10.00", { in: dialog() })
  await choose("Reason", "Discount", { in: dialog() })
  await fill("Note", "A scratch on the bowl", { in: dialog() })
  await see("Notify the customer")
  await shot("refund", dialog())
  await click("Refund", { in: dialog() })
  await closed()
  await see(payment.getByText("Partially refunded"))
  await click("Refund", { in: payment })
  await click("Refund", { in: dialog() })
  await closed()
  await see(payment.getByText("Refunded", { exact: true }))

  const canceled = await placeOrder(actions, "placed")
  await send(`/admin/orders/${canceled.id}/cancel`)
  await open(`orders/${canceled.id}`, canceled.title)
  await see(payment.getByText("Canceled", { exact: true }).first())
})
