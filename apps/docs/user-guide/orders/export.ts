import type { Actions } from "../driver/actions.ts"
import { guide } from "../driver/guide.ts"
import { placeOrder } from "../driver/orders.ts"

export default guide("/user-guide/orders/export", async (actions) => {
  await placeOrder(actions, "paid", { email: "export@example.com" })
  await exportOrders(actions)
  await cancelExport(actions)
  await findFile(actions)
})

async function exportOrders({ page, open, click, fill, see, dialog, shot, closed }: Actions) {
  await open("orders", "Orders")
  await fill(page.getByRole("searchbox"), "export@example.com")
  await see("1–1 of 1")
  const file = page.waitForEvent("download")
  await click("Export")
  await file
  await see("The file is ready. It contains 1 row.")
  await see("Download file")
  await shot("ready", dialog())
  await click("Delete file", { in: dialog() })
  await closed()
}

/** An export of a demo store is ready before anyone can cancel it, so this one waits for a confirmation. */
async function cancelExport({ page, click, see, dialog, closed }: Actions) {
  await page.route("**/admin/batch-jobs", (route) =>
    route.request().method() === "POST"
      ? route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), dry_run: true }) })
      : route.continue(),
  )
  await click("Export")
  await see(
    "You can close this dialog. The export continues, and the download starts when the file is ready.",
  )
  await click("Cancel export", { in: dialog() })
  await see("You canceled the export. No file was kept.")
  await page.unroute("**/admin/batch-jobs")
  const file = page.waitForEvent("download")
  await click("Export again", { in: dialog() })
  await file
  await see("The file is ready. It contains 1 row.")
  await page.keyboard.press("Escape")
  await closed()
}

async function findFile({ page, send, click, see, dialog, shot, closed }: Actions) {
  const waiting = { type: "order-export", context: {}, dry_run: true }
  await send("/admin/batch-jobs", waiting)
  await click(page.getByRole("button", { name: /^Activity/ }))
  await see("Order export")
  await see("Complete")
  await see("Cancel job")
  const file = page.waitForEvent("download")
  await click(dialog().getByRole("button", { name: "Download", exact: true }).first())
  await file
  await click(dialog().getByRole("button", { name: "Cancel job" }).first())
  await see(dialog().getByRole("article").first().getByText("Canceled"))
  await shot("activity", dialog(), { height: 340 })
  await page.keyboard.press("Escape")
  await closed()
}
