import { guide } from "./driver/guide.ts"

export default guide(
  "/user-guide",
  async ({ page, dashboard, open, click, fill, shot, see, arrive, note }) => {
    await open("overview", "Overview")
    await see("Newest orders")
    await see("Low stock")
    await see(page.getByRole("link", { name: /Place a test order/ }))
    await see("First steps")
    await click("Hide")
    await page.getByRole("region", { name: "First steps" }).waitFor({ state: "detached" })
    await shot("overview", page.locator(".shell"), {
      margin: 0,
      height: 640,
      callouts: [
        page.getByRole("navigation", { name: "Main" }).getByRole("list").first(),
        page.locator(".topbar").getByRole("button", { name: "Search" }),
        page.getByRole("button", { name: "Activity" }),
        page.getByRole("button", { name: "Theme" }),
        page.getByRole("button", { name: "Account" }),
      ],
    })
    await click(page.locator(".topbar").getByRole("button", { name: "Search" }))
    const palette = page.getByRole("dialog")
    await palette.getByRole("combobox").fill("price")
    await see(palette.getByRole("option", { name: "Price lists" }).first())
    await page.keyboard.press("Escape")
    await click("Activity")
    await see("No imports or exports yet")
    await page.keyboard.press("Escape")
    await click("Orders")
    await arrive("Orders")
    await click("Products")
    await arrive("Products")
    await click("Theme")
    await see("Same as the device")
    await page.keyboard.press("Escape")
    await click("Account")
    await click("Your account")
    await arrive("Your account")
    await see(page.getByLabel("Language"))
    await fill("First name", "Marianne")
    await click("Orders")
    await click("Keep editing")
    await fill("First name", "")
    await click("Account")
    await see("Sign out")
    const guest = await page.context().browser()!.newPage()
    await guest.goto(dashboard)
    await guest.getByLabel("Email").waitFor()
    await note(guest)
    await guest.goto(`${dashboard}/invite?token=none`)
    await guest.getByRole("button", { name: "Create account" }).waitFor()
    await note(guest)
    await guest.close()
  },
)
