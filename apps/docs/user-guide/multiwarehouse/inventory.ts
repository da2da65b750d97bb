import type { Actions } from "../driver/actions.ts"
import { guide } from "../driver/guide.ts"

export default guide("/user-guide/multiwarehouse/inventory", async (actions) => {
  await findItem(actions)
  await stockItem(actions)
  await removeLocation(actions)
  await changeAndDelete(actions)
  await addVariant(actions)
})

async function findItem({ page, send, open, click, fill, see, arrive, shot }: Actions) {
  const product = {
    title: "Gift box",
    options: [{ title: "Size" }],
    variants: [{ title: "Small", sku: "BOX-1", options: [{ value: "S" }], prices: [] }],
  }
  await send("/admin/products", product)

  // Check the inventory
  await open("inventory?q=MUG", "Inventory")
  await click("Location")
  await click(page.getByRole("option", { name: "Rotterdam" }))
  await see("Location: Rotterdam")
  await page.keyboard.press("Escape")
  await page.waitForLoadState("networkidle")
  await shot("list", [page.locator(".page-head"), page.locator(".ui-table-card")])
  await open("inventory", "Inventory")
  await click("Low stock")
  await see("Gift box")
  await click(page.getByRole("button", { name: /^Available/ }))
  await fill("Minimum", "1")
  await fill("Maximum", "20")
  await click("Apply")
  await see("Available: 1 – 20")
  await open("inventory", "Inventory")
  await page.getByRole("searchbox").fill("gift bo")
  await see("1–1 of 1")
  await click(page.getByRole("checkbox", { name: /^Select/ }).nth(1))
  await see("Edit stock")
  await click(page.getByRole("link", { name: /Gift box/ }))
  await arrive("Gift box")
}

async function stockItem({ page, click, fill, choose, see, section, dialog, closed, shot }: Actions) {
  const levels = section("Stock by location")
  await see("No location stocks this item.")
  for (const location of ["Rotterdam", "Oakland"]) {
    await click("Add location")
    await choose("Location", location, { in: dialog() })
    await fill(dialog().getByLabel(/^In stock/), "12")
    await click("Add location", { in: dialog() })
    await closed()
    await see(location)
  }
  await fill(page.getByLabel("Rotterdam, In stock", { exact: true }), "20")
  await see(levels.getByRole("button", { name: "Save" }))
  await shot("levels", levels, {
    callouts: [
      page.getByLabel("Rotterdam, In stock", { exact: true }),
      levels.getByRole("button", { name: "Save" }),
      levels.getByRole("button", { name: "Add location" }),
      levels.getByRole("button", { name: "Actions for Rotterdam" }),
    ],
  })
  await click("Save", { in: levels })
  await levels.getByRole("button", { name: "Save" }).waitFor({ state: "detached" })
}

async function removeLocation({ page, read, send, click, menu, see, section, dialog, closed }: Actions) {
  const levels = section("Stock by location")
  const { stock_locations } = await read("/admin/stock-locations?q=Oakland")
  const item = idOf(page.url())
  const reserved = { inventory_item_id: item, location_id: stock_locations[0].id, quantity: 1 }
  const { reservation } = await send("/admin/reservations", reserved)
  await menu("Oakland", "Remove location", { in: levels })
  await click("Remove location", { in: dialog() })
  await see(dialog().getByText(/because there are reserved items/))
  await send(`/admin/reservations/${reservation.id}`, {}, "DELETE")
  await click("Remove location", { in: dialog() })
  await closed()
}

async function changeAndDelete(actions: Actions) {
  const { click, fill, uncheck, menu, see, section, dialog, arrive, closed } = actions
  await click("Edit", { in: section("Attributes") })
  await fill("Weight (g)", "80", { in: dialog() })
  await see(dialog().getByLabel("HS code"))
  await uncheck("Requires shipping", { in: dialog() })
  await fill("SKU", "BOX-2", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await see("80 g")

  // Delete it
  await menu("Gift box", "Delete item")
  await click("Delete item", { in: dialog() })
  await arrive("Inventory")
}

/** The variant whose item was deleted is counted again. */
async function addVariant({
  read,
  send,
  open,
  click,
  check,
  fill,
  menu,
  see,
  section,
  dialog,
  closed,
}: Actions) {
  const { products } = await read("/admin/products?q=Gift+box&fields=id&expand=")
  const variants = section("Variants")
  await open(`products/${products[0]?.id}`, "Gift box")
  await menu("Small", "Edit variant", { in: variants })
  await check("Track inventory", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await menu("Small", "Edit stock", { in: variants })
  await fill("In stock at Rotterdam", "8", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await see(variants.getByRole("row", { name: /Small.* 8 / }))
  for (const { id } of products) await send(`/admin/products/${id}`, {}, "DELETE")
}

function idOf(address: string): string {
  return new URL(address).pathname.split("/").at(-1)!
}
