import { guide } from "../driver/guide.ts"

export default guide("/user-guide/settings/store", async (actions) => {
  const { page, open, click, fill, arrive, see, shot, send } = actions
  await send("/admin/store", { swap_link_template: null })
  await open("settings", "Settings")
  await click(page.getByRole("link", { name: /^Store details/ }))
  await arrive("Store details")
  await see("Draft order link template")
  await see("Product link template")
  await see("Invite link template")
  await shot("form", [page.locator(".page-head"), page.locator("form")])
  await fill(page.getByLabel(/^Exchange link template/), "javascript:alert(1)")
  await click("Save")
  await see(/must be a URL that starts with http/)
  await fill(page.getByLabel(/^Exchange link template/), "")
  await fill("Store name", "")
  await click("Save")
  await see("Enter a value.")
  await fill("Store name", "Halcyon")
  await click("Save")
  await page.waitForLoadState("networkidle")
})
