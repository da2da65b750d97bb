import { guide } from "../driver/guide.ts"

export default guide(
  "/user-guide/settings/files",
  async ({ page, open, click, fill, see, arrive, menu, shot }) => {
    await open("settings", "Settings")
    await click(page.getByRole("link", { name: /^Files/ }))
    await arrive("Files")

    // Upload files
    await page
      .getByLabel("Upload files", { exact: true })
      .first()
      .setInputFiles({ name: "size-chart.txt", mimeType: "text/plain", buffer: Buffer.from("S 36, M 38") })
    await see("Files uploaded")
    await shot("list", [page.locator(".page-head"), page.locator(".ui-table-card")], { height: 480 })
    await fill(page.getByRole("searchbox"), "size-chart")
    await menu("size-chart.txt", "Copy link")

    // Delete a file
    await menu("size-chart.txt", "Delete")
    await click("Delete", { in: page.getByRole("dialog") })
    await see("Deleted")
  },
)
