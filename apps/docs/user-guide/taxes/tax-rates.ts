import { guide } from "../driver/guide.ts"

export default guide("/user-guide/taxes/tax-rates", async (actions) => {
  const { page, open, click, fill, section, dialog, arrive, see, shot, menu, closed } = actions
  const rates = section("Tax rates")
  await open("settings/taxes", "Taxes")
  await click(page.getByRole("link", { name: "Europe" }))
  await arrive("Europe")

  // Change the default rate
  await menu("Default rate", "Edit tax rate")
  await fill("Rate (%)", "210", { in: dialog() })
  await see(dialog().getByLabel(/^Code/))
  await click("Save", { in: dialog() })
  await see("Enter at most 100.")
  await fill("Rate (%)", "21", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()

  // Add a tax rate
  await click("Add tax rate", { in: rates })
  await fill("Name", "Reduced VAT", { in: dialog() })
  await fill("Code", "reduced", { in: dialog() })
  await fill("Rate (%)", "9", { in: dialog() })
  await shot("add", dialog())
  await fill("Rate (%)", "nine", { in: dialog() })
  await click("Add tax rate", { in: dialog() })
  await see("Enter a number.")
  await fill("Rate (%)", "", { in: dialog() })
  await click("Add tax rate", { in: dialog() })
  await see("Enter a value.")
  await fill("Rate (%)", "9", { in: dialog() })
  await click("Add tax rate", { in: dialog() })
  await closed()
  await see("reduced · Applies to nothing yet")
  await shot("list", rates)

  // Edit and delete it
  await menu("Reduced VAT", "Edit tax rate")
  await fill("Rate (%)", "10", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await menu("Reduced VAT", "Delete tax rate")
  await click("Delete tax rate", { in: dialog() })
  await closed()
})
