import type { Actions } from "../driver/actions.ts"
import { guide } from "../driver/guide.ts"
import { createReturnReasons, placeOrder, regionOf, type SetUpOrder } from "../driver/orders.ts"

export default guide("/user-guide/orders/returns", async (actions) => {
  const { page, open, click, fill, choose, section, dialog, arrive, see, shot, menu, closed, send } = actions
  await createReturnReasons(actions)
  const order = await placeOrder(actions, "shipped")

  // Request a return
  await open(`orders/${order.id}`, order.title)
  await click("Request return", { in: section("Returns") })
  await arrive("Request return")
  await fill("Units of Mug Ink", "1")
  await choose("Reason", "Arrived damaged")
  await fill("Note", "The handle has a crack")
  await choose("Return shipping", { index: 1 })
  await see(section("Return details").getByLabel(/^Price/))
  await choose("Return to", "Rotterdam")
  await see("To be refunded")
  await shot("request", [section("Items to return"), section("Return details"), section("Summary")], {
    callouts: [
      page.getByLabel("Units of Mug Ink"),
      page.getByLabel(/^Reason/).first(),
      section("Return details").getByLabel(/^Return shipping/),
      section("Return details").getByLabel(/^Return to/),
      section("Return details").getByLabel(/^Refund/),
      section("Summary").getByText("To be refunded"),
    ],
  })
  await click("Request return")
  await arrive(order.title)
  await see("Return requested")
  await see(section("Returns").getByText("Requested", { exact: true }))
  await shot("requested", section("Returns"))

  // Cancel a return, with one that nobody sends
  await menu("Returns", "Cancel return", { in: section("Returns") })
  await see("Cancel this return?")
  await click("Cancel return", { in: dialog() })
  await closed()
  await see(section("Returns").getByText("Canceled", { exact: true }))

  // Receive a return
  const bowl = order.items.find(({ title }) => title === "Bowl Sage")!
  await send(`/admin/orders/${order.id}/return`, { items: [{ item_id: bowl.id, quantity: 1 }] })
  await page.reload()
  await click("Mark as received", { in: section("Returns") })
  await see("Receive return")
  await see("Return to")
  await see("Refund now")
  await shot("receive", dialog())
  await click("Mark as received", { in: dialog() })
  await closed()
  await see("Return received")
  await see(section("Returns").getByText("Received", { exact: true }))
  await see(page.locator(".page-head").getByText("Partially returned"))
  await see(section("Payment").getByText(/^Refund/))
  await see(section("Timeline").getByText("Return received"))

  // The other states that the page names
  const state = page.locator(".page-head")
  const complete = await placeOrder(actions, "shipped")
  await returnAll(actions, complete)
  await open(`orders/${complete.id}`, complete.title)
  await see(state.getByText("Returned", { exact: true }))
  const refunded = await placeOrder(actions, "shipped")
  await returnAll(actions, refunded, (amount) =>
    send(`/admin/orders/${refunded.id}/refund`, { amount, reason: "other" }),
  )
  await open(`orders/${refunded.id}`, refunded.title)
  await see(state.getByText("Needs attention"))
  const claimed = await placeOrder(actions, "shipped")
  await claimWithReturn(actions, claimed)
  await open(`orders/${claimed.id}`, claimed.title)
  await see("Part of a claim")
  await open("settings", "Settings")
  await see("Return reasons")
})

/** Requests and receives all units of an order. */
async function returnAll(
  { send }: Pick<Actions, "send">,
  { id, items }: SetUpOrder,
  before: (refund: number) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const units = items.map((item) => ({ item_id: item.id, quantity: item.quantity }))
  const back = (await send(`/admin/orders/${id}/return`, { items: units })).order.returns[0]
  await before(back.refund_amount)
  await send(`/admin/returns/${back.id}/receive`, { items: units })
}

/** Claims a unit that the customer sends back. */
async function claimWithReturn(
  actions: Pick<Actions, "read" | "send">,
  { id, items }: SetUpOrder,
): Promise<void> {
  const options = await actions.read(
    `/admin/shipping-options?region_id=${await regionOf(actions)}&is_return=true`,
  )
  await actions.send(`/admin/orders/${id}/claims`, {
    type: "refund",
    claim_items: [{ item_id: items[0]!.id, quantity: 1, reason: "other" }],
    return_shipping: { option_id: options.shipping_options[0].id, price: 0 },
  })
}
