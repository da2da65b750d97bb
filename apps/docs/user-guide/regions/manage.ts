import { guide } from "../driver/guide.ts"

export default guide("/user-guide/regions/manage", async (actions) => {
  const { page, open, click, fill, choose, check, section, dialog, arrive, see, shot, menu, closed } = actions
  const providers = (name: string) =>
    dialog().getByRole("group", { name }).getByLabel("Manual", { exact: true })

  // View a region
  await open("settings", "Settings")
  await click(page.getByRole("link", { name: /^Regions/ }))
  await arrive("Regions")
  await click(page.getByRole("link", { name: "United States" }))
  await arrive("United States")
  await see("Return shipping options")
  const head = page.locator(".page-head")
  await shot("page", [head, ...["Details", "Shipping options", "Return shipping options"].map(section)], {
    callouts: [
      head.getByRole("button", { name: "Edit" }),
      head.getByRole("button", { name: /^Actions/ }),
      section("Shipping options").getByRole("button", { name: "Add option" }),
      section("Shipping options").getByRole("button", { name: "Actions for Ground" }),
      section("Return shipping options").getByRole("button", { name: "Add return option" }),
    ],
  })

  // Create a region
  await open("settings/regions", "Regions")
  await click("Create region")
  await fill("Name", "Nordics", { in: dialog() })
  await choose("Currency", "EUR · Euro", { in: dialog() })
  await fill("Tax rate (%)", "25", { in: dialog() })
  await fill("Search", "sweden", { in: dialog() })
  await check("Sweden", { in: dialog() })
  await fill("Search", "nor", { in: dialog() })
  await check("Norway", { in: dialog() })
  await providers("Payment providers").check()
  await providers("Fulfillment providers").check()
  await check("Prices include tax", { in: dialog() })
  await shot("create", dialog())
  await fill("Tax rate (%)", "125", { in: dialog() })
  await click("Create region", { in: dialog() })
  await see("Enter at most 100.")
  await fill("Tax rate (%)", "", { in: dialog() })
  await click("Create region", { in: dialog() })
  await see("Enter a value.")
  await fill("Tax rate (%)", "25", { in: dialog() })
  await click("Create region", { in: dialog() })
  await arrive("Nordics")
  await closed()

  // Edit it
  await click("Edit")
  await click("Remove Norway", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()

  // Delete it
  await menu("Nordics", "Delete region")
  await click("Delete region", { in: dialog() })
  await arrive("Regions")
})
