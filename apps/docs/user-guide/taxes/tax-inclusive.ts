import { guide } from "../driver/guide.ts"

export default guide("/user-guide/taxes/tax-inclusive", async (actions) => {
  const { page, open, click, section, dialog, arrive, see, shot, menu, closed } = actions

  // A currency
  await open("settings/currencies", "Currencies")
  await see("Prices exclude tax")
  await shot("currencies", section("Store currencies"))
  await menu("US Dollar", "Prices include tax")
  await section("Store currencies").getByText("Prices exclude tax").waitFor({ state: "detached" })
  await menu("US Dollar", "Prices exclude tax")
  await see("Prices exclude tax")

  // A region
  await open("settings/regions", "Regions")
  await click(page.getByRole("link", { name: "Europe" }))
  await arrive("Europe")
  await click("Edit")
  await see(dialog().getByLabel("Prices include tax"))
  await click("Cancel", { in: dialog() })
  await closed()

  // A shipping option
  await menu("Express", "Edit option", { in: section("Shipping options") })
  await see(dialog().getByLabel("Price includes tax"))
  await click("Cancel", { in: dialog() })
  await closed()

  // A price list
  await click("Price lists")
  await arrive("Price lists")
  await click(page.getByRole("link", { name: "Autumn sale" }))
  await arrive("Autumn sale")
  await menu("Autumn sale", "Edit price list")
  await see(dialog().getByLabel("Prices include tax"))
})
