import { guide } from "../driver/guide.ts"

export default guide("/user-guide/taxes", async ({ page, open, click, arrive, see, shot }) => {
  await open("settings", "Settings")
  await click(page.getByRole("link", { name: /^Taxes/ }))
  await arrive("Taxes")
  await see("System tax provider")
  await shot("list", [page.locator(".page-head"), page.locator(".ui-table-card")])
})
