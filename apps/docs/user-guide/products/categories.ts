import type { Actions } from "../driver/actions.ts"
import { guide } from "../driver/guide.ts"

export default guide("/user-guide/products/categories", async (actions) => {
  await createCategories(actions)
  await moveAndFill(actions)
  await editAndDelete(actions)
})

async function createCategories({
  page,
  open,
  click,
  fill,
  see,
  shot,
  menu,
  dialog,
  closed,
  arrive,
}: Actions) {
  // Create a category
  await open("products", "Products")
  await click(page.getByRole("link", { name: "Categories", exact: true }))
  await arrive("Categories")
  await click(page.locator(".page-actions").getByRole("button", { name: "Create category" }))
  await fill("Name", "Tableware", { in: dialog() })
  await fill("Description", "Everything for a table that is set with care", { in: dialog() })
  await see("Active")
  await see("Internal")
  await shot("create", dialog())
  await click("Create category", { in: dialog() })
  await arrive("Tableware")
  await open("product-categories", "Categories")
  await click(page.locator(".page-actions").getByRole("button", { name: "Create category" }))
  await fill("Name", "Tableware", { in: dialog() })
  await click("Create category", { in: dialog() })
  await see(dialog().getByText(/already exists/))
  await page.keyboard.press("Escape")
  await click("Discard changes")
  await closed()

  // Add subcategories
  for (const name of ["Espresso cups", "Plates"]) {
    await menu("Tableware", "Add subcategory")
    await fill("Name", name, { in: dialog() })
    await click("Create category", { in: dialog() })
    await closed()
    await see(page.getByRole("link", { name, exact: true }))
  }
}

async function moveAndFill(actions: Actions) {
  const { page, click, fill, see, shot, menu, dialog, closed, arrive } = actions
  await shot("tree", [page.locator(".page-head"), page.getByRole("region", { name: "Categories" })])

  // Organize categories
  for (const [category, move] of [
    ["Plates", "Move up"],
    ["Plates", "Move down"],
    ["Plates", "Move out one level"],
    ["Plates", "Move into the category above"],
  ] as const) {
    const saved = page.waitForResponse((response) => response.request().method() === "POST")
    await menu(category, move)
    await saved
    await page.waitForLoadState("networkidle")
  }

  // Add products to a category
  await click(page.getByRole("link", { name: "Espresso cups", exact: true }))
  await arrive("Espresso cups")
  await click(page.locator(".page-actions").getByRole("button", { name: "Add products" }))
  await fill("Search", "Mug", { in: dialog() })
  await page.waitForLoadState("networkidle")
  for (const name of ["Striped Mug Sea", "Striped Mug Rose"])
    await click(dialog().getByRole("checkbox", { name }))
  await click("Add 2 products", { in: dialog() })
  await closed()
  await see("1–2 of 2")
  await click(
    page
      .getByRole("row")
      .nth(1)
      .getByRole("button", { name: /^Actions for/ }),
  )
  await click("Remove from category")
  await see("1–1 of 1")
  await click(page.getByRole("checkbox", { name: /^Select Striped Mug/ }))
  await click("Remove from category")
  await see("No products")
}

async function editAndDelete({ page, open, click, fill, see, menu, dialog, closed, arrive }: Actions) {
  await menu("Espresso cups", "Edit category")
  await fill("Name", "Small cups", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await arrive("Small cups")

  // A category that has subcategories stays
  await open("product-categories", "Categories")
  await click(page.getByRole("link", { name: "Tableware", exact: true }))
  await arrive("Tableware")
  await menu("Tableware", "Delete category")
  await click("Delete category", { in: dialog() })
  await see(dialog().getByText(/with category children is not allowed/))
  for (const name of ["Small cups", "Plates", "Tableware"]) {
    await open("product-categories", "Categories")
    await click(page.getByRole("link", { name, exact: true }))
    await arrive(name)
    await menu(name, "Delete category")
    await click("Delete category", { in: dialog() })
    await arrive("Categories")
  }
}
