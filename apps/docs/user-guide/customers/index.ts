import { guide } from "../driver/guide.ts"

export default guide(
  "/user-guide/customers",
  async ({ page, open, click, fill, see, shot, dialog, closed }) => {
    await open("customers", "Customers")
    await shot("list", page.locator("main"), { margin: 0, height: 460 })
    await fill(page.getByRole("searchbox"), "sanne")
    await see("Sanne de Wit")
    await click("Clear all")
    await click("Account", { in: page.locator(".ui-table-tools") })
    await see(page.getByRole("option", { name: "Guest" }))
    await page.keyboard.press("Escape")
    await see("Groups")
    await click("Create customer")
    await fill("First name", "Ines", { in: dialog() })
    await fill("Last name", "Duarte", { in: dialog() })
    await fill("Email", "ines@example.com", { in: dialog() })
    await fill("Password", "a safe password", { in: dialog() })
    await click("Create customer", { in: dialog() })
    await closed()
    await see("Ines Duarte")
  },
)
