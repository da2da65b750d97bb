import { guide } from "../driver/guide.ts"

export default guide("/user-guide/gift-cards", async ({ page, open, see, shot }) => {
  await open("gift-cards", "Gift cards")
  await see("Active")
  await shot("list", [page.locator(".page-head"), page.locator(".ui-table-card")])
})
