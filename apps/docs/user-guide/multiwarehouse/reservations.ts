import { guide } from "../driver/guide.ts"

export default guide("/user-guide/multiwarehouse/reservations", async (actions) => {
  const { page, open, click, fill, choose, section, dialog, arrive, see, shot, menu, closed } = actions

  // Create a reservation
  await open("inventory", "Inventory")
  await click("Reservations")
  await arrive("Reservations")
  await click("Create reservation")
  await fill("Search", "VASE-FOG", { in: dialog() })
  await click(
    dialog()
      .getByRole("button", { name: /Vase Fog/ })
      .first(),
    { in: dialog() },
  )
  await choose("Location", { index: 0 }, { in: dialog() })
  await fill("Quantity", "3", { in: dialog() })
  await fill(dialog().getByLabel(/^Note/), "For the fair in May")
  await shot("create", dialog())
  await click("Create reservation", { in: dialog() })
  await closed()

  // View reservations
  await see("For the fair in May")
  await click("Location")
  await see(page.getByRole("option", { name: "Oakland" }))
  await page.keyboard.press("Escape")
  for (const name of ["Item", "Order", "Quantity", "Created"])
    await see(page.locator(".ui-table-tools").getByRole("button", { name, exact: true }))
  const parts = [
    page.locator(".page-head"),
    page.locator(".ui-table thead"),
    page.getByRole("row").nth(1),
    page.getByRole("row").nth(6),
  ]
  await shot("list", parts, {
    callouts: [
      page.locator(".page-head").getByRole("button", { name: "Create reservation" }),
      page.getByRole("searchbox"),
      page.locator(".ui-table-tools").getByRole("button", { name: "Location" }),
      page.getByRole("row").nth(1).getByText("For the fair in May"),
      page
        .getByRole("row")
        .nth(1)
        .getByRole("button", { name: /^Actions/ }),
    ],
  })
  await click(page.getByRole("row").filter({ hasText: "For the fair" }).getByRole("link").first())
  await see(section("Reservations").getByText("For the fair in May"))
  await click("Create reservation", { in: section("Reservations") })
  await see(dialog().getByLabel("Quantity"))
  await click("Cancel", { in: dialog() })
  await closed()

  // Edit and delete it
  await open("inventory/reservations", "Reservations")
  const row = page.getByRole("row").filter({ hasText: "For the fair" })
  await menu(/^Actions for/, "Edit reservation", { in: row })
  await fill("Quantity", "2", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await menu(/^Actions for/, "Delete reservation", { in: row })
  await click("Delete reservation", { in: dialog() })
  await closed()
})
