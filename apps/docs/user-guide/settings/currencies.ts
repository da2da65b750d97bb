import { guide } from "../driver/guide.ts"

export default guide("/user-guide/settings/currencies", async (actions) => {
  const { page, open, click, fill, see, section, dialog, arrive, shot, menu, closed } = actions
  await open("settings", "Settings")
  await click(page.getByRole("link", { name: /^Currencies/ }))
  await arrive("Currencies")

  // Add currencies
  await click("Add currencies")
  for (const [search, name] of [
    ["dkk", "Danish Krone (DKK)"],
    ["pound", "British Pound (GBP)"],
  ] as const) {
    await fill("Search", search, { in: dialog() })
    await click(dialog().getByLabel(name), { in: dialog() })
  }
  await shot("add", dialog())
  await click("Add 2 currencies", { in: dialog() })
  await closed()

  // Set the default currency
  const euro = section("Store currencies").getByRole("listitem").filter({ hasText: "Euro" })
  await shot("list", section("Store currencies"), {
    callouts: [
      euro.getByText("Default", { exact: true }),
      euro.getByText(/^Prices (in|ex)clude tax$/),
      euro.getByRole("button", { name: /^Actions/ }),
    ],
  })
  await menu("British Pound", "Make default")
  await page
    .getByRole("listitem")
    .filter({ hasText: "Pound" })
    .getByText("Default", { exact: true })
    .waitFor()
  await menu("Euro", "Make default")
  await page.getByRole("listitem").filter({ hasText: "Euro" }).getByText("Default", { exact: true }).waitFor()

  // Remove currencies
  for (const name of ["British Pound", "Danish Krone"]) {
    await menu(name, "Remove currency")
    await see(page.getByRole("button", { name: "Undo" }))
    await section("Store currencies").getByText(name).waitFor({ state: "detached" })
  }
})
