import { guide } from "../driver/guide.ts"

export default guide("/user-guide/products", async ({ page, open, click, fill, see, shot, arrive }) => {
  // Find a product
  await open("products", "Products")
  await shot("list", page.locator("main"), {
    margin: 0,
    height: 520,
    callouts: [
      page.getByRole("checkbox", { name: "Select Soap", exact: true }),
      page.locator(".ui-table-tools").getByRole("button", { name: "Status" }),
      page.locator(".page-head a").filter({ hasText: "Import" }),
      page.locator(".page-head a").filter({ hasText: "Create product" }),
    ],
  })
  await click("Status", { in: page.locator(".ui-table-tools") })
  for (const status of ["Published", "Draft", "Proposed", "Rejected"])
    await see(page.getByRole("option", { name: status }))
  await page.keyboard.press("Escape")
  await see(page.locator(".ui-table-tools").getByText("Collection"))
  await see(page.locator(".ui-table-tools").getByText("Sales channels"))

  // Change several products at once
  await fill(page.getByRole("searchbox"), "Mug")
  await page.waitForURL(/q=Mug/)
  await see("1–5 of 5")
  for (const name of ["Striped Mug Sea", "Striped Mug Rose"])
    await click(page.getByRole("checkbox", { name: `Select ${name}`, exact: true }))
  await see("Edit in a grid")
  const bar = page.locator(".ui-bulk")
  await shot("bulk", [page.locator(".ui-table-card"), bar], {
    callouts: [
      page.getByRole("checkbox", { name: "Select all rows on this page" }),
      bar.getByRole("button", { name: "Select all 5 matching" }),
      bar.getByRole("button", { name: "Edit prices" }),
      bar.getByRole("button", { name: "Actions" }),
    ],
  })
  await click("Actions", { in: page.locator(".ui-bulk") })
  for (const action of ["Add to collection", "Add to category", "Add to sales channel", "Delete"])
    await see(page.getByRole("menuitem", { name: action }))
  await page.keyboard.press("Escape")

  // Types and tags
  await click("Types")
  await arrive("Product types")
  await see("Tags")
})
