import { guide } from "../driver/guide.ts"

export default guide("/user-guide/users/profile", async (actions) => {
  const { page, dashboard, open, click, fill, section, arrive, see, shot, note } = actions

  // Edit the name
  await open("settings", "Settings")
  await click("Account")
  await click("Your account")
  await arrive("Your account")
  await see(section("Language").getByLabel("Language"))
  await shot("page", [
    page.getByRole("heading", { level: 1 }),
    page.locator("form").first(),
    section("Password"),
    section("Language"),
  ])
  await fill("First name", "Marianne")
  await see("Last name")
  await click("Save")
  await page.waitForLoadState("networkidle")
  await fill("First name", "")
  await click("Save")

  // Change the password, and back to the one that other guides sign in with
  await fill("Current password", "not this one")
  await fill("New password", "correct horse")
  await fill("Repeat the new password", "correct horse")
  await click("Change password", { in: section("Password") })
  await see("The current password is incorrect")
  await fill("Current password", "supersecret")
  await click("Change password", { in: section("Password") })
  await page.waitForLoadState("networkidle")
  await fill("Current password", "correct horse")
  await fill("New password", "supersecret")
  await fill("Repeat the new password", "supersecret")
  await click("Change password", { in: section("Password") })
  await page.waitForLoadState("networkidle")

  // Reset a forgotten password
  await click("Email me a link", { in: section("Password") })
  await page.waitForLoadState("networkidle")
  const guest = await (await page.context().browser()!.newContext()).newPage()
  await guest.goto(`${dashboard}/login`)
  await guest.getByRole("button", { name: "Forgot your password?" }).waitFor()
  await note(guest)
  await guest.getByRole("button", { name: "Forgot your password?" }).click()
  await guest.getByRole("button", { name: "Send the link" }).waitFor()
  await note(guest)
  await guest.goto(
    `${dashboard}/reset-password?token=eyJhbGciOiJIUzI1NiJ9.e30.bm9uZQ&email=admin@example.com`,
  )
  await guest.getByLabel("New password", { exact: true }).fill("correct horse")
  await guest.getByLabel("Repeat the new password").fill("correct hors")
  await note(guest)
  await guest.getByRole("button", { name: "Set password" }).click()
  await guest.getByText("The passwords do not match.").waitFor()
  await guest.getByLabel("Repeat the new password").fill("correct horse")
  await guest.getByRole("button", { name: "Set password" }).click()
  await guest.getByText("Invalid or expired password reset token").waitFor()
  await guest.context().close()

  // Change the language and the theme
  await page.locator(".language-select").first().selectOption({ label: "Deutsch" })
  await page.getByRole("heading", { level: 1, name: "Dein Konto" }).waitFor()
  await page.locator(".language-select").first().selectOption({ label: "English" })
  await arrive("Your account")
  await see(section("Theme"))
  await click("Theme", { in: page.locator(".topbar") })
  await see("Same as the device")
  await page.keyboard.press("Escape")
})
