import { afterAll, beforeAll, expect, it } from "vitest"
import { dialogParts, openDashboard, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(() => shop?.close())

const { field, closed, restored } = dialogParts(() => shop)
const kept = (text: string) =>
  expect
    .poll(() =>
      shop.page.evaluate(
        (wanted) => Object.entries(localStorage).some((entry) => entry.join(" ").includes(wanted)),
        text,
      ),
    )
    .toBe(true)

it("restores the address to which a message is sent again, unless the message went elsewhere meanwhile", async () => {
  const { choose, page, read } = shop
  const { orders } = await read("/admin/orders?limit=1&fields=id&expand=")
  const message = { id: "noti_1", parent_id: null, event_name: "order.placed" }
  let to = "ada@example.com"
  await page.route("**/admin/notifications?*", (route) => {
    const notifications = [{ ...message, to, created_at: new Date().toISOString() }]
    return route.fulfill({ json: { notifications, count: 1, offset: 0, limit: 50 } })
  })
  await shop.open(`orders/${orders[0].id}`, /^Order #/)
  const open = () => choose("Order confirmation", "Send again")
  await open()
  await field("Recipient").fill("office@example.com")
  await kept("office@example.com")
  await page.reload()
  await open()
  await restored().waitFor()
  expect(await field("Recipient").inputValue()).toBe("office@example.com")
  to = "grace@example.com"
  await page.reload()
  await open()
  expect(await field("Recipient").inputValue()).toBe("grace@example.com")
  expect(await restored().count()).toBe(0)
  await page.keyboard.press("Escape")
  await closed()
  await page.unroute("**/admin/notifications?*")
})

it("restores which products are added to a collection, until they are added", async () => {
  const { button, dialog, inDialog, page, read, send } = shop
  const { collection } = await send("/admin/collections", { title: "Kept choices" })
  await shop.open(`collections/${collection.id}`, "Kept choices")
  const rows = dialog().locator(".picker-row")
  const chosen = () => dialog().getByRole("checkbox", { checked: true }).count()
  const open = () => button("Add products").first().click()
  await open()
  await rows.nth(1).click()
  const name = (await rows.nth(1).textContent()) ?? ""
  await kept("choice:")
  await page.reload()
  await open()
  await restored().waitFor()
  // What is restored comes first.
  expect(await rows.first().textContent()).toBe(name)
  expect(await chosen()).toBe(1)
  await inDialog("Add 1 product").click()
  await closed()
  const { count } = await read(`/admin/products?collection_id[]=${collection.id}&limit=1`)
  expect(count).toBe(1)
  await open()
  await rows.first().waitFor()
  expect([await restored().count(), await chosen()]).toEqual([0, 0])
  await page.keyboard.press("Escape")
  await closed()
})

it("restores the metadata of an item of a draft order, until it is saved", async () => {
  const { button, dialog, inDialog, page } = shop
  await shop.open("draft-orders/new", "Create draft order")
  await button("Add items").click()
  await dialog().getByRole("searchbox").fill("MUG-INK-1")
  await dialog().locator(".picker-row").filter({ hasText: "MUG-INK-1" }).first().click()
  await inDialog("Add 1 item").click()
  await closed()
  const open = async () => {
    await page
      .locator(".item-buttons")
      .getByRole("button", { name: /^Actions for / })
      .click()
    await shop.menu("Edit metadata").click()
  }
  await open()
  await field(/^Metadata/).fill("engraving: Ada")
  await kept("engraving: Ada")
  await page.reload()
  await open()
  await restored().waitFor()
  expect(await field(/^Metadata/).inputValue()).toBe("engraving: Ada")
  await inDialog("Save").click()
  await closed()
  await page.getByRole("main").getByText("engraving: Ada").waitFor()
  await open()
  expect(await restored().count()).toBe(0)
  expect(await field(/^Metadata/).inputValue()).toBe("engraving: Ada")
  await page.keyboard.press("Escape")
  await closed()
  await button("Discard draft").click()
  expect(shop.complaints).toEqual([])
})
