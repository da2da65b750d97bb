import { guide } from "./driver/guide.ts"

export default guide("/user-guide/lists", async ({ page, open, click, fill, see, shot }) => {
  const list = page.getByRole("region", { name: "Orders" })
  await open("orders", "Orders")
  await shot("parts", page.locator("main"), {
    margin: 0,
    callouts: [
      page.getByRole("searchbox"),
      page.getByRole("button", { name: "Status" }),
      page.getByRole("button", { name: "Columns" }),
      page.getByRole("button", { name: "Next page" }),
    ],
  })

  // Search
  await fill(page.getByRole("searchbox"), "Vermeer")
  await see("Clear all")
  await click("Clear all")

  // Filter, and save a view
  await click("Payment", { in: page.locator(".ui-table-tools") })
  await click("Paid")
  await page.keyboard.press("Escape")
  await click("Fulfillment", { in: page.locator(".ui-table-tools") })
  await click("Not fulfilled")
  await page.keyboard.press("Escape")
  await click("Save view")
  await fill("Name of the view", "To send")
  await see("Share with everyone")
  await click("Save")
  await see(page.getByRole("group", { name: "Views" }).getByText("To send"))
  const views = page.getByRole("group", { name: "Views" })
  await shot("view", list, {
    height: 300,
    callouts: [
      views.getByRole("button", { name: "All", exact: true }),
      views.getByRole("button", { name: "To send", exact: true }),
      page.getByRole("button", { name: "Delete the view To send" }),
    ],
  })
  await click("All")

  // Sort, choose the columns, turn the pages
  await click(page.getByRole("columnheader", { name: "Date" }).getByRole("button"))
  await click("Columns")
  await page.keyboard.press("Escape")
  await see(page.getByRole("button", { name: "Previous page" }))
  await click("Next page")

  // Delete the view, which the account would keep for the guides that follow
  await click(page.getByRole("group", { name: "Views" }).getByText("To send"))
  await click("Delete the view To send")
})
