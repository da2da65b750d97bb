import { guide } from "../driver/guide.ts"

export default guide("/user-guide/multiwarehouse/locations", async (actions) => {
  const { page, open, click, fill, choose, check, dialog, arrive, see, shot, menu, closed } = actions
  const address = () =>
    dialog()
      .getByLabel(/^Address/)
      .first()

  // View and create locations
  await open("inventory", "Inventory")
  await click("Stock locations")
  await arrive("Stock locations")
  await shot("list", [page.locator(".page-head"), page.locator(".ui-table-card")])
  await click("Create location")
  await fill("Name", "Gothenburg", { in: dialog() })
  await fill(address(), "Kungsgatan 1")
  await choose(dialog().getByLabel(/^Country/), "Sweden")
  await shot("create", dialog())
  await fill(address(), "")
  await click("Create location", { in: dialog() })
  await see(dialog().getByText("An address needs a street and a country.").last())
  await fill(address(), "Kungsgatan 1")
  await click("Create location", { in: dialog() })
  await closed()

  // Choose its sales channels
  await menu("Gothenburg", "Edit sales channels")
  await check("Default Sales Channel", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()

  // Edit and delete it
  await menu("Gothenburg", "Edit location")
  await fill(dialog().getByLabel(/^City/), "Göteborg")
  await click("Save", { in: dialog() })
  await closed()
  await menu("Gothenburg", "Delete location")
  await click("Delete location", { in: dialog() })
  await closed()
})
