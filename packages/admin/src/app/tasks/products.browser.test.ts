import { afterAll, beforeAll, expect, it } from "vitest"
import {
  cellOf,
  desktop,
  drag,
  openDashboard,
  pasteInto,
  phone,
  typeInto,
  type Dashboard,
} from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(async () => {
  await shop?.close()
})

const cell = (variant: string, column: string) =>
  shop.page.getByLabel(`${variant}, ${column}`, { exact: true })

/** A block of cells from a spreadsheet, pasted into the cell. */
async function paste(variant: string, column: string, text: string): Promise<void> {
  await cell(variant, column).evaluate((element, value) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text/plain", value)
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** Drops pictures onto the page. */
async function dropPictures(names: readonly string[]): Promise<void> {
  await shop.page.locator(".pictures").evaluate((element, files) => {
    const dataTransfer = new DataTransfer()
    const pixel = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
    const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))
    for (const name of files) dataTransfer.items.add(new File([bytes], name, { type: "image/gif" }))
    element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }))
  }, names)
}

it("creates a product on a separate page, with a draft that survives a reload", async () => {
  const { page, button, link, heading, read } = shop
  await shop.send("/admin/stock-locations", { name: "Overflow" })
  await shop.open("products", "Products")
  await link("Create product").click()
  await heading("Create product").waitFor()
  await button("Publish").click()
  await page.getByText("Enter a value.").waitFor()
  const title = page.getByLabel("Title", { exact: true })
  await title.fill("Wool Socks, grey")
  await page.getByText("If empty, the handle is wool-socks-grey.").waitFor()
  await page.getByRole("combobox", { name: /^Country of origin/ }).click()
  await page.locator(".ui-combobox-input").fill("swed")
  await page.getByRole("option", { name: "Sweden" }).click()
  await page.getByLabel(/^HS code/).fill("6115")
  await page.getByLabel(/^Weight/).fill("120")
  for (const [label, word] of [
    ["Type", "Socks"],
    ["Tags", "Merino"],
  ] as const) {
    await page.getByRole("combobox", { name: new RegExp(`^${label}`) }).click()
    await page.locator(".ui-combobox-input").fill(word)
    await page.getByRole("option", { name: new RegExp(word) }).click()
    await page.keyboard.press("Escape")
    await page.locator(".ui-combobox-input").waitFor({ state: "detached" })
  }
  await button("Add option").click()
  await page.getByLabel("Option 1", { exact: true }).fill("Size")
  const values = page.getByRole("textbox", { name: "Values of option 1" })
  await values.fill("S, M, L,")
  await values.press("Enter")
  const [name, remove] = await Promise.all([
    page.getByLabel("Option 1", { exact: true }).boundingBox(),
    button("Remove option 1").boundingBox(),
  ])
  expect(remove!.y, "the button is beside the name").toBeLessThan(name!.y + name!.height)
  await page.getByLabel("Create L", { exact: true }).uncheck()
  await paste("S", "Price in EUR", "12,50\nx")
  await button("Publish").click()
  await page.getByText("Correct the marked cells").waitFor()
  await paste("S", "SKU", "SOCK-S\t0001\nSOCK-M\t0002\n")
  await cell("M", "Price in EUR").fill("13")
  const stock = page.getByLabel("S, In stock at Rotterdam", { exact: true })
  await stock.fill("7")
  await page.getByLabel("S, In stock at Overflow", { exact: true }).fill("4")
  await page.getByLabel(/^Metadata/).fill("season: winter")
  expect(await shop.flaws()).toEqual([])
  await dropPictures(["one.gif", "two.gif"])
  await page.getByAltText("Image 2").waitFor()
  await shop.choose("Image 2", "Use as thumbnail")
  await shop.choose("Image 2", "Move earlier")
  await page.reload()
  await heading("Create product").waitFor()
  expect(await title.inputValue()).toBe("Wool Socks, grey")
  await page.getByAltText("Image 2").waitFor()
  await button("Publish").click()
  await heading("Wool Socks, grey").waitFor()
  const id = new URL(page.url()).pathname.split("/").at(-1)!
  const { product } = await read(
    `/admin/products/${id}?expand=variants,variants.prices,tags,type,images,options`,
  )
  expect(product).toMatchObject({
    status: "published",
    handle: "wool-socks-grey",
    origin_country: "se",
    hs_code: "6115",
    weight: 120,
    type: { value: "Socks" },
    tags: [{ value: "Merino" }],
    options: [{ title: "Size" }],
  })
  expect(product.images[0].url).toBe(product.thumbnail)
  expect(product.variants).toHaveLength(2)
  expect(product.metadata).toEqual({ season: "winter" })
  const small = product.variants.find((variant) => variant.title === "S")
  expect(small).toMatchObject({ sku: "SOCK-S", barcode: "0001" })
  const { variant } = await read(`/admin/variants/${small.id}/inventory`)
  const levels = variant.inventory[0].location_levels
  expect(levels.map(({ stocked_quantity }) => stocked_quantity).sort()).toEqual([4, 7])
  expect(small.prices).toMatchObject([{ currency_code: "eur", amount: 1250 }])
  await shop.open("products/new", "Create product")
  expect(await title.inputValue()).toBe("")
})

it("keeps the buttons of a new product in view, and shows what the server says", async () => {
  const { page, button } = shop
  await shop.send("/admin/products", { title: "Taken", handle: "taken-handle" })
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    await shop.open("products/new", "Create product")
    await page.getByLabel("Title", { exact: true }).fill("Another one")
    await page.getByLabel(/^Handle/).fill("taken-handle")
    const metadata = page.getByLabel(/^Metadata/)
    await metadata.focus()
    await metadata.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    const box = await button("Publish").boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height)
    await button("Publish").click()
    const message = page.getByText(/already exists/).first()
    const isInView = () =>
      message.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top > 0 && bottom < innerHeight
      })
    await expect.poll(isInView).toBe(true)
    await button("Discard input").click()
  }
  expect(await shop.flaws()).toEqual([])
})

it("moves the cell that has the focus beside the faded edge of the table of variants", async () => {
  const { page } = shop
  await page.setViewportSize(phone)
  await shop.open("products/new", "Create product")
  const columns = ["Barcode", "Price in EUR", "Price in USD", "In stock at Rotterdam", "Price in EUR"]
  // The columns of prices and stock come with the currencies and locations, and make the table wider.
  for (const column of columns) await page.getByLabel(`Default variant, ${column}`, { exact: true }).waitFor()
  for (const column of columns) {
    const field = page.getByLabel(`Default variant, ${column}`, { exact: true })
    await field.focus()
    const isClear = () =>
      field.evaluate((element) => {
        const area = element.closest<HTMLElement>("[data-more]")
        if (!area) return false
        const [own, whole] = [element.getBoundingClientRect(), area.getBoundingClientRect()]
        const faded = (side: string) => (area.dataset["more"]?.includes(side) ? 28 : 0)
        return own.left >= whole.left + faded("start") && own.right <= whole.right - faded("end")
      })
    await expect.poll(isClear, { message: column }).toBe(true)
  }
  await page.setViewportSize(desktop)
})

it("creates categories, moves them by keyboard, menu and drag, and adds products", async () => {
  const { page, button, dialog, inDialog, heading, read } = shop
  const create = async (name: string) => {
    await button("Create category").first().click()
    await dialog().getByLabel("Name", { exact: true }).fill(name)
    await inDialog("Create category").click()
    await heading(name).waitFor()
    await shop.open("product-categories", "Categories")
    await page.getByRole("link", { name, exact: true }).waitFor()
  }
  const names = () => page.locator(".tree-name").allTextContents()
  await shop.open("product-categories", "Categories")
  await page.locator(".tree-name").first().waitFor()
  const before = await names()
  await create("Winter")
  await create("Beanies")
  expect(await names()).toEqual([...before, "Winter", "Beanies"])
  expect(await shop.flaws()).toEqual([])
  const moved = () => page.waitForResponse((response) => response.request().method() === "POST")
  let done = moved()
  for (const key of ["Space", "ArrowRight", "Space"]) await button("Move Beanies").press(key)
  await done
  const parentOf = async (name: string) => {
    const { product_categories } = await read(`/admin/product-categories?q=${name}`)
    return product_categories[0].parent_category?.name ?? null
  }
  expect(await parentOf("Beanies")).toBe("Winter")
  await shop.choose("Winter", "Add subcategory")
  await dialog().getByLabel("Name", { exact: true }).fill("Scarves")
  await dialog()
    .getByLabel(/^Metadata/)
    .fill("icon: scarf")
  await inDialog("Create category").click()
  await page.getByRole("link", { name: "Scarves" }).waitFor()
  done = moved()
  await drag(page, button("Move Scarves"), button("Move Beanies"))
  await done
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".tree-name")]
      .map((each) => each.textContent)
      .join()
      .endsWith("Winter,Scarves,Beanies"),
  )
  await page.getByRole("link", { name: "Scarves" }).click()
  await heading("Scarves").waitFor()
  await button("Add products").click()
  await dialog().getByLabel("Search").fill("Wool Socks")
  await dialog()
    .getByLabel(/Wool Socks/)
    .check()
  await dialog()
    .getByRole("button", { name: /^Add 1/ })
    .click()
  await page.getByRole("link", { name: /Wool Socks/ }).waitFor()
  const { product_categories } = await read("/admin/product-categories?q=Scarves")
  expect(product_categories[0]).toMatchObject({ metadata: { icon: "scarf" }, rank: 0 })
  await shop.choose("Scarves", "Edit category")
  await dialog().getByLabel("Name", { exact: true }).fill("Wool scarves")
  await inDialog("Save").click()
  await heading("Wool scarves").waitFor()
  await shop.choose("Wool scarves", "Delete category")
  await inDialog("Delete category").click()
  await heading("Categories").waitFor()
  expect((await read("/admin/product-categories?q=scarves")).count).toBe(0)
})

it("searches products by SKU, and narrows the list by its filters", async () => {
  const { button, page } = shop
  await shop.open("products", "Products")
  const rows = page.locator("tbody tr")
  await page.getByRole("searchbox").fill("SOCK-M")
  await page.getByText("1–1 of 1").waitFor()
  await page.getByRole("link", { name: /Wool Socks, grey/ }).waitFor()
  const narrowed = async (filter: string, option: string, path: string) => {
    await shop.open("products", "Products")
    await button(filter).click()
    await page.getByRole("option", { name: option, exact: true }).click()
    await page.keyboard.press("Escape")
    const { count } = await shop.read(`/admin/products?is_giftcard=false&limit=1&${path}`)
    await page.getByText(new RegExp(`of ${count}$`)).waitFor()
    return rows.count()
  }
  const typed = await shop.read("/admin/product-types?q=Socks")
  expect(await narrowed("Type", "Socks", `type_id[]=${typed.product_types[0].id}`)).toBe(1)
  const tagged = await shop.read("/admin/product-tags?q=Merino")
  const [merino] = tagged.product_tags
  expect(await narrowed("Tags", "Merino", `tags[]=${merino.id}`)).toBe(1)
  await shop.send("/admin/products", {
    title: "Proposed socks",
    status: "proposed",
    options: [],
    variants: [],
  })
  expect(await narrowed("Status", "Proposed", "status[]=proposed")).toBe(1)
  await page.getByRole("link", { name: /Proposed socks/ }).waitFor()
  const { products } = await shop.read("/admin/products?status[]=proposed")
  await shop.send(`/admin/products/${products[0].id}`, {}, "DELETE")
})

it("duplicates a product as a draft, with its variants and prices", async () => {
  const { page, heading, read } = shop
  const { products } = await read("/admin/products?handle=wool-socks-grey")
  await shop.open(`products/${products[0].id}`, "Wool Socks, grey")
  await shop.choose("Wool Socks, grey", "Duplicate product")
  await heading("Wool Socks, grey (copy)").waitFor()
  const id = new URL(page.url()).pathname.split("/").at(-1)!
  const { product } = await read(`/admin/products/${id}?expand=variants,variants.prices,tags,images`)
  expect(product).toMatchObject({
    status: "draft",
    handle: "wool-socks-grey-copy",
    hs_code: "6115",
    tags: [{ value: "Merino" }],
  })
  expect(product.images).toHaveLength(2)
  const small = product.variants.find((variant) => variant.title === "S")
  expect(small).toMatchObject({ sku: null, inventory_quantity: 0, prices: [{ amount: 1250 }] })
})

const both = async () =>
  (await shop.read("/admin/products?q=Wool Socks&expand=variants,variants.prices")).products

it("changes several products at once: status, collection, grid", async () => {
  const { page, button, dialog, inDialog, heading, read } = shop
  const select = async () => {
    await shop.open("products?q=Wool+Socks", "Products")
    await page.getByText("1–2 of 2").waitFor()
    await page.getByLabel("Select all rows on this page").check()
  }
  await select()
  expect(await shop.flaws()).toEqual([])
  await button("Publish").click()
  await page.getByText("Products published").waitFor()
  expect((await both()).map(({ status }) => status)).toEqual(["published", "published"])
  const { collections } = await read("/admin/collections?limit=1")
  await select()
  await button("Add to collection").click()
  await dialog()
    .getByRole("combobox", { name: /^Collection/ })
    .click()
  await page.locator(".ui-combobox-input").fill(collections[0].title)
  await page.getByRole("option", { name: collections[0].title }).first().click()
  await inDialog("Add 2 products").click()
  await page.getByText("1–2 of 2").waitFor()
  await dialog().waitFor({ state: "detached" })
  const inCollection = await read(`/admin/products?q=Wool Socks&collection_id[]=${collections[0].id}`)
  expect(inCollection.count).toBe(2)
  await select()
  await button("Edit in a grid").click()
  await heading("Edit 2 products").waitFor()
  await typeInto(page, await cellOf(page, "Wool Socks, grey (copy)", "Price in EUR"), "9.5")
  await typeInto(page, await cellOf(page, "Wool Socks, grey (copy)", "Title"), "Wool Socks, blue")
  await pasteInto(await cellOf(page, "Wool Socks, grey", "Status"), "Draft")
  expect(await shop.flaws()).toEqual([])
  const [theirs] = await both()
  await shop.send(`/admin/products/${theirs.id}`, { subtitle: "Theirs" })
  await button("Save").click()
  await page.getByText("Someone else changed this in the meantime.").waitFor()
  expect((await both()).map(({ title }) => title)).not.toContain("Wool Socks, blue")
  await button("Save").click()
  await page.getByText("Products saved").waitFor()
  const blue = (await both()).find(({ title }) => title === "Wool Socks, blue")
  expect(blue.variants.flatMap(({ prices }: { prices: { amount: number }[] }) => prices)).toMatchObject([
    { amount: 950 },
    { amount: 950 },
  ])
  expect((await both()).map(({ status }) => status).sort()).toEqual(["draft", "published"])
})

it("changes and deletes all products that match, on every page of the list", async () => {
  const { page, button, inDialog, read } = shop
  const expected = 50
  for (let number = 0; number < expected; number++)
    await shop.send("/admin/products", { title: `Wool Socks ${number}`, options: [], variants: [] })
  await shop.open("products?q=Wool+Socks", "Products")
  await page
    .getByText(`of ${expected + 2}`)
    .first()
    .waitFor()
  await page.getByLabel("Select all rows on this page").check()
  await button(`Select all ${expected + 2} matching`).click()
  await button("Publish").click()
  await page.getByText("Products published").waitFor()
  const published = await read("/admin/products?q=Wool Socks&status[]=published&limit=1")
  expect(published.count).toBe(expected + 2)
  expect((await read("/admin/products?q=Wool Socks&status[]=draft&limit=1")).count).toBe(0)
  await shop.open("products?q=Wool+Socks", "Products")
  await page
    .getByText(`of ${expected + 2}`)
    .first()
    .waitFor()
  await page.getByLabel("Select all rows on this page").check()
  await button(`Select all ${expected + 2} matching`).click()
  await button("Actions").click()
  await shop.menu("Delete").click()
  await inDialog("Delete products").click()
  await page.getByText("Products deleted").waitFor()
  expect(await both()).toEqual([])
  expect(shop.complaints).toEqual([])
})

it("imports products after a check, shows what is wrong with a file, and exports", async () => {
  const { page, button, link, heading, read, send } = shop
  const choose = (text: string) =>
    page
      .getByLabel("Choose file", { exact: true })
      .and(page.locator("input"))
      .setInputFiles({ name: "products.csv", mimeType: "text/csv", buffer: Buffer.from(text) })
  const head = "Product Handle;Product Title;Variant Title;Variant SKU;Option 1 Name;Option 1 Value;Price EUR"
  await shop.open("products", "Products")
  await link("Import").click()
  await heading("Import products").waitFor()
  const template = page.waitForEvent("download")
  await button("Download template").click()
  expect((await template).suggestedFilename()).toBe("product-import-template.csv")
  await choose(`${head}\nimported-mug;Imported mug;Large;IMP-1;Size;Large;abc\n`)
  await page.getByText("Nothing was imported").waitFor()
  expect(await page.locator(".import-errors li").count()).toBe(1)
  expect(await shop.flaws()).toEqual([])
  await choose(`${head}\nimported-mug;Imported mug;Large;IMP-1;Size;Large;12.50\n`)
  await page.getByText("Products: 1 to create, 0 to update. Variants: 1 to create, 0 to update.").waitFor()
  const rows = page.getByRole("table", { name: "First rows of the file" })
  await rows.waitFor()
  expect(await rows.getByRole("columnheader").allTextContents()).toEqual(head.split(";"))
  expect(await rows.getByRole("cell").allTextContents()).toEqual(
    "imported-mug;Imported mug;Large;IMP-1;Size;Large;12.50".split(";"),
  )
  expect(await shop.flaws()).toEqual([])
  expect((await read("/admin/products?handle=imported-mug")).count).toBe(0)
  await button("Import products").click()
  await page.getByText("Import complete").waitFor()
  expect(await rows.count()).toBe(0)
  expect((await read("/admin/products?handle=imported-mug")).count).toBe(1)
  await choose(`${head}\nearly-mug;Early;One;;;;\nlate-mug;Late;One;;;;\n`)
  await page.getByText("Products: 2 to create, 0 to update. Variants: 2 to create, 0 to update.").waitFor()
  await send("/admin/products", { title: "Of somebody else", handle: "early-mug" })
  await button("Import products").click()
  await page.getByText("Some rows were not imported").waitFor()
  await page.getByText("2 of 4 products and variants were imported.").waitFor()
  expect(await page.locator(".import-errors li").allTextContents()).toEqual([
    'line 2, column "Product Handle": a product with the handle "early-mug" exists already; its id in the column "Product Id" changes it',
  ])
  expect(await shop.flaws()).toEqual([])
  expect((await read("/admin/products?handle=late-mug")).count).toBe(1)
  await shop.open("products?q=Imported+mug", "Products")
  await page.getByText("1–1 of 1").waitFor()
  const file = page.waitForEvent("download")
  await button("Export").click()
  await file
  const { batch_jobs } = await read("/admin/batch-jobs?type[]=product-export")
  expect(batch_jobs[0]).toMatchObject({ status: "completed", result: { count: 1 } })
  expect(shop.complaints).toEqual([])
})
