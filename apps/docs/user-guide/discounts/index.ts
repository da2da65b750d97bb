import { guide } from "../driver/guide.ts"

export default guide(
  "/user-guide/discounts",
  async ({ page, open, click, see, shot, send, arrive, read }) => {
    const { regions } = await read("/admin/regions")
    const rule = { type: "percentage", value: 20, allocation: "total", description: "Summer of next year" }
    const limited = {
      code: "SUMMER",
      rule,
      regions: [regions[0].id],
      starts_at: "2099-06-01",
      usage_limit: 100,
    }
    const { discount } = await send("/admin/discounts", limited)
    await open("discounts", "Discounts")
    await see("Scheduled")
    await shot("list", [page.locator(".page-head"), page.locator(".ui-table-card")])
    await page.getByRole("searchbox").fill("WELCOME")
    await see("1–1 of 1")
    await page.getByRole("searchbox").fill("")
    await click("Type")
    await see(page.getByRole("option", { name: "Free shipping" }))
    await page.keyboard.press("Escape")
    await click("Status")
    await see(page.getByRole("option", { name: "Disabled" }))
    await page.keyboard.press("Escape")

    // The other states
    const change = (body: unknown) => send(`/admin/discounts/${discount.id}`, body)
    await change({ starts_at: "2020-01-01", ends_at: "2020-02-01" })
    await open(`discounts/${discount.id}`, "SUMMER")
    await see("Expired")
    await change({ ends_at: null, is_disabled: true })
    await open("discounts", "Discounts")
    await click(page.getByRole("link", { name: "SUMMER" }))
    await arrive("SUMMER")
    await see("Disabled")
    await send(`/admin/discounts/${discount.id}`, {}, "DELETE")
  },
)
