import { guide } from "../driver/guide.ts"

const head =
  "Product Id;Product Handle;Product Title;Sales Channel 1 Name;Variant Title;Variant SKU;Option 1 Name;Option 1 Value;Price EUR"

export default guide("/user-guide/products/import", async (actions) => {
  const { page, open, click, see, section, shot, arrive, dialog, read, send } = actions
  const choose = (rows: readonly string[]) =>
    page.locator("input[type=file]").setInputFiles({
      name: "products.csv",
      mimeType: "text/csv",
      buffer: Buffer.from([head, ...rows, ""].join("\n")),
    })
  const { sales_channels } = await read("/admin/sales-channels?limit=1")
  const channel = sales_channels[0].name

  const { product } = await send("/admin/products", { title: "Oak bowl", handle: "oak-bowl" })

  // Prepare the file
  await open("products", "Products")
  await click("Import")
  await arrive("Import products")
  const template = page.waitForEvent("download")
  await click("Download template")
  await template

  // A file with errors
  await see("Rows with the ID of an existing product update it. Other rows create products.")
  await see("Choose file")
  await choose([
    `;oak-board;;${channel};Small;BOARD-S;Size;Small;24`,
    `;oak-tray;Oak tray;Market stall;Large;TRAY-L;Size;Large;38 EUR`,
    `;oak-bowl;Oak bowl;${channel};Large;BOWL-L;Size;Large;45`,
  ])
  await see("Nothing was imported")
  await see(page.getByText(/"oak-bowl" exists already/))
  await shot("errors", section("Nothing was imported"))

  // Import the products
  const rows = [
    `;oak-board;Oak board;${channel};Small;BOARD-S;Size;Small;24`,
    `;oak-board;;;Large;BOARD-L;Size;Large;36.50`,
    `;oak-tray;Oak tray;${channel};Large;TRAY-L;Size;Large;38`,
    `${product.id};oak-bowl;Bowl of oak;${channel};;;;;`,
  ]
  await choose(rows)
  await see("First rows of the file")
  await shot("ready", section("Ready to import"))
  await click(page.getByRole("button", { name: /^Activity/ }))
  await see(dialog().getByText("Product import").first())
  await see(dialog().getByText("Waiting for confirmation"))
  await see("Confirm")
  await click("Cancel job", { in: dialog() })
  await see(dialog().getByText("Canceled"))
  await page.keyboard.press("Escape")
  await see("Import canceled")
  await choose(rows)
  await see("Ready to import")
  await see(section("Ready to import").getByRole("button", { name: "Cancel" }))

  // A row that becomes invalid after the check
  const { product: rival } = await send("/admin/products", {
    title: "Serving tray",
    handle: "serving-tray",
    options: [{ title: "Size" }],
    variants: [{ title: "Large", sku: "TRAY-L", prices: [], options: [{ value: "Large" }] }],
  })
  await click("Import products")
  await see("Some rows were not imported")
  await see(page.getByText(/"TRAY-L" belongs to another variant/))
  await shot("partly", section("Some rows were not imported"))
  await choose([`;oak-tray;Oak tray;${channel};Large;OAK-TRAY-L;Size;Large;38`])
  await see("Ready to import")
  await click("Import products")
  await see("Import complete")
  await click("Show products")
  await arrive("Products")
  const { products } = await read("/admin/products?q=Oak&fields=id,handle&expand=")
  for (const { id, handle } of products)
    if (/^oak-(board|tray|bowl)$/.test(handle)) await send(`/admin/products/${id}`, {}, "DELETE")
  await send(`/admin/products/${rival.id}`, {}, "DELETE")
})
