import { guide } from "../driver/guide.ts"

export default guide("/user-guide/sales-channels/manage", async (actions) => {
  const { page, open, click, fill, section, dialog, arrive, see, shot, menu, closed, send, read } = actions
  const locations = section("Stock locations")

  // Create and find a sales channel
  await open("sales-channels", "Sales channels")
  await click("Create sales channel")
  await fill("Name", "Pop-up shop", { in: dialog() })
  await fill("Description", "Our stall on the winter market", { in: dialog() })
  await shot("create", dialog())
  await click("Create sales channel", { in: dialog() })
  await closed()
  await page.getByRole("searchbox").fill("Pop")
  await see("1–1 of 1")
  await click(page.getByRole("link", { name: "Pop-up shop" }))
  await arrive("Pop-up shop")

  // Choose its stock locations
  await click("Add locations", { in: locations })
  for (const name of ["Rotterdam", "Oakland"]) await dialog().getByLabel(name, { exact: true }).check()
  await click("Add locations", { in: dialog() })
  await closed()
  await menu("Oakland", "Remove location", { in: locations })
  await see(page.getByRole("button", { name: "Undo" }))
  await locations.getByText("Oakland").waitFor({ state: "detached" })
  const id = new URL(page.url()).pathname.split("/").at(-1)!
  const { products } = await read("/admin/products?limit=3&order=title&status[]=published&fields=id&expand=")
  const product_ids = products.map((each) => ({ id: each.id }))
  await send(`/admin/sales-channels/${id}/products/batch`, { product_ids })
  await open(`sales-channels/${id}`, "Pop-up shop")
  const head = page.locator(".page-head")
  await shot("page", [head, page.locator(".ui-table-card"), locations], {
    callouts: [
      head.getByRole("button", { name: "Disable" }),
      head.getByRole("button", { name: "Add products" }),
      head.getByRole("button", { name: /^Actions/ }),
      locations.getByRole("button", { name: "Add locations" }),
      locations.getByRole("button", { name: "Actions for Rotterdam" }),
    ],
  })

  // Disable, enable, edit and delete it
  await click("Disable")
  await see("Disabled")
  await click("Enable")
  await see("Enabled")
  await menu("Pop-up shop", "Edit sales channel")
  await fill("Name", "Market stall", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await menu("Market stall", "Delete sales channel")
  await click("Delete sales channel", { in: dialog() })
  await arrive("Sales channels")

  // The default one is kept
  await click(page.getByRole("link", { name: "Default Sales Channel" }))
  await arrive("Default Sales Channel")
  await menu("Default Sales Channel", "Delete sales channel")
  await click("Delete sales channel", { in: dialog() })
  await see("You cannot delete the default sales channel")
})
