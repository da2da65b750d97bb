import { guide } from "../driver/guide.ts"

export default guide("/user-guide/taxes/manage", async (actions) => {
  const { page, open, click, choose, check, uncheck, section, arrive, see, shot, send, read } = actions
  await open("settings/taxes", "Taxes")
  await click(page.getByRole("link", { name: "United States" }))
  await arrive("United States")
  await see("Tax rates")
  const settings = section("Tax settings")
  await shot("settings", settings)
  await choose(settings.getByLabel(/^Tax provider/), "System tax provider")
  await uncheck("Calculate taxes automatically", { in: settings })
  await uncheck("Charge tax on gift cards", { in: settings })
  await click("Save", { in: settings })
  await page.waitForLoadState("networkidle")
  await check("Calculate taxes automatically", { in: settings })
  await check("Charge tax on gift cards", { in: settings })
  await click("Save", { in: settings })
  const { regions } = await read("/admin/regions")
  const { id } = regions.find(({ name }) => name === "United States")
  await send(`/admin/regions/${id}`, { automatic_taxes: true, gift_cards_taxable: true })
})
