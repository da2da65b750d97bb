import { guide } from "../driver/guide.ts"

export default guide("/user-guide/users", async ({ page, open, see, shot }) => {
  await open("settings", "Settings")
  await see("Team")
  await shot("settings", [page.locator(".page-head"), page.locator(".cards")], {
    callouts: [page.getByRole("link", { name: /^Team/ }), page.getByRole("link", { name: /^Your account/ })],
  })
})
