import { afterAll, beforeAll, expect, it } from "vitest"
import { cellOf, drag, openDashboard, pasteInto, typeInto, type Dashboard } from "./testing.ts"

let shop: Dashboard
let id = ""

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(async () => {
  await shop?.close()
})

interface Variant {
  readonly id: string
  readonly title: string
  readonly prices: readonly {
    readonly amount: number
    readonly currency_code: string
    readonly region_id: string | null
    readonly min_quantity: number | null
  }[]
}

const closed = () => shop.dialog().waitFor({ state: "detached" })
const cell = (row: string, column: string) => cellOf(shop.page, row, column)
const productOf = async () =>
  (
    await shop.read(
      `/admin/products/${id}?expand=variants,variants.prices,tags,type,images,categories,options`,
    )
  ).product
const pricesOf = (variant: Variant | undefined) =>
  variant?.prices
    .map(({ amount, currency_code, region_id, min_quantity }) =>
      [currency_code, region_id ? "region" : "", min_quantity ?? "", amount].join(" "),
    )
    .sort()
const open = () => shop.open(`products/${id}`, "Gridded")

it("sets prices of all variants in a grid: currencies, regions, quantity tiers", async () => {
  const { button, dialog, inDialog, link, page } = shop
  const { product } = await shop.send("/admin/products", {
    title: "Gridded",
    handle: "gridded",
    options: [{ title: "Size" }],
    variants: ["S", "M"].map((title) => ({
      title,
      sku: `GRID-${title}`,
      prices: [{ currency_code: "eur", amount: 1000 }],
      options: [{ value: title }],
    })),
  })
  id = product.id
  await open()
  await link("Edit prices").click()
  await shop.heading("Prices of Gridded").waitFor()
  await pasteInto(await cell("S", "EUR"), "11\n12,50")
  const headers = await page.getByRole("columnheader").allTextContents()
  const region = headers.find((text) => / \(EUR\)$/.test(text))!
  await typeInto(page, await cell("M", region), "9")
  await button("Add quantity tier").click()
  await dialog().getByLabel("Variant").selectOption({ label: "S" })
  await dialog().getByLabel("From quantity").fill("10")
  await inDialog("Add quantity tier").click()
  await closed()
  await typeInto(page, page.locator("[role=gridcell][data-row='1'][data-column='4']"), "8")
  expect(await shop.flaws()).toEqual([])
  await button("Save").click()
  await page.getByText("Prices saved").waitFor()
  const { variants } = await productOf()
  const named = (title: string) => variants.find((variant) => variant.title === title)
  expect(pricesOf(named("S"))).toEqual(["eur   1100", "eur  10 800"])
  expect(pricesOf(named("M"))).toEqual(["eur   1250", "eur region  900"])

  await typeInto(page, await cell("M", "EUR"), "13")
  await shop.send(`/admin/products/${id}`, { subtitle: "Theirs" })
  await button("Save").click()
  await page.getByText("Someone else changed this in the meantime.").waitFor()
  expect(pricesOf((await productOf()).variants.find((each) => each.title === "M"))).toContain("eur   1250")
  await button("Save").click()
  await page.getByText("Prices saved").last().waitFor()
  await expect
    .poll(async () => pricesOf((await productOf()).variants.find((each) => each.title === "M")))
    .toEqual(["eur   1300", "eur region  900"])
})

it("sets the stock of all variants at all locations in a grid", async () => {
  const { button, link, page, read } = shop
  await open()
  await link("Edit stock").click()
  await shop.heading("Stock of Gridded").waitFor()
  const { stock_locations: locations } = await read("/admin/stock-locations")
  await pasteInto(await cell("S", locations[0].name), "7\n5")
  expect(await shop.flaws()).toEqual([])
  await button("Save").click()
  await page.getByText("Stock saved").waitFor()
  const { variants } = await productOf()
  expect(variants.map(({ inventory_quantity }) => inventory_quantity).sort()).toEqual([5, 7])

  const small = variants.find(({ title }) => title === "S")
  const { variant } = await read(`/admin/variants/${small.id}/inventory`)
  const level = `/admin/inventory-items/${variant.inventory[0].id}/location-levels/${locations[0].id}`
  const stocked = async () => {
    const { inventory } = (await read(`/admin/variants/${small.id}/inventory`)).variant
    return inventory[0].location_levels[0]!.stocked_quantity
  }
  await typeInto(page, await cell("S", locations[0].name), "9")
  await shop.send(level, { stocked_quantity: 6 })
  await button("Save").click()
  await page.getByText("Someone else changed this in the meantime.").waitFor()
  expect(await stocked()).toBe(6)
  await button("Save").click()
  await expect.poll(stocked).toBe(9)

  await open()
  await shop.choose("S", "Edit stock")
  await shop.dialog().getByLabel(`In stock at ${locations[0].name}`).fill("8")
  await shop.send(level, { stocked_quantity: 4 })
  await shop.inDialog("Save").click()
  await page.getByText("Someone else changed this").waitFor()
  expect(await stocked()).toBe(4)
  await shop.inDialog("Overwrite").click()
  await closed()
  expect(await stocked()).toBe(8)

  const item = variant.inventory[0].id
  await page.goto(`${shop.dashboard}/a/inventory/${item}`)
  await page.getByLabel(`${locations[0].name}, In stock`, { exact: true }).fill("11")
  await shop.send(level, { stocked_quantity: 3 })
  await button("Save").click()
  await page.getByText("Someone else changed this in the meantime.").waitFor()
  expect(await stocked()).toBe(3)
  await button("Save").click()
  await expect.poll(stocked).toBe(11)
})

it("sets codes and sizes of all variants in a grid, pasted from a spreadsheet", async () => {
  const { button, link, page } = shop
  await open()
  await link("Edit in a grid").click()
  await shop.heading("Variants of Gridded").waitFor()
  await pasteInto(await cell("S", "Barcode"), "B1\t4001\t\t120\t30\nB2\t4002\t9\tx")
  await page.getByText("1 cell is not valid").waitFor()
  await typeInto(page, await cell("M", "Weight (g)"), "130")
  await (await cell("S", "SKU")).waitFor()
  expect(await shop.flaws()).toEqual([])
  const variants = async () =>
    (await productOf()).variants.toSorted((one, other) => other.title.localeCompare(one.title))
  const [small] = await variants()
  await shop.send(`/admin/products/${id}/variants/${small!.id}`, { ean: "4009", prices: [] })
  await button("Save").click()
  await page.getByText("Someone else changed this in the meantime.").waitFor()
  expect((await variants())[0]).toMatchObject({ ean: "4009", barcode: null })
  await button("Save").click()
  await page.getByText("Variants saved").waitFor()
  expect(await variants()).toMatchObject([
    { sku: "GRID-S", barcode: "B1", ean: "4001", upc: null, weight: 120, length: 30, inventory_quantity: 11 },
    { sku: "GRID-M", barcode: "B2", ean: "4002", upc: "9", weight: 130, length: null },
  ])
})

it("puts variants in order, and gives one its size, customs data and metadata", async () => {
  const { dialog, inDialog, page, read } = shop
  await open()
  await shop.choose("Variants", "Reorder")
  await dialog().getByRole("button", { name: "Move S" }).focus()
  for (const key of ["Space", "ArrowDown", "Space"]) {
    await page.keyboard.press(key)
    // The library measures between two keys.
    await page.waitForTimeout(150)
  }
  await inDialog("Save").click()
  await closed()
  const ranked = (await productOf()).variants as { title: string; variant_rank: number; id: string }[]
  expect(
    ranked.toSorted((one, other) => one.variant_rank - other.variant_rank).map(({ title }) => title),
  ).toEqual(["M", "S"])
  await shop.choose("S", "Edit variant")
  await dialog()
    .getByLabel(/^Weight/)
    .fill("120")
  await dialog()
    .getByLabel(/^HS code/)
    .fill("6115")
  await dialog()
    .getByRole("combobox", { name: /^Country of origin/ })
    .click()
  await page.locator(".ui-combobox-input").fill("portu")
  await page.getByRole("option", { name: "Portugal" }).click()
  await dialog()
    .getByLabel(/^Metadata/)
    .fill("season: winter")
  await inDialog("Save").click()
  await closed()
  const small = ranked.find(({ title }) => title === "S")!
  expect((await read(`/admin/variants/${small.id}`)).variant).toMatchObject({
    weight: 120,
    hs_code: "6115",
    origin_country: "pt",
    metadata: { season: "winter" },
    sku: "GRID-S",
  })
})

it("changes type, tags, categories, metadata and images of a product", async () => {
  const { button, dialog, inDialog, page } = shop
  const { product_category } = await shop.send("/admin/product-categories", {
    name: "Grids",
    is_active: true,
  })
  await open()
  const edit = (section: string) =>
    page.getByRole("region", { name: section }).getByRole("button", { name: "Edit", exact: true })
  await edit("Organization").click()
  const pick = async (label: RegExp, text: string, option: string | RegExp) => {
    await dialog().getByRole("combobox", { name: label }).click()
    await page.locator(".ui-combobox-input").fill(text)
    await page.getByRole("option", { name: option }).click()
    // A list of several choices stays open.
    if ((await page.locator(".ui-combobox-input").count()) > 0) await page.keyboard.press("Escape")
    await page.locator(".ui-combobox-input").waitFor({ state: "detached" })
  }
  await pick(/^Type/, "Chart", /Chart/)
  await pick(/^Tags/, "Squared", /Squared/)
  await pick(/^Categories/, "Grids", "Grids")
  await inDialog("Save").click()
  await closed()
  expect(await productOf()).toMatchObject({
    type: { value: "Chart" },
    tags: [{ value: "Squared" }],
    categories: [{ id: product_category.id }],
  })
  await button("Edit metadata").click()
  await inDialog("Add entry").click()
  await dialog().getByLabel("Key").fill("origin")
  await dialog()
    .getByLabel(/^Value/)
    .fill("Porto")
  await shop.send(`/admin/products/${id}`, { metadata: { theirs: "kept" } })
  await inDialog("Save").click()
  await page.getByText("Someone else changed this in the meantime.").waitFor()
  expect((await productOf()).metadata).toEqual({ theirs: "kept" })
  await inDialog("Save").click()
  await closed()
  expect((await productOf()).metadata).toMatchObject({ origin: "Porto" })
  const pictures = [1, 2, 3].map((each) => `${new URL(shop.dashboard).origin}/health?${each}`)
  await shop.send(`/admin/products/${id}`, {
    images: pictures,
    thumbnail: pictures[0],
  })
  await open()
  await shop.choose("Image 2", "Use as thumbnail")
  await page.getByText("Images saved").waitFor()
  expect((await productOf()).thumbnail).toBe(pictures[1])
  await open()
  expect(await shop.flaws()).toEqual([])
})

it("shows the raw data of a product", async () => {
  await open()
  const raw = shop.page.getByRole("region", { name: "Raw data" })
  await raw.getByText("Show as tree").click()
  await raw.getByText(`id: "${id}"`, { exact: true }).waitFor()
  expect(await shop.flaws()).toEqual([])
})

it("puts images in order with the mouse and the keyboard, and takes back the removal of one", async () => {
  const { button, page } = shop
  const [first, second, third] = ["1", "2", "3"]
  const slow = { timeout: 15_000 }
  const order = async () => (await productOf()).images.map(({ url }) => url.at(-1))
  await open()
  expect(await order()).toEqual([first, second, third])
  const pictures = page.locator(".media li")
  await drag(page, pictures.nth(2).locator("img"), pictures.nth(0).locator("img"))
  await expect.poll(order, slow).toEqual([third, first, second])
  await page.getByRole("button", { name: "Actions for Image 3" }).focus()
  await page.keyboard.press("Enter")
  await shop.menu("Move earlier").focus()
  await page.keyboard.press("Enter")
  await expect.poll(order, slow).toEqual([third, second, first])
  await open()
  expect(await pictures.nth(0).locator("img").getAttribute("src")).toMatch(/3$/)
  await shop.choose("Image 2", "Remove image")
  await expect
    .poll(async () => [await order(), (await productOf()).thumbnail.at(-1)], slow)
    .toEqual([[third, first], third])
  await button("Undo").click()
  await expect
    .poll(async () => [await order(), (await productOf()).thumbnail.at(-1)], slow)
    .toEqual([[third, second, first], second])
})

it("describes an image to people who cannot see it, and warns before overwriting", async () => {
  const { dialog, inDialog, page } = shop
  const alts = async () => (await productOf()).images.map(({ metadata }) => metadata?.["alt"] ?? null)
  await open()
  await shop.choose("Image 1", "Edit alternative text")
  await dialog()
    .getByLabel(/^Alternative text/)
    .fill("A jug on a table")
  expect(await shop.flaws()).toEqual([])
  await inDialog("Save").click()
  await closed()
  await page.getByAltText("A jug on a table").waitFor()
  expect(await alts()).toEqual(["A jug on a table", null, null])
  const { images } = await productOf()
  await shop.choose("Image 1", "Edit alternative text")
  await shop.send(`/admin/products/${id}/images/${images[0].id}`, { metadata: { alt: "Theirs" } })
  await dialog()
    .getByLabel(/^Alternative text/)
    .fill("")
  await inDialog("Save").click()
  await page.getByText("Someone else changed this").waitFor()
  expect(await alts()).toEqual(["Theirs", null, null])
  await inDialog("Overwrite").click()
  await closed()
  await page.getByAltText("Image 1", { exact: true }).waitFor()
  expect(await alts()).toEqual([null, null, null])
})

it("duplicates a variant, and generates the combinations that are missing", async () => {
  const { dialog, inDialog, page } = shop
  await open()
  const field = (name: string) => dialog().getByLabel(new RegExp(`^${name}`))
  await shop.choose("M", "Duplicate variant")
  expect(await field("SKU").inputValue()).toBe("")
  expect(await field("Price in EUR").inputValue()).toBe("13.00")
  await field("Title").fill("L")
  await inDialog("Duplicate variant").click()
  await dialog()
    .getByText(/already exists/)
    .waitFor()
  await field("Size").fill("L")
  await inDialog("Duplicate variant").click()
  await closed()
  const named = async (title: string) =>
    (await productOf()).variants.find((variant) => variant.title === title)
  expect(pricesOf(await named("L"))).toEqual(["eur   1300", "eur region  900"])
  expect(await named("L")).toMatchObject({ sku: null, barcode: null, weight: 130 })

  await shop.choose("Variants", "Add option")
  await field("Name").fill("Color")
  await dialog()
    .getByLabel(/^Metadata/)
    .fill("picker: swatch")
  await inDialog("Add option").click()
  await closed()
  const { options } = await productOf()
  expect(options.find(({ title }) => title === "Color").metadata).toEqual({
    picker: "swatch",
  })
  await shop.choose("Color", "Rename option")
  await dialog()
    .getByLabel(/^Metadata/)
    .fill("picker: swatch\nwide: no")
  await inDialog("Save").click()
  await closed()
  await shop.choose("Variants", "Generate variants")
  await dialog()
    .getByText(/^Every combination of these values has a variant/)
    .waitFor()
  expect(await inDialog("Generate variants").isDisabled()).toBe(true)
  await dialog().getByRole("textbox", { name: "Color" }).fill("Red")
  await page.keyboard.press("Enter")
  await dialog().getByLabel("L / Red").uncheck()
  await dialog().getByLabel("Copy prices from").selectOption({ label: "M" })
  expect(await shop.flaws()).toEqual([])
  await inDialog("Generate variants").click()
  await closed()
  const { variants } = await productOf()
  expect(variants.map(({ title }) => title).toSorted()).toEqual(["L", "M", "M / Red", "S", "S / Red"])
  expect(pricesOf(await named("S / Red"))).toEqual(["eur   1300", "eur region  900"])
  expect(await named("S")).toMatchObject({ sku: "GRID-S" })
  expect((await productOf()).options.map(({ metadata }) => metadata)).toContainEqual({
    picker: "swatch",
    wide: "no",
  })
})

it("removes a product from a collection, and takes that back", async () => {
  const { button, link, read } = shop
  const { collection } = await shop.send("/admin/collections", { title: "Taken back" })
  const { products } = await read("/admin/products?limit=1&q=soap")
  const inCollection = async () => (await read(`/admin/products?collection_id[]=${collection.id}`)).count
  await shop.send(`/admin/collections/${collection.id}/products/batch`, { product_ids: [products[0].id] })
  await shop.open(`collections/${collection.id}`, "Taken back")
  await shop.choose(products[0].title, "Remove from the collection")
  await button("Undo").waitFor()
  expect(await inCollection()).toBe(0)
  await button("Undo").click()
  await link(products[0].title).waitFor()
  expect(await inCollection()).toBe(1)
})

it("removes all products of a collection on every page by one request, and takes that back", async () => {
  const { button, page, read, send } = shop
  const ids = await createProducts(21)
  const { collection } = await send("/admin/collections", { title: "Emptied" })
  await send(`/admin/collections/${collection.id}/products/batch`, { product_ids: ids })
  const inCollection = async () => (await read(`/admin/products?collection_id[]=${collection.id}`)).count
  await shop.open(`collections/${collection.id}`, "Emptied")
  await page.getByText("1–20 of 21", { exact: true }).waitFor()
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).check()
  await button("Select all 21 matching").click()
  expect(await shop.flaws()).toEqual([])
  const sent = await shop.requestsOf(async () => {
    await button("Remove from the collection").click()
    await page.getByText("21 products removed", { exact: true }).waitFor()
  })
  expect(sent.filter((request) => request.startsWith("DELETE"))).toHaveLength(1)
  expect(await inCollection()).toBe(0)
  await button("Undo").click()
  await page.getByText("1–20 of 21", { exact: true }).waitFor()
  expect(await inCollection()).toBe(21)
})

it("removes several products from a category and from a sales channel, and takes that back", async () => {
  const { button, page, read, send } = shop
  const ids = await createProducts(3)
  const { product_category: category } = await send("/admin/product-categories", { name: "Thinned" })
  const { sales_channel: channel } = await send("/admin/sales-channels", { name: "Thinned" })
  const added = { product_ids: ids.map((each) => ({ id: each })) }
  await send(`/admin/product-categories/${category.id}/products/batch`, added)
  await send(`/admin/sales-channels/${channel.id}/products/batch`, added)
  const removeTwo = async (place: { page: string; filter: string; label: string }) => {
    const left = async () =>
      (await read(`/admin/products?${place.filter}`)).products.map(({ title }) => title).sort()
    await shop.open(place.page, "Thinned")
    for (const title of ["Taken 1", "Taken 2"])
      await page.getByRole("checkbox", { name: `Select ${title}`, exact: true }).check()
    await button(place.label).click()
    await page.getByText("2 products removed", { exact: true }).waitFor()
    expect(await left()).toEqual(["Taken 3"])
    await button("Undo").click()
    await page.getByText("1–3 of 3", { exact: true }).waitFor()
    expect(await left()).toEqual(["Taken 1", "Taken 2", "Taken 3"])
  }
  await removeTwo({
    page: `product-categories/${category.id}`,
    filter: `category_id[]=${category.id}`,
    label: "Remove from category",
  })
  await removeTwo({
    page: `sales-channels/${channel.id}`,
    filter: `sales_channel_id[]=${channel.id}`,
    label: "Remove from the channel",
  })
})

/** Creates products called “Taken 1” and so on. */
async function createProducts(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let number = 1; number <= count; number++)
    ids.push(
      (await shop.send("/admin/products", { title: `Taken ${number}`, handle: `taken-${count}-${number}` }))
        .product.id,
    )
  return ids
}

it("changes the metadata of a collection, and deletes several collections at once", async () => {
  const { button, dialog, inDialog, page, read } = shop
  const made = []
  for (const title of ["Grid one", "Grid two"])
    made.push((await shop.send("/admin/collections", { title })).collection.id)
  await shop.open(`collections/${made[0]}`, "Grid one")
  await button("Edit metadata").click()
  await inDialog("Add entry").click()
  await dialog().getByLabel("Key").fill("banner")
  await dialog()
    .getByLabel(/^Value/)
    .fill("wide")
  await inDialog("Save").click()
  await closed()
  expect((await read(`/admin/collections/${made[0]}`)).collection.metadata).toEqual({ banner: "wide" })
  expect(await shop.flaws()).toEqual([])
  await shop.open("collections?q=Grid", "Collections")
  await page.getByText("1–2 of 2").waitFor()
  await page.getByLabel("Select all rows on this page").check()
  await button("Delete").click()
  await inDialog("Delete").click()
  await expect.poll(async () => (await read("/admin/collections?q=Grid")).count).toBe(0)
})

it("lists types and tags, which lead to their products", async () => {
  const { heading, link, page } = shop
  await shop.open("product-types", "Product types")
  await page.getByRole("searchbox").first().fill("Chart")
  await page.waitForURL(/q=Chart/)
  await link("Chart").click()
  await heading("Products").waitFor()
  await page.getByText("1–1 of 1").waitFor()
  await shop.open("product-tags", "Product tags")
  await page.getByRole("searchbox").first().fill("Squared")
  await page.waitForURL(/q=Squared/)
  await link("Squared").waitFor()
  expect(await shop.flaws()).toEqual([])
  await link("Squared").click()
  await link("Gridded").waitFor()
})

it("links to the product in the storefront where the store has a template", async () => {
  const { button, link, page } = shop
  await shop.open("settings/details", "Store details")
  await page.getByLabel(/^Product link template/).fill("https://shop.example.com/products/{handle}")
  await button("Save").click()
  await page.getByText("Saved", { exact: true }).waitFor()
  await open()
  await button("Publish").click()
  await link("View in storefront").waitFor()
  expect(await link("View in storefront").getAttribute("href")).toBe(
    "https://shop.example.com/products/gridded",
  )
})

it("opens a draft in the storefront, for members who are signed in", async () => {
  const { button, link, page } = shop
  await open()
  await button("Unpublish").click()
  const preview = link("Preview")
  await preview.waitFor()
  expect(await preview.getAttribute("href")).toMatch(new RegExp(`/a/products/${id}/preview$`))
  const storefront = /\/api\/preview\?token=/
  await page.context().route(storefront, (route) => route.fulfill({ body: "The storefront" }))
  const [tab] = await Promise.all([page.waitForEvent("popup"), preview.click()])
  await tab.getByText("The storefront").waitFor()
  const token = new URL(tab.url()).searchParams.get("token")!
  const { origin } = new URL(page.url())
  const shown = await fetch(`${origin}/store/products/${id}`, { headers: { "x-preview-token": token } })
  expect(((await shown.json()) as { product: object }).product).toMatchObject({ id, status: "draft" })
  await tab.close()

  const guest = await page.context().browser()!.newContext({ reducedMotion: "reduce" })
  await guest.route(storefront, (route) => route.fulfill({ body: "The storefront" }))
  const stranger = await guest.newPage()
  await stranger.goto(new URL((await preview.getAttribute("href"))!, page.url()).href)
  await stranger.getByLabel("Email").fill("admin@example.com")
  await stranger.getByLabel("Password", { exact: true }).fill("supersecret")
  await stranger.getByRole("button", { name: "Sign in" }).click()
  await stranger.getByText("The storefront").waitFor()
  await guest.close()
})
