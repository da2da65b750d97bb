import { cellOf, typeInto } from "@stheno/admin/internal/app/tasks/testing.ts"
import type { Actions } from "../driver/actions.ts"
import { guide } from "../driver/guide.ts"

export default guide("/user-guide/products/manage", async (actions) => {
  // Nothing on a page that is left in between is kept.
  actions.page.on("dialog", (question) => void question.accept())
  await fillIn(actions)
  await publish(actions)
  await describe(actions)
  await changeOptions(actions)
  await changeVariants(actions)
  await changePrices(actions)
  await changeStock(actions)
  await changeImages(actions)
  await duplicateAndDelete(actions)
})

async function openProduct({ read, open }: Actions) {
  const { products } = await read("/admin/products?handle=linen-napkin&fields=id&expand=")
  await open(`products/${products[0].id}`, "Linen napkin")
}

async function fillIn({ page, open, click, fill, see, section, shot, arrive, uncheck, check }: Actions) {
  await open("products", "Products")
  await click("Create product")
  await arrive("Create product")
  await click("Publish")
  await see("Enter a value.")
  await fill("Title", "Linen napkin")
  for (const label of ["Handle", "Discountable", "Weight (g)"]) await see(page.getByLabel(label).first())
  await click("Add option")
  await fill("Option 1", "Color")
  const values = page.getByRole("textbox", { name: "Values of option 1" })
  for (const value of ["Sage", "Ink"]) {
    await fill(values, value)
    await values.press("Enter")
  }
  await uncheck("Create Ink")
  await uncheck("Create Sage")
  await click("Publish")
  await see("Select at least one variant.")
  await check("Create Ink")
  await check("Create Sage")
  for (const [variant, code, price] of [
    ["Sage", "NAP-SAGE", "x"],
    ["Ink", "NAP-INK", "14"],
  ] as const) {
    await fill(`${variant}, SKU`, code)
    await fill(`${variant}, Price in EUR`, price)
    await fill(page.getByLabel(new RegExp(`^${variant}, In stock at`)).first(), "40")
  }
  await click("Publish")
  await see("Correct the marked cells in the table of variants.")
  await fill("Sage, Price in EUR", "12.50")
  await fill("Handle", "linen-napkin")
  await see("Save as draft")
  await see("Discard input")
  await see(section("Organization"))
  await see(section("Attributes"))
  // The last field that was filled in may have moved the first columns out of view.
  await section("Variants")
    .getByRole("group", { name: "Variants", exact: true })
    .evaluate((box) => box.scrollTo(0, 0))
  // The picture shows more than fits below the middle of the window.
  await section("Options").evaluate((element) => element.scrollIntoView())
  await shot("create", [section("Options"), section("Variants")], {
    callouts: [
      page.getByLabel("Option 1", { exact: true }),
      values,
      page.getByLabel("Create Sage"),
      page.getByLabel("Sage, Price in EUR"),
    ],
  })
}

async function publish({ page, open, click, fill, see, section, arrive, read, send }: Actions) {
  const { store } = await read("/admin/store")
  await send("/admin/store", { metadata: { product_link_template: "https://shop.example.com/{handle}" } })
  await click("Publish")
  await arrive("Linen napkin")
  // The store was changed outside of the dashboard.
  await page.reload()
  await see("View in storefront")
  await send("/admin/store", { metadata: { product_link_template: "", ...store.metadata } })
  await click("Unpublish")
  await see("Preview")
  await click("Publish")
  await see("Unpublish")
  await see("Edit metadata")
  await see(section("Raw data"))
  const product = new URL(page.url()).pathname

  // The handle is taken
  await open("products/new", "Create product")
  await fill("Title", "Linen napkin")
  await click("Publish")
  await see(page.getByText(/already exists/))
  await click("Discard input")
  await open(product.slice(product.indexOf("/a/") + 3), "Linen napkin")
}

async function describe({ page, send, click, fill, see, section, shot, dialog, closed }: Actions) {
  await click("Edit", { in: section("General") })
  await fill("Description", "Washed linen, hemmed by hand.", { in: dialog() })
  for (const label of ["Title", "Subtitle", "Handle", "Material"])
    await see(dialog().getByLabel(new RegExp(`^${label}`)))
  await send(`/admin/products/${new URL(page.url()).pathname.split("/").at(-1)}`, { subtitle: "Set of two" })
  await click("Save", { in: dialog() })
  await see("Reload")
  await click("Overwrite", { in: dialog() })
  await closed()
  await see("Washed linen, hemmed by hand.")

  // Organize it
  await click("Edit", { in: section("Organization") })
  await see("Edit organization")
  for (const [label, text] of [
    ["Type", "Textiles"],
    ["Tags", "Linen"],
  ] as const) {
    await click(dialog().getByRole("combobox", { name: new RegExp(`^${label}`) }))
    await page.locator(".ui-combobox-input").fill(text)
    await click(page.getByRole("option", { name: new RegExp(text) }))
    if ((await page.locator(".ui-combobox-input").count()) > 0) await page.keyboard.press("Escape")
    await page.locator(".ui-combobox-input").waitFor({ state: "detached" })
  }
  for (const label of ["Collection", "Categories"])
    await see(dialog().getByRole("combobox", { name: new RegExp(`^${label}`) }))
  await click("Save", { in: dialog() })
  await closed()
  await see(section("Organization").getByText("Textiles"))

  // Attributes
  await click("Edit", { in: section("Attributes") })
  await fill("Weight (g)", "90", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await see(section("Attributes").getByText("90 g"))
  const head = page.locator("main .page-head")
  await head.evaluate((element) => element.scrollIntoView({ block: "end" }))
  await shot("page", [head, section("General"), section("Organization")], {
    callouts: [
      page.getByRole("button", { name: "Unpublish" }),
      page.getByRole("button", { name: "Actions for Linen napkin", exact: true }),
      section("General").getByRole("button", { name: "Edit" }),
      section("Organization").getByRole("button", { name: "Edit" }),
    ],
  })
}

async function changeOptions({ page, click, fill, see, menu, section, dialog, closed }: Actions) {
  const variants = section("Variants")
  await menu("Variants", "Add option", { in: variants })
  await fill("Name", "Edge", { in: dialog() })
  await click("Add option", { in: dialog() })
  await closed()
  await menu("Edge", "Rename option", { in: variants })
  await fill("Name", "Hem", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await menu("Hem", "Delete option", { in: variants })
  await click("Delete option", { in: dialog() })
  await closed()
  await menu("Color", "Delete option", { in: variants })
  await click("Delete option", { in: dialog() })
  await see(dialog().getByText(/no duplicate variants will exist/))
  await page.keyboard.press("Escape")
  await closed()
}

async function changeVariants(actions: Actions) {
  const { page, click, fill, check, see, menu, section, dialog, closed, arrive, shot } = actions
  const variants = section("Variants")
  await click("Add variant", { in: variants })
  await fill("Title", "Terracotta", { in: dialog() })
  await fill("Color", "Ink", { in: dialog() })
  await fill("SKU", "NAP-TERRA", { in: dialog() })
  await see("Track inventory")
  await click("Add variant", { in: dialog() })
  await see(dialog().getByText(/already exists/))
  await fill("Color", "Terracotta", { in: dialog() })
  await click("Add variant", { in: dialog() })
  await closed()
  await see(variants.getByText("NAP-TERRA"))
  await menu("Terracotta", "Edit variant", { in: variants })
  await check("Allow backorders", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await menu("Sage", "Duplicate variant", { in: variants })
  await fill("Title", "Moss", { in: dialog() })
  await fill("Color", "Moss", { in: dialog() })
  await click("Duplicate variant", { in: dialog() })
  await closed()
  await menu("Moss", "Delete variant", { in: variants })
  await click("Delete variant", { in: dialog() })
  await closed()
  await menu("Variants", "Generate variants", { in: variants })
  await see("Copy prices from")
  await page.keyboard.press("Escape")
  await closed()
  await click("Edit in a grid", { in: variants })
  await arrive("Variants of Linen napkin")
  await returnToCells(actions)
  await openProduct(actions)
  await menu("Variants", "Reorder", { in: variants })
  await see(dialog().getByRole("button", { name: "Move Sage" }))
  await page.keyboard.press("Escape")
  await closed()
  await menu("Terracotta", "Delete variant", { in: variants })
  await click("Delete variant", { in: dialog() })
  await closed()
  await variants.getByText("NAP-TERRA").waitFor({ state: "detached" })
  await shot("variants", variants, {
    callouts: [
      variants.getByRole("link", { name: "Edit prices" }),
      variants.getByRole("link", { name: "Edit stock" }),
      variants.getByRole("button", { name: "Actions for Variants" }),
      variants.getByRole("button", { name: "Actions for Color" }),
      variants.getByRole("button", { name: "Actions for Sage" }),
    ],
  })
}

/** What is typed into a table survives a reload, unless somebody else has changed it meanwhile. */
async function returnToCells({ page, read, send, click, see }: Actions) {
  const { products } = await read("/admin/products?handle=linen-napkin&expand=variants")
  const { id, variants } = products[0]
  const sage = variants.find(({ title }) => title === "Sage")
  await typeInto(page, await cellOf(page, "Sage", "Barcode"), "mine")
  await send(`/admin/products/${id}/variants/${sage?.id}`, { barcode: "theirs" })
  await page.reload()
  await see("Discard")
  await click("Restore my values")
  await see(page.getByRole("gridcell", { name: "mine", exact: true }))
  await click("Discard")
  await see(page.getByRole("gridcell", { name: "theirs", exact: true }))
}

async function changePrices(actions: Actions) {
  const { page, click, fill, choose, dialog, closed, arrive, section, shot } = actions
  await click("Edit prices", { in: section("Variants") })
  await arrive("Prices of Linen napkin")
  await typeInto(page, await cellOf(page, "Sage", "EUR"), "13")
  await click("Add quantity tier")
  await choose("Variant", "Sage", { in: dialog() })
  await fill("From quantity", "10", { in: dialog() })
  await click("Add quantity tier", { in: dialog() })
  await closed()
  const tier = page.getByRole("row").filter({ has: page.getByRole("gridcell", { name: "10", exact: true }) })
  const column = await page
    .getByRole("columnheader", { name: "EUR", exact: true })
    .getAttribute("aria-colindex")
  await typeInto(page, tier.locator(`[aria-colindex="${column}"]`), "11")
  await shot("prices", section("Prices"), {
    callouts: [
      await cellOf(page, "Ink", "EUR"),
      tier.locator(`[aria-colindex="${column}"]`),
      section("Prices").getByRole("button", { name: "Fill down" }),
      section("Prices").getByRole("button", { name: "Save" }),
      section("Prices").getByRole("button", { name: "Add quantity tier" }),
    ],
  })
  // A picture hides messages until the page is loaded again.
  const saved = page.waitForResponse((response) => response.request().method() === "POST")
  await click("Save")
  await saved
  await page.waitForLoadState("networkidle")
  await openProduct(actions)
}

async function changeStock(actions: Actions) {
  const { page, click, see, menu, section, dialog, closed, arrive } = actions
  const variants = section("Variants")
  await click("Edit stock", { in: variants })
  await arrive("Stock of Linen napkin")
  await typeInto(page, await cellOf(page, "Ink", "Rotterdam"), "25")
  await click("Save")
  await see("Stock saved")
  await openProduct(actions)
  await menu("Sage", "Edit stock", { in: variants })
  await see("In stock at Rotterdam")
  await page.keyboard.press("Escape")
  await closed()
  await dialog().waitFor({ state: "detached" })
}

async function changeImages(actions: Actions) {
  const { page, click, closed, dialog, fill, menu, see, section, shot } = actions
  const media = section("Media")
  const pixel = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
  const files = ["one.gif", "two.gif"].map((name) => ({
    name,
    mimeType: "image/gif",
    buffer: Buffer.from(pixel, "base64"),
  }))
  await see("Add images")
  await media.locator("input[type=file]").setInputFiles(files)
  await see("Images added")
  await menu("Image 2", "Use as thumbnail", { in: media })
  await see("Images saved")
  await menu("Image 1", "Move later", { in: media })
  await menu("Image 2", "Move earlier", { in: media })
  await menu("Image 1", "Remove image", { in: media })
  await page.getByAltText("Image 2").waitFor({ state: "detached" })
  await click("Undo")
  await page.getByAltText("Image 2").waitFor()
  await menu("Image 1", "Edit alternative text", { in: media })
  await fill("Alternative text", "Two linen napkins, folded on a wooden table", { in: dialog() })
  await shot("alternative-text", dialog())
  await click("Save", { in: dialog() })
  await closed()
  await page.getByAltText("Two linen napkins, folded on a wooden table").waitFor()
}

async function duplicateAndDelete({ page, click, menu, see, dialog, arrive, send, read }: Actions) {
  await see("Linen napkin")
  await menu("Linen napkin", "Duplicate product")
  await arrive("Linen napkin (copy)")
  await see(page.locator(".page-head").getByText("Draft"))
  await menu("Linen napkin (copy)", "Delete product")
  await click("Delete product", { in: dialog() })
  await arrive("Products")
  const { products } = await read("/admin/products?q=Linen+napkin&fields=id&expand=")
  for (const { id } of products) await send(`/admin/products/${id}`, {}, "DELETE")
}
