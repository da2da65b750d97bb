import { guide } from "../driver/guide.ts"

export default guide("/user-guide/taxes/tax-overrides", async (actions) => {
  const { page, open, click, fill, dialog, arrive, see, shot, menu, closed, send, read } = actions
  const { regions } = await read("/admin/regions")
  const { id } = regions.find(({ name }) => name === "Europe")
  await send("/admin/tax-rates", { name: "Reduced VAT", code: "reduced", rate: 9, region_id: id })
  await open("settings/taxes", "Taxes")
  await click(page.getByRole("link", { name: "Europe" }))
  await arrive("Europe")

  // Choose what the rate applies to
  await menu("Reduced VAT", "Choose products")
  await fill("Search", "Notebook", { in: dialog() })
  const rows = dialog().locator(".picker-row").filter({ hasText: "Notebook" })
  await rows.nth(1).waitFor()
  for (const index of [0, 1]) await rows.nth(index).getByRole("checkbox").check()
  await shot("choose", dialog())
  await click("Save", { in: dialog() })
  await closed()
  await see("reduced · 2 products")
  await menu("Reduced VAT", "Choose product types")
  await click(dialog().getByRole("checkbox").first(), { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await menu("Reduced VAT", "Choose shipping options")
  await click(dialog().getByRole("checkbox").first(), { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()

  // Remove the override
  await menu("Reduced VAT", "Choose product types")
  await click(dialog().getByRole("checkbox", { checked: true }).first(), { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await see("reduced · 2 products · 1 shipping option")
  await menu("Reduced VAT", "Delete tax rate")
  await click("Delete tax rate", { in: dialog() })
  await closed()
})
