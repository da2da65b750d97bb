import type { Actions } from "../driver/actions.ts"
import { guide } from "../driver/guide.ts"

export default guide("/user-guide/price-lists", async (actions) => {
  const { page, open, click, fill, see, send, shot, arrive } = actions
  const created = await createLists(actions)
  await open("pricing", "Price lists")
  await see("Scheduled")
  await see("Expired")
  await shot("list", [page.locator(".page-head"), page.locator(".ui-table-card")])
  await fill(page.getByRole("searchbox"), "Wholesale")
  await see("1–1 of 1")
  await fill(page.getByRole("searchbox"), "")
  await click(page.locator(".ui-table-tools").getByRole("button", { name: "Type" }))
  await see(page.getByRole("option", { name: "Override" }))
  await page.keyboard.press("Escape")
  await click(page.locator(".ui-table-tools").getByRole("button", { name: "Status" }))
  await see(page.getByRole("option", { name: "Draft" }))
  await page.keyboard.press("Escape")
  await click(page.getByRole("link", { name: "Autumn sale" }))
  await arrive("Autumn sale")
  await see("Prices")
  await see("Details")
  await see("Products")
  for (const path of created) await send(path, {}, "DELETE")
})

/** One in each state, and one for a group. */
async function createLists({ send }: Actions): Promise<string[]> {
  const { customer_group: group } = await send("/admin/customer-groups", { name: "Wholesale customers" })
  const paths = [`/admin/customer-groups/${group.id}`]
  for (const list of [
    { name: "Spring sale", description: "Planned for April", status: "draft" },
    { name: "Summer sale", description: "Ended in August", ends_at: "2025-09-01" },
    { name: "Winter sale", description: "Starts after the holidays", starts_at: "2099-01-02" },
    {
      name: "Wholesale",
      description: "For shops that resell our mugs",
      type: "override",
      customer_groups: [{ id: group.id }],
    },
  ]) {
    const { price_list } = await send("/admin/price-lists", {
      type: "sale",
      status: "active",
      prices: [],
      ...list,
    })
    paths.push(`/admin/price-lists/${price_list.id}`)
  }
  return paths
}
