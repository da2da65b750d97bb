import { guide } from "../driver/guide.ts"

export default guide("/user-guide/settings/return-reasons", async (actions) => {
  const { page, open, click, fill, section, dialog, arrive, see, shot, menu, closed, send, read } = actions
  const reasons = section("Return reasons")
  const field = (name: string) => dialog().getByLabel(new RegExp(`^${name}`))
  // Other scripts may have added reasons.
  for (const { id } of (await read("/admin/return-reasons")).return_reasons)
    await send(`/admin/return-reasons/${id}`, {}, "DELETE")

  // Add a reason
  await open("settings", "Settings")
  await click(page.getByRole("link", { name: /^Return reasons/ }))
  await arrive("Return reasons")
  await click(page.getByRole("button", { name: "Create reason" }).first())
  await fill("Label", "Does not fit", { in: dialog() })
  await fill(field("Value"), "fit")
  await see(field("Description"))
  await see(field("Parent reason"))
  await shot("create", dialog())
  await click("Create reason", { in: dialog() })
  await closed()

  // Add sub-reasons
  for (const [label, value] of [
    ["Too small", "fit_small"],
    ["Too large", "fit_large"],
  ] as const) {
    await menu("Does not fit", "Add sub-reason")
    await fill("Label", label, { in: dialog() })
    await fill(field("Value"), value)
    await click("Create reason", { in: dialog() })
    await closed()
  }
  await see("Too large")
  await shot("list", reasons)

  // What is refused
  await click("Create reason")
  await fill("Label", "Too wide", { in: dialog() })
  await fill(field("Value"), "fit_small")
  await click("Create reason", { in: dialog() })
  await see(dialog().getByText(/already exists/))
  await click("Cancel", { in: dialog() })
  await closed()

  // Reuse a reason
  await menu("Too large", "Duplicate reason")
  await fill("Label", "Too wide", { in: dialog() })
  await fill(field("Value"), "fit_wide")
  await click("Create reason", { in: dialog() })
  await closed()
  await see("Too wide")

  // Edit and delete
  await menu("Too large", "Edit reason")
  await fill(field("Description"), "Larger than the size on the label")
  await click("Save", { in: dialog() })
  await closed()
  await menu("Too large", "Edit metadata")
  await click("Add entry", { in: dialog() })
  await fill("Key", "erp_code", { in: dialog() })
  await fill(field("Value"), "R-17")
  await click("Save", { in: dialog() })
  await closed()
  await menu("Does not fit", "Delete reason")
  await see(dialog().getByText(/Its sub-reasons are deleted too/))
  await click("Delete reason", { in: dialog() })
  await page.getByText("Too small").waitFor({ state: "detached" })
})
