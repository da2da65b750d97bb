import { guide } from "../driver/guide.ts"

export default guide("/user-guide/settings/publishable-api-keys", async (actions) => {
  const { page, open, click, fill, check, section, dialog, arrive, see, shot, menu, closed } = actions

  // Create a key
  await open("settings", "Settings")
  await click(page.getByRole("link", { name: /^Publishable API keys/ }))
  await arrive("Publishable API keys")
  await click("Create key")
  await fill("Name", "Website", { in: dialog() })
  await click("Create key", { in: dialog() })
  await closed()
  await shot("list", [page.locator(".page-head"), page.locator(".ui-table-card")])

  // Copy it, and choose its sales channels
  await click(page.getByRole("link", { name: "Website" }))
  await arrive("Website")
  await see("This key has no sales channels, so it does not limit which products are visible.")
  await click("Copy key")
  await click("Edit", { in: section("Sales channels") })
  await check("Default Sales Channel", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await see(section("Sales channels").getByText("Default Sales Channel"))
  await shot("page", [page.locator(".page-head"), section("Details"), section("Sales channels")])

  // Rename, revoke and delete it
  await menu("Website", "Rename key")
  await fill("Name", "Old website", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await menu("Old website", "Revoke key")
  await click("Revoke key", { in: dialog() })
  await see("Revoked")
  await menu("Old website", "Delete key")
  await click("Delete key", { in: dialog() })
  await arrive("Publishable API keys")
})
