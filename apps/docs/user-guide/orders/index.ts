import { guide } from "../driver/guide.ts"

export default guide("/user-guide/orders", async ({ page, open, click, see, shot }) => {
  await open("orders", "Orders")
  await see("Awaiting capture")
  await click("Status", { in: page.locator(".ui-table-tools") })
  await see(page.getByRole("option", { name: "Archived" }))
  await page.keyboard.press("Escape")
  await click("Payment", { in: page.locator(".ui-table-tools") })
  await see(page.getByRole("option", { name: "Outstanding" }))
  await click("Paid")
  await page.keyboard.press("Escape")
  await click("Fulfillment", { in: page.locator(".ui-table-tools") })
  await see(page.getByRole("option", { name: "Partially returned" }))
  await click("Not fulfilled")
  await page.keyboard.press("Escape")
  await see("Clear all")
  await shot("list", page.locator("main"), {
    margin: 0,
    height: 420,
    callouts: [
      page.getByRole("group", { name: "Views" }).getByRole("button", { name: "To fulfill" }),
      page.locator(".ui-table-tools").getByRole("button", { name: /^Payment/ }),
      page.locator(".ui-table-tools").getByRole("button", { name: "Clear all" }),
      page.getByRole("button", { name: "Export", exact: true }),
    ],
  })
})
