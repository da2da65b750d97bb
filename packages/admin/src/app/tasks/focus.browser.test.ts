import type { Locator } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { desktop, openDashboard, phone, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(() => shop?.close())

const overlays = () => shop.page.locator("[role=dialog], [role=alertdialog]")

/** Whether the focus is in what is on top. */
const isInside = () =>
  shop.page.evaluate(() => {
    const top = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1)
    return top?.contains(document.activeElement) ?? false
  })

/** What has the focus, as a person would name it. */
const focused = () =>
  shop.page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? ""
  })

/** Opens a dialog by keyboard, closes it with Escape, and says what is wrong about the focus. */
async function flawsOf(opener: Locator, item?: string): Promise<string[]> {
  const flaws: string[] = []
  await opener.focus()
  await shop.page.keyboard.press("Enter")
  if (item !== undefined) {
    await shop.menu(item).focus()
    await shop.page.keyboard.press("Enter")
  }
  await overlays().last().waitFor()
  await expect
    .poll(isInside, { timeout: 2000 })
    .toBe(true)
    .catch(() => flaws.push("the focus is not inside"))
  await shop.page.keyboard.press("Escape")
  await overlays().last().waitFor({ state: "detached" })
  const isBack = () => opener.evaluate((element) => element === document.activeElement)
  await expect
    .poll(isBack, { timeout: 2000 })
    .toBe(true)
    .catch(async () => flaws.push(`the focus went to "${await focused()}"`))
  return flaws
}

/** The ID of the first row of a list. */
async function idOf(list: string, query = ""): Promise<string> {
  return (await shop.firstOf(list, query)).id
}

const nothing = () => undefined

/** Dialogs of the main pages: what opens each, by its name, and where it is an entry of a menu, the entry. */
const dialogs: Record<
  string,
  [find: () => Promise<string> | undefined, openers: [string | RegExp, string?][]]
> = {
  orders: [nothing, [["Export"], ["Columns"]]],
  "orders/:id": [
    () => idOf("orders", "&payment_status[]=awaiting"),
    [
      ["Capture payment"],
      ["Create fulfillment"],
      ["Actions for Customer", "Change email"],
      [/^Actions for Order #/, "Cancel order"],
    ],
  ],
  "products/:id": [
    () => idOf("products", "&is_giftcard=false&q=soap"),
    [
      ["Edit"],
      ["Edit metadata"],
      ["Actions for Variants", "Add option"],
      ["Actions for Soap", "Delete product"],
    ],
  ],
  collections: [nothing, [["Create collection"]]],
  "product-categories": [nothing, [["Create category"]]],
  customers: [nothing, [["Create customer"]]],
  "customers/:id": [() => idOf("customers"), [["Edit"]]],
  "customers/groups": [nothing, [["Create group"]]],
  "inventory/locations": [nothing, [["Create location"], [/^Actions for Oakland/, "Edit location"]]],
  "inventory/reservations": [nothing, [["Create reservation"]]],
  "discounts/:id": [() => idOf("discounts"), [["Add condition"]]],
  "gift-cards": [nothing, [["Issue gift card"]]],
  "pricing/:id": [() => idOf("price-lists"), [["Add products"]]],
  "settings/regions": [nothing, [["Create region"]]],
  "settings/return-reasons": [nothing, [["Create reason"]]],
  "settings/team": [nothing, [["Invite someone"]]],
  "sales-channels": [nothing, [["Create sales channel"]]],
  "publishable-api-keys": [nothing, [["Create key"]]],
}

async function open(path: string): Promise<void> {
  await shop.page.goto(`${shop.dashboard}/a/${path}`)
  await shop.page.getByRole("heading", { level: 1 }).waitFor()
  await shop.page.waitForLoadState("networkidle")
}

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement).catch(() => false)

describe("a dialog takes the focus, and gives it back to what opened it", () => {
  it.each(Object.entries(dialogs))("on %s", async (path, [find, openers]) => {
    await open(path.replace(":id", (await find()) ?? ""))
    const flaws: string[] = []
    for (const [opener, item] of openers) {
      const found = await flawsOf(shop.button(opener).first(), item)
      flaws.push(...found.map((flaw) => `${String(opener)}: ${flaw}`))
    }
    expect(flaws).toEqual([])
  })

  it("and one that does neither is noticed", async () => {
    await shop.page.locator("main").evaluate((main) => {
      main.innerHTML = `<button>Open</button><button>Elsewhere</button>`
      const [opener, elsewhere] = main.querySelectorAll("button")
      opener!.addEventListener("click", () => {
        const dialog = document.createElement("div")
        dialog.setAttribute("role", "dialog")
        dialog.textContent = "A dialog"
        document.body.append(dialog)
        const close = ({ key }: KeyboardEvent) => {
          if (key !== "Escape") return
          document.removeEventListener("keydown", close)
          dialog.remove()
          elsewhere!.focus()
        }
        document.addEventListener("keydown", close)
      })
    })
    expect(await flawsOf(shop.button("Open"))).toEqual([
      "the focus is not inside",
      'the focus went to "Elsewhere"',
    ])
  })
})

it("gives the focus back after the command palette", async () => {
  await open("customers")
  const create = shop.button("Create customer")
  await create.focus()
  await shop.page.keyboard.press("Control+k")
  await overlays().waitFor()
  await shop.page.keyboard.press("Escape")
  await overlays().waitFor({ state: "detached" })
  await expect.poll(() => isFocused(create)).toBe(true)
})

it("keeps the keys of the pages away from an open dialog", async () => {
  await open("customers")
  await shop.button("Create customer").click()
  await shop.inDialog("Cancel").focus()
  const sent = await shop.requestsOf(async () => {
    await shop.page.keyboard.press("g")
    await shop.page.keyboard.press("o")
  })
  expect(sent).toEqual([])
  await shop.page.keyboard.press("Escape")
  await overlays().waitFor({ state: "detached" })
  await shop.heading("Customers").waitFor()
  await shop.page.keyboard.press("g")
  await shop.page.keyboard.press("o")
  await shop.heading("Orders").waitFor()
})

it("continues in the page that a row opened, and stays on a link of the navigation", async () => {
  await open("customers")
  await shop.link("Ada Vermeer").focus()
  await shop.page.keyboard.press("Enter")
  await shop.heading("Ada Vermeer").waitFor()
  await expect.poll(() => isFocused(shop.page.locator("main"))).toBe(true)
  const products = shop.link("Products").first()
  await products.focus()
  await shop.page.keyboard.press("Enter")
  await shop.heading("Products").waitFor()
  expect(await isFocused(products)).toBe(true)
})

it("moves the focus into the navigation of a phone, and back", async () => {
  await shop.page.setViewportSize(phone)
  await open("customers")
  const opener = shop.page.getByRole("banner").getByRole("button").first()
  await opener.focus()
  await shop.page.keyboard.press("Enter")
  const navigation = shop.page.getByRole("navigation").first()
  await expect.poll(() => isFocused(navigation.getByRole("link").first())).toBe(true)
  await shop.page.keyboard.press("Escape")
  await expect.poll(() => isFocused(opener)).toBe(true)
  await shop.page.keyboard.press("Enter")
  await navigation.getByRole("link", { name: "Products", exact: true }).focus()
  await shop.page.keyboard.press("Enter")
  await shop.heading("Products").waitFor()
  await expect.poll(() => isFocused(shop.page.locator("main"))).toBe(true)
  await shop.page.setViewportSize(desktop)
})

it("moves the focus to the next row when a row is deleted after a question", async () => {
  for (const label of ["Broken", "Late"]) await shop.send("/admin/return-reasons", { value: label, label })
  await open("settings/return-reasons")
  await shop.button("Actions for Broken").focus()
  await shop.page.keyboard.press("Enter")
  await shop.menu("Delete reason").focus()
  await shop.page.keyboard.press("Enter")
  await shop.inDialog("Delete reason").focus()
  await shop.page.keyboard.press("Enter")
  await shop.button("Actions for Broken").waitFor({ state: "detached" })
  await expect.poll(focused).toMatch(/^Actions for /)
})

it("moves the focus to the next row when a row is removed at once", async () => {
  await open(`customers/groups/${await idOf("customer-groups")}`)
  const menus = shop.page.getByRole("table").getByRole("button", { name: /^Actions for / })
  const before = await menus.count()
  const next = await menus.nth(1).getAttribute("aria-label")
  await menus.first().focus()
  await shop.page.keyboard.press("Enter")
  await shop.menu("Remove from the group").focus()
  await shop.page.keyboard.press("Enter")
  await expect.poll(() => menus.count()).toBe(before - 1)
  await expect.poll(focused).toBe(next)
})

it("keeps the focus on a button while it works", async () => {
  await open(`pricing/${await idOf("price-lists")}`)
  await shop.button("Change to draft").focus()
  await shop.page.keyboard.press("Enter")
  await shop.button("Activate").waitFor()
  await expect.poll(focused).toBe("Activate")
})

it("takes what is typed after a choice opens, also while its list is still loaded", async () => {
  await open("products/new")
  await shop.page.reload()
  await shop.page
    .getByRole("combobox", { name: /^Collection/ })
    .first()
    .click()
  const search = shop.dialog().getByPlaceholder("Search")
  await search.waitFor()
  await shop.page.keyboard.type("gifts")
  expect(await search.inputValue()).toBe("gifts")
  await shop.page.getByRole("option", { name: "Small gifts" }).waitFor()
  await shop.page.keyboard.press("Escape")
})

it("closes only what is on top with Escape", async () => {
  await open(`products/${await idOf("products", "&is_giftcard=false&q=soap")}`)
  await shop.page.getByRole("region", { name: "Organization" }).getByRole("button", { name: "Edit" }).click()
  await shop
    .dialog()
    .getByRole("combobox", { name: /^Collection/ })
    .click()
  await shop.page.getByRole("listbox").waitFor()
  await shop.page.keyboard.press("Escape")
  await shop.page.getByRole("listbox").waitFor({ state: "detached" })
  expect(await shop.page.getByRole("heading", { name: "Edit organization" }).isVisible()).toBe(true)
  await shop.page.keyboard.press("Escape")
  await shop.page.getByRole("heading", { name: "Edit organization" }).waitFor({ state: "detached" })
})
