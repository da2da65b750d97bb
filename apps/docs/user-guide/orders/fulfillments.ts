import { guide } from "../driver/guide.ts"
import { placeOrder } from "../driver/orders.ts"

export default guide("/user-guide/orders/fulfillments", async (actions) => {
  const { page, open, click, fill, choose, section, dialog, see, shot, menu, closed } = actions
  const fulfillment = section("Fulfillment")
  const status = page.locator(".page-head")
  const order = await placeOrder(actions, "paid")

  // Create a fulfillment, and cancel it
  await open(`orders/${order.id}`, order.title)
  await click("Create fulfillment", { in: fulfillment })
  await fill("Units of Mug Ink", "1", { in: dialog() })
  await choose(dialog().getByRole("combobox", { name: "Location" }), "Rotterdam")
  await see(dialog().getByText(/in stock here/))
  await see("Metadata")
  await see("Notify the customer")
  await shot("create", dialog())
  await click("Create fulfillment", { in: dialog() })
  await closed()
  await see(status.getByText("Partially fulfilled"))
  await menu("Fulfillment 1", "Cancel fulfillment", { in: fulfillment })
  await click("Cancel fulfillment", { in: dialog() })
  await closed()
  await see(fulfillment.getByText("Canceled", { exact: true }).first())

  // Mark a fulfillment as shipped
  await click("Create fulfillment", { in: fulfillment })
  await fill("Units of Bowl Sage", "0", { in: dialog() })
  await click("Create fulfillment", { in: dialog() })
  await closed()
  await see(fulfillment.getByText("Packed", { exact: true }))
  await shot("packed", fulfillment)
  await click("Mark as shipped", { in: fulfillment })
  await fill("Tracking numbers", "HX00427", { in: dialog() })
  await see("Notify the customer")
  await click("Mark as shipped", { in: dialog() })
  await closed()
  await see(status.getByText("Partially shipped"))
  await click("Create fulfillment", { in: fulfillment })
  await click("Create fulfillment", { in: dialog() })
  await closed()
  await click("Mark as shipped", { in: fulfillment })
  await click("Mark as shipped", { in: dialog() })
  await closed()
  await see(status.getByText("Shipped", { exact: true }))
})
