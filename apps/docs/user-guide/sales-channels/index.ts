import { guide } from "../driver/guide.ts"

export default guide("/user-guide/sales-channels", async (actions) => {
  const { page, open, click, arrive, see, shot, read } = actions
  await open("settings", "Settings")
  await click(page.getByRole("link", { name: /^Sales channels/ }))
  await arrive("Sales channels")
  await shot("list", [page.locator(".page-head"), page.locator(".ui-table-card")])
  for (const [path, title, filter] of [
    ["orders", "Orders", "Sales channel"],
    ["products", "Products", "Sales channels"],
  ] as const) {
    await open(path, title)
    await click(page.getByRole("button", { name: filter, exact: true }))
    await see(page.getByRole("option", { name: "Default Sales Channel" }))
    await page.keyboard.press("Escape")
  }
  const { products } = await read("/admin/products?limit=1&fields=id,title&expand=")
  await open(`products/${products[0].id}`, products[0].title)
  await see("Sales channels")
})
