import { guide } from "../driver/guide.ts"

export default guide("/user-guide/customers/manage", async (actions) => {
  const { page, open, click, fill, see, shot, dialog, closed, arrive } = actions
  await open("customers", "Customers")
  await see("Registered")
  await fill(page.getByRole("searchbox"), "sanne")
  await see("Clear all")
  await click(page.getByRole("link", { name: "Sanne de Wit" }))
  await arrive("Sanne de Wit")
  await see(page.getByRole("region", { name: "Orders" }).getByText("Paid", { exact: true }).first())
  await shot("page", page.locator("main"), { margin: 0 })
  await click("Edit")
  await see(dialog().getByLabel(/^First name/))
  await fill("Phone", "+31 20 555 0118", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await open("customers", "Customers")
  await click("Account", { in: page.locator(".ui-table-tools") })
  await see(page.getByRole("option", { name: "Guest" }))
  await page.keyboard.press("Escape")
})
