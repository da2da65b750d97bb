import { guide } from "../driver/guide.ts"

export default guide("/user-guide/sales-channels/products", async (actions) => {
  const { page, open, click, fill, section, dialog, arrive, see, shot, menu, closed, send } = actions
  const { sales_channel: channel } = await send("/admin/sales-channels", { name: "Pop-up shop" })

  // Add products
  await open("sales-channels", "Sales channels")
  await click(page.getByRole("link", { name: "Pop-up shop" }))
  await arrive("Pop-up shop")
  await click("Add products")
  await fill("Search", "Mug", { in: dialog() })
  const rows = dialog().locator(".picker-row").filter({ hasText: "Mug" })
  await rows.nth(1).waitFor()
  await click(rows.filter({ hasText: "Mug Ink" }).getByRole("checkbox"), { in: dialog() })
  await click(rows.filter({ hasText: "Mug Clay" }).getByRole("checkbox"), { in: dialog() })
  await shot("add", dialog())
  await click("Add 2 products", { in: dialog() })
  await closed()

  // Choose the channels of a product
  await click(page.getByRole("link", { name: /Mug Ink/ }))
  await arrive("Mug Ink")
  await click("Edit", { in: section("Sales channels") })
  await see(dialog().getByLabel("Pop-up shop"))
  await dialog().getByLabel("Pop-up shop").uncheck()
  await click("Save", { in: dialog() })
  await closed()

  // Remove a product
  await open(`sales-channels/${channel.id}`, "Pop-up shop")
  await menu("Mug Clay", "Remove from the channel")
  await see("Product removed")
  await click("Undo")
  await click(page.getByRole("checkbox", { name: "Select Mug Clay" }))
  await click("Remove from the channel")
  await see("No products")
  await send(`/admin/sales-channels/${channel.id}`, {}, "DELETE")
})
