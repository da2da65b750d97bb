import { guide } from "../driver/guide.ts"

export default guide(
  "/user-guide/settings/emails",
  async ({ page, open, click, choose, see, arrive, section, shot }) => {
    await open("settings", "Settings")
    await click(page.getByRole("link", { name: /^Emails/ }))
    await arrive("Emails")
    await page.mouse.move(0, 0)
    await shot("list", page.locator(".ui-table-card"), { height: 480 })

    // Preview an email
    await click("Order confirmation")
    await arrive("Order confirmation")
    await see(section("Preview").locator("iframe"))
    await choose("Language", "German", { in: section("Preview") })
    await see("Ihre Bestellung Nr. 1042")
    await shot("preview", section("Preview"), { height: 560 })
    await choose("Screen", "Phone", { in: section("Preview") })
    await choose("Theme", "Dark", { in: section("Preview") })
    await see(section("Plain text"))

    // Send a test
    await click("Send test email")
    await see("Test email sent to admin@example.com")
  },
)
