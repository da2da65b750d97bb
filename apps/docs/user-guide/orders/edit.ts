import { guide } from "../driver/guide.ts"
import { placeOrder } from "../driver/orders.ts"

export default guide("/user-guide/orders/edit", async (actions) => {
  const { page, open, click, fill, section, dialog, arrive, see, shot, menu, closed } = actions
  const payment = section("Payment")
  const items = section("Items")
  const order = await placeOrder(actions, "placed")

  // Start an edit
  await open(`orders/${order.id}`, order.title)
  await click("Edit items", { in: items })
  await arrive("Edit order")
  await fill("Internal note", "Wants two bowls, by phone")
  await click("Start edit")

  // Change the items
  const bowls = page.getByLabel("Quantity of Bowl Sage")
  await fill(bowls, "2")
  await page.keyboard.press("Tab")
  await see("Bowl Sage: 1 → 2")
  await click("Add items")
  await dialog().getByRole("searchbox").fill("Vase Fog")
  await click(dialog().locator(".picker-row").filter({ hasText: "Vase Fog" }).getByRole("checkbox").first())
  await click("Add 1 item", { in: dialog() })
  await closed()
  await see("Add 1 × Vase Fog")
  await see("Customer owes")
  await shot("changes", [items, section("Summary")], {
    callouts: [
      bowls,
      page.getByRole("button", { name: "Remove Mug Ink" }),
      page.getByRole("button", { name: "Undo the change of Vase Fog" }),
      items.getByRole("button", { name: "Add items" }),
      section("Summary").getByRole("button", { name: "Request confirmation" }),
      section("Summary").getByRole("button", { name: "Confirm edit" }),
    ],
  })
  await click("Undo the change of Vase Fog")
  await page.getByText("Add 1 × Vase Fog").waitFor({ state: "detached" })
  await click("Remove Mug Ink")
  await see("Removed")
  await see("To be refunded")

  // Ask the customer to confirm
  await click("Request confirmation")
  await see("Waiting for the customer to confirm")
  await open(`orders/${order.id}`, order.title)
  await menu("Order edit", "Copy link", { in: section("Order edit") })
  await see("Link copied")
  await click("Continue editing", { in: section("Order edit") })
  await arrive("Edit order")

  // Cancel an edit
  await click("Cancel edit")
  await click("Cancel edit", { in: dialog() })
  await closed()

  // Confirm an edit for the customer
  await click("Start edit")
  await fill(bowls, "3")
  await page.keyboard.press("Tab")
  await see("Bowl Sage: 1 → 3")
  await click("Confirm edit")
  await click("Confirm edit", { in: dialog() })
  await closed()

  // Settle the difference
  await open(`orders/${order.id}`, order.title)
  await see("Timeline")
  await see("Outstanding")
  await see("Copy payment link")
  await shot("outstanding", payment)
  await click("Mark as paid", { in: payment })
  await click("Mark as paid", { in: dialog() })
  await closed()
  await payment.getByText("Outstanding").first().waitFor({ state: "detached" })
  const paid = await placeOrder(actions, "paid")
  await open(`orders/${paid.id}/edit`, "Edit order")
  await click("Start edit")
  await click("Remove Mug Ink")
  await see("Removed")
  await click("Confirm edit")
  await click("Confirm edit", { in: dialog() })
  await closed()
  await open(`orders/${paid.id}`, paid.title)
  await see("To be refunded")
  await see("Refund")
})
