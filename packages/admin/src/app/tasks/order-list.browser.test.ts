import { readFileSync } from "node:fs"
import { afterAll, beforeAll, expect, it } from "vitest"
import { desktop, laptop, phone, openDashboard, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(() => shop?.close())

interface Listed {
  readonly id: string
  readonly display_id: number
  readonly customer: { readonly id: string; readonly email: string; readonly first_name: string | null }
  readonly region_id: string
}

const listed = async (query: string): Promise<{ orders: Listed[]; count: number }> =>
  shop.read(`/admin/orders?expand=customer&limit=50&${query}`)
const select = (order: Pick<Listed, "display_id">) =>
  shop.page.getByRole("checkbox", { name: `Select #${order.display_id}`, exact: true }).check()
const shows = (count: number) =>
  shop.page.getByText(new RegExp(`^1–${Math.min(20, count)} of ${count}$`)).waitFor()
const filter = (name: string) => shop.page.locator(".ui-filter").filter({ hasText: name })

it("filters by view, days, region and customer, and keeps a view and columns", async () => {
  const { button, page } = shop
  await shop.open("orders", "Orders")
  expect(await shop.flaws()).toEqual([])
  await button("To capture").click()
  await page.waitForURL(/capture=yes/)
  await filter("To capture: Yes").waitFor()
  await shows((await listed("has_payment_to_capture=true&status[]=pending")).count)
  await button("All").click()
  const all = await listed("")
  await shows(all.count)

  await filter("Placed").click()
  await button("In the last 30 days").click()
  await page.waitForURL(/created=30d/)
  await page.getByLabel("From", { exact: true }).fill("2020-01-01")
  await page.getByLabel("To", { exact: true }).fill("2020-01-31")
  await page.getByText("Try a different search or remove a filter.").waitFor()
  await page.keyboard.press("Escape")
  await button("Clear all").click()
  await shows(all.count)

  const { customer, region_id } = all.orders[0]!
  await filter("Customer").click()
  await page.getByRole("combobox", { name: "Customer" }).fill(customer.email)
  await page.getByRole("option").filter({ hasText: customer.email }).first().click()
  await page.waitForURL(new RegExp(`customer=${customer.id}`))
  await shows((await listed(`customer_id=${customer.id}`)).count)
  await page.reload()
  await filter(`Customer: ${customer.first_name ?? customer.email}`).waitFor()
  await button("Clear all").click()

  const { region } = await shop.read(`/admin/regions/${region_id}`)
  await filter("Region").click()
  await page.getByRole("option", { name: region.name }).click()
  await page.keyboard.press("Escape")
  await button(new RegExp(`^Region: ${region.name}[^,]*$`)).waitFor()
  await shows((await listed(`region_id=${region_id}`)).count)
  await button("Save view").click()
  await page.getByLabel("Name of the view").fill("My region")
  await page.keyboard.press("Enter")
  await button("Columns").click()
  await page.getByRole("checkbox", { name: "Email" }).check()
  await page.keyboard.press("Escape")
  await button("All").click()
  await page.reload()
  await page.getByRole("cell", { name: customer.email }).first().waitFor()
  await page.getByRole("columnheader", { name: "Email" }).getByRole("button").click()
  await page.waitForURL(/order=email/)
  await expect
    .poll(async () => {
      const emails = await page.locator('td[data-label="Email"]').allTextContents()
      return emails.length > 1 && emails.every((email, i) => i === 0 || emails[i - 1]! <= email)
    })
    .toBe(true)
  await button("My region").click()
  await page.waitForURL(/region=/)
  expect(shop.complaints).toEqual([])
})

it("captures several orders, and says which order cannot be canceled and why", async () => {
  const { button, dialog, inDialog, page, read } = shop
  const waiting = (
    await listed("payment_status[]=awaiting&status[]=pending&fulfillment_status[]=not_fulfilled")
  ).orders
  const [first, second, third] = waiting
  await shop.open("orders?payment=awaiting", "Orders")
  await select(first!)
  await select(second!)
  await button("Capture payments").click()
  await dialog().getByText("Capture the payments of 2 orders?").waitFor()
  await inDialog("Capture payments").click()
  await page.getByText("Payments of 2 orders captured").waitFor()
  for (const { id } of [first!, second!])
    expect((await read(`/admin/orders/${id}`)).order.payment_status).toBe("captured")

  const { order } = await read(`/admin/orders/${second!.id}`)
  const items = order.items.map(({ id, quantity }) => ({
    item_id: id,
    quantity,
  }))
  const packed = await shop.send(`/admin/orders/${second!.id}/fulfillment`, { items })
  expect(packed.order.fulfillment_status).toBe("fulfilled")
  await shop.open("orders", "Orders")
  await select(second!)
  await select(third!)
  await button("Cancel orders").click()
  await inDialog("Cancel orders").click()
  await dialog().getByText("Not changed: 1 of 2", { exact: true }).waitFor()
  const failed = dialog().locator("li")
  expect(await failed.count()).toBe(1)
  await failed.getByRole("link", { name: `#${second!.display_id}`, exact: true }).waitFor()
  expect(await failed.textContent()).toMatch(/fulfillments/i)
  expect(await shop.flaws()).toEqual([])
  await inDialog("Close").last().click()
  expect((await read(`/admin/orders/${third!.id}`)).order.status).toBe("canceled")
  expect((await read(`/admin/orders/${second!.id}`)).order.status).toBe("pending")

  await select(first!)
  await button("Capture payments").click()
  await inDialog("Capture payments").click()
  await dialog().getByText("No payment is waiting to be captured.").waitFor()
  await inDialog("Close").last().click()
  await select(first!)
  await button("Complete orders").click()
  await page.getByText("1 order completed").waitFor()
  await select(first!)
  const sent = await shop.requestsOf(async () => {
    await button("Archive orders").click()
    await page.getByText("1 order archived").waitFor()
  })
  // Regions and channels did not change: they are not read again.
  expect(sent).toEqual([`POST /admin/orders/${first!.id}/archive`, "GET /admin/orders"])
  expect((await read(`/admin/orders/${first!.id}`)).order.status).toBe("archived")
})

it("exports what the list shows, downloads and deletes the file, and cancels an export", async () => {
  const { button, dialog, inDialog, page, read } = shop
  const { orders } = await listed("")
  const [{ display_id }] = orders as [Listed]
  await shop.open(`orders?q=%23${display_id}`, "Orders")
  await page.getByText("1–1 of 1").waitFor()
  const file = page.waitForEvent("download")
  await button("Export").click()
  const written = readFileSync(await (await file).path(), "utf8")
  expect(written.split("\n")[1]).toContain(`;${display_id};`)
  await dialog().getByText("The file is ready. It contains 1 row.").waitFor()
  expect(await shop.flaws()).toEqual([])
  const again = page.waitForEvent("download")
  await inDialog("Download file").click()
  await again
  const [job] = (await read("/admin/batch-jobs?type[]=order-export")).batch_jobs
  expect(job.result).toMatchObject({ count: 1 })
  const { download_url } = await shop.send("/admin/uploads/download-url", { file_key: job.result.file_key })
  expect((await page.request.get(download_url)).ok()).toBe(true)
  await inDialog("Delete file").click()
  await page.getByText("File deleted").waitFor()
  await dialog().waitFor({ state: "detached" })
  expect((await page.request.get(download_url)).ok()).toBe(false)
  await button("Activity").click()
  const exported = dialog().getByRole("article", { name: "Order export" })
  await exported.getByText("Complete").waitFor()
  await exported.getByText("1 order exported.", { exact: true }).waitFor()
  expect(await inDialog("Download").count(), "the file is deleted").toBe(0)
  await page.keyboard.press("Escape")
  await dialog().waitFor({ state: "detached" })

  // A dry run waits for a confirmation, so that there is time to cancel.
  await page.route("**/admin/batch-jobs", (route) =>
    route.request().method() === "POST"
      ? route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), dry_run: true }) })
      : route.continue(),
  )
  await button("Export").click()
  await inDialog("Cancel export").click()
  await dialog().getByText("You canceled the export. No file was kept.").waitFor()
  await page.unroute("**/admin/batch-jobs")
  expect((await read("/admin/batch-jobs?type[]=order-export")).batch_jobs[0].status).toBe("canceled")
  expect(shop.complaints).toEqual([])
})

it("shows an estimated count rounded, and an exact one as it is", async () => {
  const { page } = shop
  await shop.open("orders", "Orders")
  const { count } = await shop.read("/admin/orders?limit=1")
  await page.getByText(`1–20 of ${count}`, { exact: true }).waitFor()
  await page.route(/\/admin\/orders\?/, async (route) => {
    const response = await route.fetch()
    const json = { ...((await response.json()) as object), count: 12_035 }
    await route.fulfill({ response, json, headers: { ...response.headers(), "x-count": "estimate" } })
  })
  await shop.open("orders", "Orders")
  await page.getByText("1–20 of about 12,000", { exact: true }).waitFor()
  await page.unroute(/\/admin\/orders\?/)
})

it("shows what matters on a laptop, also in a language with long words", async () => {
  const { page, button, read, send } = shop
  await page.setViewportSize(laptop)
  // Columns that were shown before would count, too: the account keeps them.
  const { user } = await read("/admin/auth")
  await send(`/admin/users/${user.id}`, { metadata: { "dashboard:a/orders:columns": "" } })
  await page.evaluate(() => localStorage.clear())
  const speak = (language: string) =>
    page.evaluate((code) => localStorage.setItem("stheno:language", code), language)
  for (const [language, path, title, columns] of [
    ["fr", "orders", "Commandes", ["Paiement", "Total"]],
    ["en", "orders", "Orders", ["Date", "Payment", "Total"]],
    ["en", "customers", "Customers", ["Account", "Customer since", "Orders"]],
    ["en", "products", "Products", ["Status", "Stock"]],
    ["en", "inventory", "Inventory", ["In stock", "Available"]],
    ["en", "inventory/locations", "Stock locations", ["Address", "Sales channels"]],
    ["en", "gift-cards", "Gift cards", ["Status", "Balance"]],
    ["en", "inventory/reservations", "Reservations", ["Location", "Note"]],
    ["en", "settings/regions", "Regions", ["Currency", "Countries"]],
  ] as const) {
    await speak(language)
    await shop.open(path, title)
    await page.getByRole("row").nth(1).waitFor()
    for (const name of columns)
      await page.getByRole("columnheader", { name, exact: true }).waitFor({ state: "visible" })
    const box = page.locator(".ui-table-scroll")
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
  await page.setViewportSize(desktop)
  await button("Columns").waitFor()
})

it("names the orders of exchanges among the returns to receive, with one request for all", async () => {
  const { page, read, send } = shop
  const { orders } = await read("/admin/orders?fulfillment_status[]=shipped&limit=3&expand=items")
  const { variants } = await read("/admin/variants?limit=1")
  expect(orders).toHaveLength(3)
  for (const { id, items } of orders)
    await send(`/admin/orders/${id}/swaps`, {
      return_items: [{ item_id: items[0].id, quantity: 1 }],
      additional_items: [{ variant_id: variants[0].id, quantity: 1 }],
    })
  const returns = page.getByRole("region", { name: "Returns to receive", exact: true })
  const linkOf = (number: number) => returns.getByRole("link", { name: `Order #${number}` })
  const sent = await shop.requestsOf(async () => {
    await shop.open("overview", "Overview")
    for (const { display_id } of orders) await linkOf(display_id).waitFor()
  })
  // The newest orders, the sales, two counts, and the numbers of the exchanged orders.
  expect(sent.filter((each) => each.startsWith("GET /admin/orders"))).toEqual(
    Array.from({ length: 5 }, () => "GET /admin/orders"),
  )
  const [{ display_id }] = orders
  await linkOf(display_id).click()
  await shop.heading(`Order #${display_id}`).waitFor()
  await page.getByText("Exchange requested").waitFor()
})

it("offers to select all of an estimated count rounded, and of an exact one as it is", async () => {
  const { page, button, read } = shop
  const bar = (name: string) => page.getByRole("region", { name, exact: true })
  const selectFirst = async () => {
    await shop.open("products", "Products")
    await page.getByRole("row").nth(1).getByRole("checkbox").check()
    await bar("1 selected").waitFor()
  }
  const { count } = await read("/admin/products?is_giftcard=false&limit=1")
  await selectFirst()
  await button(`Select all ${count} matching`).click()
  await bar(`${count} selected`).waitFor()
  await page.route(/\/admin\/products\?/, async (route) => {
    const response = await route.fetch()
    const json = { ...((await response.json()) as object), count: 12_035 }
    await route.fulfill({ response, json, headers: { ...response.headers(), "x-count": "estimate" } })
  })
  await selectFirst()
  await button("Select all matching (about 12,000)").click()
  await bar("About 12,000 selected").waitFor()
  await button("Actions").click()
  await shop.menu("Delete").click()
  await shop.dialog().getByText("Delete 12,000 products?").waitFor()
  await shop.inDialog("Cancel").click()
  await page.unroute(/\/admin\/products\?/)
})

it("offers what to do with selected rows in two lines on a phone, the rest in a menu", async () => {
  const { page, button, menu } = shop
  const bar = page.getByRole("region", { name: "1 selected", exact: true })
  const selectFirst = () => page.getByRole("row").nth(1).getByRole("checkbox").check()
  await shop.open("products", "Products")
  await selectFirst()
  await page.setViewportSize(phone)
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(100)
  await bar.getByRole("button", { name: "Edit in a grid", exact: true }).waitFor()
  await bar.getByRole("button", { name: "Clear all", exact: true }).waitFor()
  expect(await shop.flaws()).toEqual([])
  await page.setViewportSize(phone)
  await bar.getByRole("button", { name: "Actions", exact: true }).click()
  await menu("Delete").click()
  await shop.dialog().getByText("Delete 1 product?").waitFor()
  await page.keyboard.press("Escape")
  await bar.getByRole("button", { name: "Actions", exact: true }).click()
  await menu("Edit stock").click()
  await shop.heading(/^Stock of/).waitFor()
  await page.setViewportSize(desktop)
  await shop.open("products", "Products")
  await selectFirst()
  await button("Edit stock").waitFor()
})

it("keeps what to do with selected rows in one line on a laptop and a desktop, the rest in a menu", async () => {
  const { page, button, menu, dialog, read } = shop
  const bar = page.locator(".ui-bulk")
  const more = bar.getByRole("button", { name: "Actions", exact: true })
  const labels = () => bar.locator(".ui-bulk-actions").getByRole("button").allTextContents()
  const select = async (path: string, title: string) => {
    await shop.open(path, title)
    await page.getByRole("row").nth(1).getByRole("checkbox").check()
    await bar.waitFor()
  }
  for (const [screen, shown] of [
    [laptop, "Edit prices"],
    [desktop, "Add to collection"],
  ] as const) {
    await page.setViewportSize(screen)
    await select("products", "Products")
    expect((await bar.boundingBox())?.height).toBeLessThan(50)
    expect(await labels()).toContain(shown)
    expect(await labels()).not.toContain("Delete")
    const end = await bar.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(end, "nothing is cut").toBe(0)
    // The menu follows the last button with Tab, and has everything that is not beside it.
    await button(shown).focus()
    while (!(await more.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await menu("Add to sales channel").waitFor()
    expect(
      [...(await labels()), ...(await page.getByRole("menuitem").allTextContents())].filter(Boolean),
    ).toEqual([
      "Edit in a grid",
      "Edit prices",
      "Edit stock",
      "Publish",
      "Unpublish",
      "Add to collection",
      "Add to category",
      "Add to sales channel",
      "Delete",
    ])
    await page.keyboard.press("End")
    await page.keyboard.press("Enter")
    await dialog().getByText("Delete 1 product?").waitFor()
    await page.keyboard.press("Escape")
    await dialog().waitFor({ state: "detached" })
  }
  // Everything that can be done with orders fits.
  await select("orders", "Orders")
  expect(await more.count()).toBe(0)
  expect((await labels()).filter(Boolean)).toEqual([
    "Capture payments",
    "Complete orders",
    "Archive orders",
    "Cancel orders",
  ])
  // More beside the buttons leaves less room for them.
  await page.setViewportSize(laptop)
  await select("products", "Products")
  const before = (await labels()).filter(Boolean).length
  const { count } = await read("/admin/products?is_giftcard=false&limit=1")
  await button(`Select all ${count} matching`).click()
  await expect.poll(async () => (await labels()).filter(Boolean).length).toBeGreaterThan(before)
  expect(await shop.flaws()).toEqual([])
})
