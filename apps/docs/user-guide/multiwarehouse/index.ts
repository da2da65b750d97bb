import { guide } from "../driver/guide.ts"

export default guide("/user-guide/multiwarehouse", async ({ page, open, see, shot }) => {
  await open("inventory?q=MUG", "Inventory")
  await see("Available")
  await shot("stock", [page.locator(".page-head"), page.locator(".ui-table-card")])
})
