import { guide } from "../driver/guide.ts"
import { placeOrder } from "../driver/orders.ts"

export default guide("/user-guide/orders/exchange", async (actions) => {
  const { page, open, click, fill, choose, section, dialog, arrive, see, shot, menu, closed, read, send } =
    actions
  const exchanges = section("Exchanges")
  const order = await placeOrder(actions, "shipped")

  // Create an exchange
  const create = async () => {
    await click("Create exchange", { in: exchanges })
    await arrive("Create exchange")
    await fill("Units of Bowl Sage", "1")
    await click("Add items")
    await dialog().getByRole("searchbox").fill("Bowl Plum")
    await click(
      dialog().locator(".picker-row").filter({ hasText: "Bowl Plum" }).getByRole("checkbox").first(),
    )
    await click("Add 1 item", { in: dialog() })
    await closed()
    await choose("Return shipping", { index: 1 })
    await choose("Shipping of the new items", { index: 1 })
    await see("Allow backorders")
    await choose("Return to", "Rotterdam")
  }
  await open(`orders/${order.id}`, order.title)
  await create()
  await shot("create", [section("Items to return"), section("New items"), section("Summary")], {
    callouts: [
      page.getByLabel("Units of Bowl Sage"),
      section("New items").getByRole("button", { name: "Add items" }),
      section("Summary").getByText("Credit for returned items"),
      section("Summary").getByRole("button", { name: "Create exchange" }),
    ],
  })
  await click("Create exchange")
  await arrive(order.title)
  await see("Waiting for the customer")
  await click("Copy payment link", { in: exchanges })
  await see("Payment link copied")
  await shot("waiting", exchanges)

  // Cancel an exchange
  await menu("Exchanges", "Cancel return", { in: exchanges })
  await click("Cancel return", { in: dialog() })
  await closed()
  await menu("Exchanges", "Cancel exchange", { in: exchanges })
  await see("Cancel this exchange?")
  await click("Cancel exchange", { in: dialog() })
  await closed()
  await see(exchanges.getByText("Canceled", { exact: true }).first())

  // The customer confirms the next one.
  await create()
  await click("Create exchange")
  await arrive(order.title)
  await see("Waiting for the customer")
  const { swaps } = (await read(`/admin/orders/${order.id}`)).order
  const cart = `/store/carts/${swaps.find(({ canceled_at }) => !canceled_at).cart_id}`
  const { shipping_options } = await read(`/store/shipping-options/${cart.split("/").at(-1)}`)
  await send(`${cart}/shipping-methods`, { option_id: shipping_options[0].id })
  await send(`${cart}/payment-sessions`)
  await send(`${cart}/complete`)
  await page.reload()

  // Charge or refund the difference
  await click("Process difference", { in: exchanges })
  await click("Process difference", { in: dialog() })
  await see("Difference processed")
  await closed()

  // Send the new items
  await click("Fulfill new items", { in: exchanges })
  await see(dialog().getByLabel("Location"))
  await click("Create fulfillment", { in: dialog() })
  await closed()
  await click("Mark as shipped", { in: exchanges })
  await fill("Tracking numbers", "HX00981", { in: dialog() })
  await click("Mark as shipped", { in: dialog() })
  await closed()
  await menu("Fulfillment 1", "Change tracking numbers", { in: exchanges })
  await fill("Tracking numbers", "HX00982", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()

  // Receive the exchanged items
  await click("Receive exchanged items", { in: exchanges })
  await see("Receive return")
  await click("Mark as received", { in: dialog() })
  await closed()
  await see(exchanges.getByText("Received", { exact: true }))
})
