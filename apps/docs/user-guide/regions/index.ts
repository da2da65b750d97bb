import { guide } from "../driver/guide.ts"

export default guide("/user-guide/regions", async ({ page, open, see, shot }) => {
  await open("settings/regions", "Regions")
  await see("Europe")
  await shot("list", [page.locator(".page-head"), page.locator(".ui-table-card")])
})
