import { guide } from "../driver/guide.ts"

export default guide("/user-guide/customers/groups", async (actions) => {
  const { page, open, click, fill, see, shot, menu, dialog, closed, arrive } = actions
  // Create a group
  await open("customers", "Customers")
  await click(page.getByRole("checkbox", { name: "Select Noah Fischer" }))
  await see("Add to group")
  await click("Customer groups")
  await arrive("Customer groups")
  await click("Create group")
  await fill("Name", "Wholesale", { in: dialog() })
  await click("Create group", { in: dialog() })
  await closed()
  await click(page.getByRole("link", { name: "Wholesale" }))
  await arrive("Wholesale")

  // Add customers to a group
  await click(page.locator(".page-actions").getByRole("button", { name: "Add customers" }))
  await click(dialog().getByRole("checkbox", { name: /Elena Rossi/ }))
  await click(dialog().getByRole("checkbox", { name: /Noah Fischer/ }))
  await see("Add 2 customers")
  await shot("add", dialog())
  await click("Add 2 customers", { in: dialog() })
  await closed()

  // Remove a customer from a group
  await menu("Noah Fischer", "Remove from the group")
  await page.getByRole("link", { name: "Noah Fischer" }).waitFor({ state: "detached" })
  await click(page.getByRole("checkbox", { name: "Select Elena Rossi" }))
  await click("Remove from the group")
  await page.getByRole("link", { name: "Elena Rossi" }).waitFor({ state: "detached" })

  // Rename and delete a group
  await menu("Wholesale", "Rename group")
  await fill("Name", "Wholesale Europe", { in: dialog() })
  await click("Save", { in: dialog() })
  await arrive("Wholesale Europe")
  await menu("Wholesale Europe", "Delete group")
  await click("Delete group", { in: dialog() })
  await arrive("Customer groups")
})
