import { guide } from "../driver/guide.ts"

export default guide(
  "/user-guide/settings/messages",
  async ({ page, open, click, fill, see, arrive, menu, dialog, closed, read, shot }) => {
    // The store of the guide has no mail server, so the messages are made up.
    const { orders } = await read("/admin/orders?limit=1")
    const { id, display_id, email, customer_id } = orders[0]
    const message = {
      event_name: "order.placed",
      resource_type: "order",
      resource_id: id,
      customer_id,
      to: email,
      parent_id: null,
      created_at: new Date().toISOString(),
      resends: [],
    }
    const notifications = [
      { ...message, id: "noti_1" },
      { ...message, id: "noti_2", event_name: "order.shipment_created" },
    ]
    await page.route("**/admin/notifications?*", (route) =>
      route.fulfill({ json: { notifications, count: 2, offset: 0, limit: 20 } }),
    )
    await open("settings", "Settings")
    await click(page.getByRole("link", { name: /^Sent messages/ }))
    await arrive("Sent messages")

    // Find a message
    const filter = (name: string) => page.locator(".ui-filter").filter({ hasText: name })
    await click(filter("Recipient"))
    await fill(page.getByRole("combobox", { name: "Recipient" }), email)
    await click(page.getByRole("option", { name: email }).first())
    await page.keyboard.press("Escape")
    await see("About")
    await see("Sent")
    await shot("list", [page.locator(".page-head"), page.locator(".ui-table-card")])
    await see(page.getByRole("link", { name: `Order #${display_id}` }).first())
    await click(filter("Message").first())
    await see(page.getByRole("option", { name: "Order confirmation" }))
    await page.keyboard.press("Escape")
    await click(filter("Sent again"))
    await see(page.getByRole("option", { name: "Listed separately" }))
    await page.keyboard.press("Escape")

    // Send a message again
    await menu("Order confirmation", "Send again")
    await see(dialog().getByLabel("Recipient"))
    await page.keyboard.press("Escape")
    await closed()
    await page.locator("tbody").getByRole("checkbox").first().check()
    await click("Send again")
    await see("Send 1 message again?")
    await page.keyboard.press("Escape")
    await closed()
    await page.unroute("**/admin/notifications?*")
  },
)
