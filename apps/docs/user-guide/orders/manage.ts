import { guide } from "../driver/guide.ts"
import { fillInShipping, placeOrder } from "../driver/orders.ts"

export default guide("/user-guide/orders/manage", async (actions) => {
  const { page, open, click, fill, section, dialog, see, shot, menu, closed, arrive } = actions
  const allocation = section("Allocation")
  const timeline = section("Timeline")
  const state = page.locator(".page-head")
  const order = await placeOrder(actions, "placed")

  // Open an order
  await open("orders", "Orders")
  await fill(page.getByRole("searchbox"), String(order.display_id))
  await see("Clear all")
  await click(page.getByRole("link", { name: `#${order.display_id}` }).first())
  await arrive(order.title)
  await see(allocation.getByText("2 of 2 allocated"))
  await shot("page", [state, section("Items"), section("Customer")], {
    callouts: [
      state.locator(".badges"),
      state.getByRole("button", { name: /^Actions/ }),
      section("Items").getByRole("link", { name: "Edit items" }),
      section("Customer").getByRole("button", { name: /^Actions/ }),
    ],
  })

  // Allocate items
  const mugs = allocation.locator(".part-lines").filter({ hasText: "Mug Ink" })
  await menu("Allocation of Mug Ink", "Change allocation", { in: mugs })
  await see("Location")
  await fill("Quantity", "1", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await click("Allocate", { in: mugs })
  await click("Allocate", { in: dialog() })
  await closed()
  await menu("Allocation of Mug Ink", "Release", { in: mugs.locator(".part-head").nth(1) })
  await click("Release", { in: dialog() })
  await closed()

  // Change an address or the email
  await menu("Customer", "Change shipping address")
  await fill("Address", "Lindenallee 9", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await menu("Customer", "Change email")
  await fill("Email", "hanna.berg@example.com", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await see(section("Customer").getByText("Lindenallee 9"))
  await click(section("Customer").getByRole("button", { name: "Actions for Customer" }))
  await see("Change billing address")
  await page.keyboard.press("Escape")

  // Transfer an order to another customer
  await menu("Customer", "Transfer order")
  await fill("Search customers", "sanne")
  await click(dialog().getByRole("radio", { name: /Sanne de Wit/ }))
  await click("Transfer order", { in: dialog() })
  await closed()

  // Write a note
  await fill(timeline.getByLabel("Note", { exact: true }), "Called: wants it before Friday")
  await click("Add note", { in: timeline })
  await see("Called: wants it before Friday")
  await click("Edit note", { in: timeline })
  await fill("Note", "Called: wants it before Thursday", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await see("Called: wants it before Thursday")
  await click("Delete note", { in: timeline })
  await click("Undo")
  await see("Called: wants it before Thursday")
  await click("Delete note", { in: timeline })
  await timeline.getByText("Called: wants it before Thursday").waitFor({ state: "detached" })

  // Add a shipping method
  await click(state.getByRole("button", { name: /^Actions/ }))
  await click("Add shipping method")
  await see(/^The order already has a shipping method for every shipping profile/)
  await see("Shipping method")
  await page.keyboard.press("Escape")
  await closed()
  const bareTitle = await fillInShipping(actions)
  await shot("shipping", dialog())
  await click("Add shipping method", { in: dialog() })
  await closed()
  await see("Create fulfillment")
  await click(page.getByRole("button", { name: `Actions for ${bareTitle}` }))
  await click(page.getByRole("menuitem", { name: /^Remove shipping method/ }))
  await click("Remove", { in: dialog() })
  await closed()
  await click("Edit metadata")
  await page.keyboard.press("Escape")
  await closed()

  // Send a message again. The store of the guide has no mail server, so the messages are made up.
  const message = {
    event_name: "order.placed",
    to: "hanna@exmaple.com",
    created_at: new Date().toISOString(),
  }
  const again = { ...message, id: "noti_2", to: "hanna@example.com", parent_id: "noti_1" }
  const notifications = [again, { ...message, id: "noti_1", parent_id: null }]
  await page.route("**/admin/notifications?*", (route) =>
    route.fulfill({ json: { notifications, count: 2, offset: 0, limit: 50 } }),
  )
  await open(`orders/${order.id}`, order.title)
  await see(/ · Sent again$/)
  await click(
    section("Messages to the customer")
      .getByRole("button", { name: "Actions for Order confirmation" })
      .last(),
  )
  await click("Send again")
  await see("Recipient")
  await page.keyboard.press("Escape")
  await closed()
  await page.unroute("**/admin/notifications?*")

  // Complete and archive an order
  const done = await placeOrder(actions, "shipped")
  await open(`orders/${done.id}`, done.title)
  await see(section("Returns"))
  await menu(done.title, "Complete order")
  await see(state.getByText("Completed"))
  await menu(done.title, "Archive order")
  await see(state.getByText("Archived"))

  // Cancel an order
  await open(`orders/${order.id}`, order.title)
  await menu(order.title, "Cancel order")
  await click("Cancel order", { in: dialog() })
  await closed()
  await see(state.getByText("Canceled").first())
  await open("orders", "Orders")
})
