import { guide } from "../driver/guide.ts"

export default guide("/user-guide/products/collections", async (actions) => {
  const { page, open, click, fill, see, shot, menu, dialog, closed, arrive } = actions
  // Create a collection
  await open("products", "Products")
  await click("Collections")
  await arrive("Collections")
  await click("Create collection")
  await fill("Title", "Around the table", { in: dialog() })
  await see(dialog().getByLabel(/^Handle/))
  await click("Create collection", { in: dialog() })
  await closed()
  await see("Around the table")
  await click("Create collection")
  await fill("Title", "Around the table", { in: dialog() })
  await click("Create collection", { in: dialog() })
  await see(dialog().getByText(/already exists/))
  await page.keyboard.press("Escape")
  await click("Discard changes")
  await closed()

  // Add products to a collection
  await fill(page.getByRole("searchbox"), "Around")
  await see("1–1 of 1")
  await click(page.getByRole("link", { name: "Around the table" }))
  await arrive("Around the table")
  await click(page.locator(".page-actions").getByRole("button", { name: "Add products" }))
  await fill("Search", "Mug", { in: dialog() })
  await page.waitForLoadState("networkidle")
  for (const name of ["Striped Mug Sea", "Striped Mug Rose"])
    await click(dialog().getByRole("checkbox", { name }))
  await see("Add 2 products")
  await shot("add", dialog())
  await click("Add 2 products", { in: dialog() })
  await closed()
  await see("1–2 of 2")
  await shot("products", page.locator("main"), { margin: 0, height: 420 })

  // Remove a product
  await click(
    page
      .getByRole("row")
      .nth(1)
      .getByRole("button", { name: /^Actions for/ }),
  )
  await click("Remove from the collection")
  await see("1–1 of 1")
  await click(page.getByRole("checkbox", { name: /^Select Striped Mug/ }))
  await click("Remove from the collection")
  await see("No products")

  // Metadata
  await click("Edit metadata")
  await click("Add entry", { in: dialog() })
  await see(dialog().getByLabel("Key"))
  await see(dialog().getByLabel(/^Value/))
  await page.keyboard.press("Escape")
  await closed()

  // Edit and delete the collection
  await menu("Around the table", "Edit collection")
  await fill("Title", "Around a long table", { in: dialog() })
  await click("Save", { in: dialog() })
  await arrive("Around a long table")
  await menu("Around a long table", "Delete collection")
  await click("Delete collection", { in: dialog() })
  await arrive("Collections")
  await click(page.getByRole("checkbox", { name: /^Select/ }).nth(1))
  await see("Delete")
})
