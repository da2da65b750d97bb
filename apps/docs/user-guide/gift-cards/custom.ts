import { guide } from "../driver/guide.ts"

export default guide("/user-guide/gift-cards/custom", async (actions) => {
  const { page, open, click, fill, choose, section, dialog, arrive, see, shot, menu, closed } = actions

  // Issue a gift card
  await open("gift-cards", "Gift cards")
  await click("Issue gift card")
  await choose("Region", "United States (USD)", { in: dialog() })
  await fill(
    dialog()
      .getByLabel(/^Expires/)
      .first(),
    "2099-12-31",
  )
  await fill("Value", "50", { in: dialog() })
  await shot("issue", dialog())
  await fill("Value", "fifty", { in: dialog() })
  await click("Issue gift card", { in: dialog() })
  await see("Enter an amount such as 12.50.")
  await fill("Value", "50", { in: dialog() })
  await click("Issue gift card", { in: dialog() })
  await closed()
  await see("Details")
  const code = (await page.getByRole("heading", { level: 1 }).textContent())!
  await shot("card", [page.locator(".page-head"), section("Details")])

  // Change the balance and the expiry date
  await menu(code, "Edit gift card")
  await fill("Balance", "60", { in: dialog() })
  await click("Save", { in: dialog() })
  await see(dialog().getByText(/^Enter at most .50\.00\.$/))
  await fill("Balance", "0", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await see("Used up")
  await menu(code, "Edit gift card")
  await fill("Balance", "20", { in: dialog() })
  await fill(
    dialog()
      .getByLabel(/^Expires/)
      .first(),
    "2020-12-31",
  )
  await click("Save", { in: dialog() })
  await closed()
  await see("Expired")
  await menu(code, "Edit gift card")
  await fill(
    dialog()
      .getByLabel(/^Expires/)
      .first(),
    "",
  )
  await click("Save", { in: dialog() })
  await closed()
  await see(section("Details").getByText("Never"))

  // Disable, enable and delete it
  await click("Disable")
  await see("Disabled")
  await click("Enable")
  await see("Active")
  await open("gift-cards", "Gift cards")
  await menu(code, "Copy code")
  await click(code)
  await see("Details")
  await menu(code, "Delete gift card")
  await click("Delete gift card", { in: dialog() })
  await arrive("Gift cards")
})
