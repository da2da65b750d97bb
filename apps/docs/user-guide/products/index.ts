import { guide } from "../driver/guide.ts"

export default guide("/user-guide/products", async ({ page, open, click, fill, see, shot, arrive }) => {
  // Find a product
  await open("products", "Products")
  await shot("list", page.locator("main"), { margin: 0, height: 520 })
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
  await shot("bulk", [page.locator(".ui-table-card"), page.locator(".ui-bulk")])

  // Types and tags
  await click("Types")
  await arrive("Product types")
  await see("Tags")
})
