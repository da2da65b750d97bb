import { afterAll, beforeAll, expect, it } from "vitest"
import { openDashboard, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(async () => {
  await shop?.close()
})

const field = (name: string | RegExp) => shop.page.getByRole("dialog").getByLabel(name, { exact: true })
const closed = () => shop.dialog().waitFor({ state: "detached" })

it("creates a return reason with a sub-reason, and deletes both", async () => {
  const { button, inDialog, page, read } = shop
  await shop.open("settings/return-reasons", "Return reasons")
  // In an empty list, the button is there twice.
  await button("Create reason").first().click()
  await field("Label").fill("Does not fit")
  await field(/^Value/).fill("fit")
  await inDialog("Create reason").click()
  await closed()
  await shop.choose("Does not fit", "Add sub-reason")
  await field("Label").fill("Too small")
  await field(/^Value/).fill("fit_small")
  await inDialog("Create reason").click()
  await closed()
  await page.getByText("Below “Does not fit”", { exact: true }).waitFor()
  expect(await shop.flaws()).toEqual([])
  const find = async () => {
    const { return_reasons } = await read("/admin/return-reasons")
    return return_reasons.find(({ value }) => value === "fit")
  }
  expect(await find()).toMatchObject({ return_reason_children: [{ value: "fit_small" }] })
  await shop.choose("Does not fit", "Delete reason")
  await shop.dialog().getByText("Its sub-reasons are deleted too.").waitFor()
  await inDialog("Delete reason").click()
  await page.getByText("Too small").waitFor({ state: "detached" })
  expect(await find()).toBeUndefined()
})

it("duplicates a return reason under another value", async () => {
  const { inDialog, page, read, send } = shop
  await send("/admin/return-reasons", { label: "Wrong color", value: "color", description: "Not as shown" })
  await shop.open("settings/return-reasons", "Return reasons")
  await shop.choose("Wrong color", "Duplicate reason")
  await field("Label").fill("Wrong pattern")
  await inDialog("Create reason").click()
  await shop.dialog().getByText("Enter a value.").waitFor()
  await field(/^Value/).fill("pattern")
  await inDialog("Create reason").click()
  await closed()
  await page.getByText("Wrong pattern", { exact: true }).waitFor()
  const { return_reasons: reasons } = await read("/admin/return-reasons")
  expect(reasons.map(({ value }) => value)).toEqual(expect.arrayContaining(["color", "pattern"]))
  expect(await shop.flaws()).toEqual([])
})

it("changes the metadata of a return reason, and warns before it overwrites somebody else's", async () => {
  const { inDialog, page, read, send } = shop
  const { return_reason: reason } = await send("/admin/return-reasons", {
    label: "Arrived late",
    value: "late",
    metadata: { erp: "R-17" },
  })
  const stored = () => read(`/admin/return-reasons/${reason.id}/metadata`)
  await shop.open("settings/return-reasons", "Return reasons")
  await shop.choose("Arrived late", "Edit metadata")
  expect(await field("Key").inputValue()).toBe("erp")
  expect(await field(/^Value/).inputValue()).toBe("R-17")
  expect(await shop.flaws()).toEqual([])
  await field(/^Value/).fill("R-18")
  await send(`/admin/return-reasons/${reason.id}`, { metadata: { erp: "theirs" } })
  await inDialog("Save").click()
  await page.getByText("Someone else changed this in the meantime.").waitFor()
  expect(await stored()).toMatchObject({ return_reason: { metadata: { erp: "theirs" } } })
  await inDialog("Save").click()
  await closed()
  expect(await stored()).toMatchObject({ return_reason: { metadata: { erp: "R-18" } } })
  // The dialog reads what is stored each time.
  await shop.choose("Arrived late", "Edit metadata")
  expect(await field(/^Value/).inputValue()).toBe("R-18")
})

it("sends the link for a new password, and shows the email address", async () => {
  const { button, page } = shop
  await shop.open("settings/personal-information", "Your account")
  await page.getByText("We email a link to admin@example.com.").waitFor()
  const sent = page.waitForResponse((response) => response.url().endsWith("/admin/users/password-token"))
  await button("Email me a link").click()
  expect((await sent).status()).toBe(204)
  await page.getByText("Link sent").waitFor()
  expect(await shop.flaws()).toEqual([])
})

it("creates, fills and deletes a shipping profile", async () => {
  const { button, heading, inDialog, page, read } = shop
  await shop.open("settings/shipping-profiles", "Shipping profiles")
  await button("Create profile").click()
  await field("Name").fill("Bulky goods")
  await inDialog("Create profile").click()
  await heading("Bulky goods").waitFor()
  const id = new URL(page.url()).pathname.split("/").at(-1)!
  const { products } = await read("/admin/products?limit=1&fields=id,title&expand=")
  await button("Add products").click()
  await shop.dialog().getByLabel("Search").fill(products[0].title)
  await shop.dialog().getByRole("checkbox").first().check()
  await inDialog("Add 1 product").click()
  await shop.link(products[0].title).waitFor()
  const { shipping_profile: filled } = await read(`/admin/shipping-profiles/${id}`)
  expect(filled).toMatchObject({ type: "custom", products: [{ title: products[0].title }] })
  expect(await shop.flaws()).toEqual([])
  await shop.choose("Bulky goods", "Edit profile")
  await field("Name").fill("Furniture")
  await inDialog("Save").click()
  await heading("Furniture").waitFor()
  await closed()
  await shop.choose("Furniture", "Delete profile")
  await inDialog("Delete profile").click()
  await heading("Shipping profiles").waitFor()
  const { shipping_profiles } = await read("/admin/shipping-profiles")
  expect(shipping_profiles.map((each) => each.id)).not.toContain(id)
})

it("finds countries by search, offers the store's currencies, and adds shipping options with limits", async () => {
  const { button, heading, inDialog, page, read } = shop
  await shop.open("settings/regions", "Regions")
  await page.getByRole("row", { name: /Europe.*Manual/ }).waitFor()
  await button("Create region").click()
  await field("Name").fill("Iceland")
  expect((await field("Currency").locator("option").allTextContents()).toSorted()).toEqual([
    "EUR · Euro",
    "USD · US Dollar",
  ])
  await shop.dialog().getByLabel("Search").fill("icel")
  await field("Iceland").check()
  await shop.dialog().getByRole("button", { name: "Remove Iceland" }).waitFor()
  expect(await shop.dialog().getByLabel("Norway", { exact: true }).count()).toBe(0)
  for (const each of await shop.dialog().getByLabel("Manual", { exact: true }).all()) await each.check()
  await inDialog("Create region").click()
  await heading("Iceland").waitFor()
  await closed()
  const id = new URL(page.url()).pathname.split("/").at(-1)!
  const { region } = await read(`/admin/regions/${id}`)
  expect(region.countries).toMatchObject([{ iso_2: "is" }])
  expect(await shop.flaws()).toEqual([])
  await button("Add option").click()
  await field("Name").fill("Ferry")
  await field("Price").fill("9.50")
  await field(/^Minimum subtotal/).fill("20")
  await field(/^Maximum subtotal/).fill("100")
  await field("Price includes tax").check()
  await inDialog("Add option").click()
  await closed()
  const find = async () => (await read(`/admin/shipping-options?region_id=${id}`)).shipping_options
  const [option] = await find()
  expect(option).toMatchObject({ name: "Ferry", price_type: "flat_rate", amount: 950, includes_tax: true })
  const limits = option.requirements.map(({ type, amount }) => [type, amount])
  expect(limits.sort()).toEqual([
    ["max_subtotal", 10_000],
    ["min_subtotal", 2_000],
  ])
  await button("Add option").click()
  await field("Name").fill("By weight")
  await field("Price type").selectOption({ label: "Calculated by the provider" })
  expect(await field(/^Price$/).count()).toBe(0)
  await inDialog("Cancel").click()
  await closed()
  await shop.choose("Ferry", "Edit option")
  await field("Price includes tax").uncheck()
  await inDialog("Save").click()
  await closed()
  expect((await find())[0]).toMatchObject({ amount: 950, includes_tax: false })
})

it("limits a tax rate to products and shipping options", async () => {
  const { button, dialog, inDialog, page, read, send } = shop
  const { regions } = await read("/admin/regions?limit=1")
  await shop.open(`settings/taxes/${regions[0].id}`, regions[0].name)
  await button("Add tax rate").click()
  await field("Name").fill("Books")
  await field("Code").fill("books")
  await field("Rate (%)").fill("7")
  await inDialog("Add tax rate").click()
  await closed()
  await page.getByText("books · Applies to nothing yet").waitFor()
  // What is chosen for one rate is not restored for another.
  await send("/admin/tax-rates", { region_id: regions[0].id, name: "Maps", code: "maps", rate: 7 })
  await shop.choose("Books", "Choose products")
  await dialog().getByRole("checkbox").first().check()
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes("choice:")))
  await page.reload()
  for (const [name, restored] of [
    ["Maps", 0],
    ["Books", 1],
  ] as const) {
    await shop.choose(name, "Choose products")
    await dialog().getByRole("checkbox").first().waitFor()
    expect(await dialog().getByRole("checkbox", { checked: true }).count()).toBe(restored)
    await inDialog("Cancel").click()
    await closed()
  }
  const choose = async (action: string, count: number) => {
    await shop.choose("Books", action)
    for (let index = 0; index < count; index += 1) await dialog().getByRole("checkbox").nth(index).check()
    await inDialog("Save").click()
    await closed()
  }
  await choose("Choose products", 2)
  await choose("Choose shipping options", 1)
  await page.getByText("books · 2 products · 1 shipping option").waitFor()
  expect(await shop.flaws()).toEqual([])
  const find = async () =>
    (await read("/admin/tax-rates?code=books&expand[]=products&expand[]=shipping_options")).tax_rates[0]
  const rate = await find()
  expect(rate.products).toHaveLength(2)
  expect(rate.shipping_options).toHaveLength(1)
  await shop.choose("Books", "Choose products")
  await dialog().getByRole("checkbox", { checked: true }).first().uncheck()
  await inDialog("Save").click()
  await page.getByText("books · 1 product · 1 shipping option").waitFor()
  expect((await find()).products).toHaveLength(1)
})

it("shows every column of the rates of a region, and of short lists, whatever was hidden before", async () => {
  const { button, page, read, send } = shop
  const { regions } = await read("/admin/regions?limit=1")
  await send("/admin/tax-rates", { region_id: regions[0].id, name: "Hidden", code: "hidden", rate: 3 })
  const columns = { order: ["column-0", "column-1"], hidden: ["column-1"] }
  await page.evaluate((kept) => {
    for (const name of ["a/settings/taxes", "a/settings/taxes/*"])
      localStorage.setItem(`stheno:table:${name}:columns`, kept)
  }, JSON.stringify(columns))
  await shop.open(`settings/taxes/${regions[0].id}`, regions[0].name)
  await page.getByRole("columnheader", { name: "Rate (%)", exact: true }).waitFor()
  await shop.open("settings/taxes", "Taxes")
  await page.getByRole("columnheader", { name: "Name", exact: true }).waitFor()
  await page.getByRole("columnheader", { name: "Tax provider", exact: true }).waitFor()
  expect(await button("Columns").count()).toBe(0)
  await shop.open("settings/regions", "Regions")
  await button("Columns").waitFor()
  await page.evaluate(() => localStorage.removeItem("stheno:table:a/settings/taxes:columns"))
})

it("removes a stock location from a sales channel, and adds it again", async () => {
  const { button, dialog, inDialog, page, read } = shop
  const { sales_channels } = await read("/admin/sales-channels?limit=1")
  const [{ id, name }] = sales_channels
  const places = async () => (await read(`/admin/stock-locations?sales_channel_id=${id}`)).stock_locations
  const [place] = await places()
  await shop.open(`sales-channels/${id}`, name)
  await shop.choose(place.name, "Remove location")
  await page.getByText("Stock location removed").waitFor()
  expect(await places()).not.toContainEqual(expect.objectContaining({ id: place.id }))
  await button("Add locations").click()
  await dialog().getByLabel(place.name, { exact: true }).check()
  await inDialog("Add locations").click()
  await closed()
  expect(await places()).toContainEqual(expect.objectContaining({ id: place.id }))
  // A checkbox that has scrolled half under the header of its table is too small for axe.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await shop.flaws()).toEqual([])
})

/** Waits until the page has drawn what it got. */
const drawn = () =>
  shop.page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => resolve(null)), 100)),
  )

/** Holds requests back, as a slow line does, until the function that it returns is called. */
async function hold(what: RegExp): Promise<() => Promise<void>> {
  const { page } = shop
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(what, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  return async () => {
    const came = page.waitForResponse(what)
    release()
    await came
    await page.unroute(what)
    await drawn()
  }
}

it("keeps the account menu open while the rest of the page loads", async () => {
  const { page, menu, button, read } = shop
  await shop.open("settings", "Settings")
  const { store } = await read("/admin/store")
  const release = await hold(/\/admin\/store$/)
  await shop.open("settings", "Settings")
  await button("Account").click()
  await menu("Sign out").waitFor()
  const [opened] = await page.getByRole("menu").elementHandles()
  await release()
  await page.getByText(store.name, { exact: true }).first().waitFor()
  expect(await opened!.isVisible()).toBe(true)
  await page.keyboard.press("Escape")
})

it.each([
  ["of a sales channel", "sales-channels", /\/admin\/products\?.*sales_channel_id/, /stock-locations\?sales/],
  ["of a region", "settings/regions", /shipping-options\?(?!.*is_return=true)/, /\/admin\/regions\/reg_/],
  ["of the team", "settings/team", /\/admin\/users(\?|$)/, /\/admin\/invites/],
])("does not move the menus %s when the list above them loads late", async (_, path, above, below) => {
  const { page, firstOf, send } = shop
  await send("/admin/invites", { user: "late@example.com", role: "member" }).catch(() => {}) // responds with "OK"
  const list = path === "settings/team" ? undefined : path.replace("settings/", "")
  const row = list ? await firstOf(list) : undefined
  const release = await hold(above)
  const came = page.waitForResponse(below)
  await shop.open(row ? `${path}/${row.id}` : path, row?.name ?? "Team")
  await came
  await drawn()
  const menus = page.getByRole("button", { name: /^Actions for/ })
  const places = () => menus.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y))
  const early = await menus.elementHandles()
  const before = await places()
  await release()
  await expect.poll(() => menus.count()).toBeGreaterThan(early.length)
  const after = await Promise.all(early.map(async (each) => (await each.boundingBox())?.y))
  expect(after).toEqual(before)
})

it("edits the metadata of the store and of a team member, and keeps what the dashboard stores there", async () => {
  const { button, page, read, send } = shop
  const email = "ines@example.com"
  const { user } = await send("/admin/users", { email, password: "a long password", first_name: "Ines" })
  await send(`/admin/users/${user.id}`, { metadata: { language: "pt" } })
  await shop.open("settings/team", "Team")
  await shop.choose("Ines", "Edit metadata")
  await shop.addMetadata("desk", "17")
  expect((await read(`/admin/users/${user.id}`)).user.metadata).toEqual({ language: "pt", desk: "17" })

  await shop.open("settings/details", "Store details")
  await page.getByLabel(/^Product link template/).fill("/p/{handle}")
  await button("Save").click()
  await page.getByText("Saved", { exact: true }).waitFor()
  await button("Edit metadata").click()
  await shop.addMetadata("erp_id", "S-1")
  expect((await read("/admin/store")).store.metadata).toMatchObject({ erp_id: "S-1" })
  await page.getByRole("region", { name: "Metadata" }).getByText("S-1").waitFor()
  expect(await page.getByLabel(/^Product link template/).inputValue()).toBe("/p/{handle}")
  expect(await shop.flaws()).toEqual([])
})

it("has no flaws on the page that accepts an invite", async () => {
  const { button, dashboard, heading, page } = shop
  await page.goto(`${dashboard}/invite`)
  await heading("Join the team").waitFor()
  expect(await shop.flaws({ isOnLaptop: true })).toEqual([])
  await page.goto(`${dashboard}/invite?token=none`)
  await button("Create account").click()
  await page.getByText("Enter a value.").first().waitFor()
  expect(await shop.flaws({ isOnLaptop: true })).toEqual([])
})

it("says that a link for a new password is not valid, and sets one with a valid link", async () => {
  const { button, dashboard, heading, page, send } = shop
  const email = "nina@example.com"
  await send("/admin/users", { email, password: "first password" })
  const setPassword = async (address: string) => {
    await page.goto(address)
    await page.getByLabel("New password", { exact: true }).fill("second password")
    await page.getByLabel("Repeat the new password").fill("second password")
    await button("Set password").click()
  }
  await page.goto(`${dashboard}/reset-password`)
  await heading("Set a new password").waitFor()
  expect(await shop.flaws({ isOnLaptop: true })).toEqual([])
  await setPassword(`${dashboard}/reset-password?token=none&email=${email}`)
  await page.getByText("The link is incomplete. Open the link in the email again.").waitFor()
  await setPassword(`${dashboard}/reset-password?token=eyJhbGciOiJIUzI1NiJ9.e30.bm9uZQ&email=${email}`)
  await page.getByText("Invalid or expired password reset token").waitFor()
  expect(await shop.flaws()).toEqual([])
  const guest = await page.context().browser()!.newContext({ reducedMotion: "reduce" })
  const signIn = await guest.newPage()
  await signIn.goto(`${dashboard}/login`)
  await signIn.getByRole("button", { name: "Forgot your password?" }).click()
  await signIn.getByRole("heading", { level: 1, name: "Reset your password" }).waitFor()
  await signIn.getByLabel("Email").fill(email)
  await signIn.getByRole("button", { name: "Send the link" }).click()
  await signIn.getByText("If an account uses this address, you will receive an email with a link.").waitFor()
  await signIn.getByRole("button", { name: "Back to sign-in" }).click()
  await signIn.getByRole("heading", { level: 1, name: "Sign in to Stheno" }).waitFor()
  await guest.close()
  const link = await page.evaluate(async (address) => {
    for (;;) {
      const mails = await (await fetch("/mails")).text()
      const rows = [...new DOMParser().parseFromString(mails, "text/html").querySelectorAll("tbody tr")]
      const path = rows
        .find((row) => row.textContent?.includes(address))
        ?.querySelector("a")
        ?.getAttribute("href")
      if (!path) await new Promise((resolve) => setTimeout(resolve, 100))
      else return /https?:\/\/[^\s"<]+reset-password[^\s"<]+/.exec(await (await fetch(path)).text())![0]
    }
  }, email)
  const { pathname, search } = new URL(link.replaceAll("&amp;", "&"))
  await setPassword(new URL(pathname + search, dashboard).href)
  await heading("Sign in to Stheno").or(heading("Overview")).waitFor()
  const body = { email, password: "second password" }
  expect((await send("/admin/auth/token", body)).access_token).toBeTruthy()
})

it("previews an email in every language, and sends it to the signed-in user", async () => {
  const { button, heading, link, page } = shop
  await shop.open("settings", "Settings")
  await page.getByRole("link", { name: /^Emails/ }).click()
  await heading("Emails").waitFor()
  await page.getByText(/keeps them at .*\/mails, because SMTP_URL is not set/).waitFor()
  expect(await page.locator("tbody").getByRole("row").count()).toBe(15)
  expect(await shop.flaws()).toEqual([])
  await link("Order confirmation").click()
  await heading("Order confirmation").waitFor()
  await page.getByText("src/mails/order-placed.tsx").waitFor()
  const email = page.frameLocator("iframe[sandbox='']")
  await email.getByRole("heading", { name: "Thank you for your order" }).waitFor()
  await page.getByLabel("Language").selectOption("de")
  await email.getByRole("heading", { name: "Vielen Dank" }).waitFor()
  await page.getByText("Ihre Bestellung Nr. 1042", { exact: true }).waitFor()
  await page.getByLabel("Screen").selectOption("Phone")
  expect((await page.locator("iframe").boundingBox())?.width).toBeLessThanOrEqual(377)
  await page.getByLabel("Theme").last().selectOption("Dark")
  await email.getByRole("heading", { name: "Vielen Dank" }).waitFor()
  expect(await shop.flaws()).toEqual([])
  await button("Send test email").click()
  await page.getByText("Test email sent to admin@example.com").waitFor()
  const kept = await page.evaluate(async () => (await fetch("/mails")).text())
  expect(kept).toContain("Ihre Bestellung Nr. 1042")
  await shop.open("settings/emails/nothing", "Not found")
})

it("uploads a file, finds it, shows which products use an image, and deletes files", async () => {
  const { page, dialog, inDialog, choose } = shop
  const listed = async (q = "") => {
    const body = await shop.read(`/admin/files?limit=100&q=${q}`)
    return (body as { files: { name: string; url: string; products: { title: string }[] }[] }).files
  }
  const before = (await listed()).length
  await shop.open("settings/files", "Files")
  const row = (name: string | RegExp) => page.getByRole("row").filter({ hasText: name })
  const file = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from("x".repeat(2345)) })
  await page
    .getByLabel("Upload files", { exact: true })
    .first()
    .setInputFiles([file("manual.txt"), file("leaflet.txt")])
  await page.getByText("Files uploaded").waitFor()
  await row("manual.txt").getByText("2.3 kB").waitFor()
  expect(await shop.flaws()).toEqual([])

  await page.getByRole("searchbox").fill("manual")
  await row("leaflet.txt").waitFor({ state: "detached" })
  const { url } = (await listed("manual"))[0]!
  expect(await row("manual.txt").getByRole("link").first().getAttribute("href")).toBe(url)
  await choose("manual.txt", "Delete")
  await dialog().getByText("Links to this file stop working.").waitFor()
  await inDialog("Delete").click()
  await page.getByText("Deleted", { exact: true }).waitFor()
  await row("manual.txt").waitFor({ state: "detached" })
  expect((await page.request.get(url)).status()).toBe(404)

  // An image names the products that would lose it.
  const image = (await listed("soap"))[0]!
  await page.getByRole("searchbox").fill(image.name)
  await row(image.name).getByRole("link", { name: image.products[0]!.title, exact: true }).waitFor()
  await choose(image.name, "Delete")
  await dialog().getByText(`${image.products[0]!.title} will have a broken image`).waitFor()
  await inDialog("Cancel").click()

  await page.getByRole("searchbox").fill("leaflet")
  await row("leaflet.txt").getByRole("checkbox").check()
  await shop.button("Delete").click()
  await inDialog("Delete").click()
  await expect.poll(async () => (await listed()).length).toBe(before)
})

it("finds a region by its name, and sorts the regions", async () => {
  const { page, read, send } = shop
  const [known] = (await read("/admin/regions?limit=1")).regions
  const providers = (of: readonly { id: string }[]) => of.map(({ id }) => id)
  for (const name of ["Zealand", "Aland"])
    await send("/admin/regions", {
      name,
      currency_code: known.currency_code,
      tax_rate: 0,
      payment_providers: providers(known.payment_providers),
      fulfillment_providers: providers(known.fulfillment_providers),
      countries: [],
    })
  const row = (name: string) => page.getByRole("link", { name, exact: true })
  await shop.open("settings/regions?order=-name", "Regions")
  await row("Zealand").waitFor()
  const shown = await page.getByRole("row").allInnerTexts()
  const place = (name: string) => shown.findIndex((text) => text.includes(name))
  expect(place("Zealand")).toBeLessThan(place("Aland"))
  await page.getByRole("searchbox").fill("zeal")
  await row("Aland").waitFor({ state: "detached" })
  expect(await row("Zealand").count()).toBe(1)
  expect(await shop.flaws()).toEqual([])
})
