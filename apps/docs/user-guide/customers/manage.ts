import { guide } from "../driver/guide.ts"

export default guide("/user-guide/customers/manage", async (actions) => {
  const { page, open, click, fill, see, shot, dialog, closed, arrive, choose, menu, send } = actions
  await open("customers", "Customers")
  await see("Registered")
  await fill(page.getByRole("searchbox"), "sanne")
  await see("Clear all")
  await click(page.getByRole("link", { name: "Sanne de Wit" }))
  await arrive("Sanne de Wit")
  await see(page.getByRole("region", { name: "Orders" }).getByText("Paid", { exact: true }).first())
  const head = page.locator(".page-head")
  await shot("page", page.locator("main"), {
    margin: 0,
    callouts: [
      head.getByText("Registered", { exact: true }),
      head.getByRole("button", { name: "Edit" }),
      head.getByRole("button", { name: "Actions for Sanne de Wit" }),
      page.getByRole("link", { name: /^All orders/ }),
      page.getByRole("region", { name: "Addresses" }).getByRole("button", { name: "Add address" }),
    ],
  })
  await click("Edit")
  await see(dialog().getByLabel(/^First name/))
  await fill("Phone", "+31 20 555 0118", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  const addresses = page.getByRole("region", { name: "Addresses" })
  await click("Add address", { in: addresses })
  for (const [label, text] of Object.entries({
    "First name": "Sanne",
    "Last name": "de Wit",
    Address: "Prinsengracht 263",
    "Postal code": "1016 GV",
    City: "Amsterdam",
  }))
    await fill(label, text, { in: dialog() })
  await choose("Country", "Netherlands", { in: dialog() })
  await click("Add address", { in: dialog() })
  await closed()
  await menu("Sanne de Wit, Prinsengracht 263, 1016 GV Amsterdam", "Set as billing address")
  await see(addresses.getByText("Billing address", { exact: true }))
  await see("Undo")
  await shot("address", addresses)
  await menu("Sanne de Wit, Prinsengracht 263, 1016 GV Amsterdam", "Edit address")
  await fill("Apartment, floor", "2", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await menu("Sanne de Wit, Prinsengracht 263, 2", "Delete address")
  await click("Delete address", { in: dialog() })
  await see("No addresses.")
  const { customer } = await send("/admin/customers", {
    email: "jonas.berg@example.com",
    password: "long enough",
    first_name: "Jonas",
    last_name: "Berg",
  })
  await open(`customers/${customer.id}`, "Jonas Berg")
  await menu("Jonas Berg", "Delete customer")
  await see(dialog().getByRole("button", { name: "Delete customer" }))
  await shot("delete", dialog())
  await click("Delete customer", { in: dialog() })
  await arrive("Customers")
  await open("customers", "Customers")
  await click(page.getByRole("checkbox", { name: "Select Sanne de Wit", exact: true }))
  await click("Delete", { in: page.locator(".ui-bulk") })
  await see(/are erased for good/)
  await click("Cancel", { in: dialog() })
  await closed()
  await click("Account", { in: page.locator(".ui-table-tools") })
  await see(page.getByRole("option", { name: "Guest" }))
  await page.keyboard.press("Escape")
})
