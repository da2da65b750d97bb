import type { Actions } from "../driver/actions.ts"
import { guide } from "../driver/guide.ts"

/** A discount of the set-up. */
interface Created {
  readonly id: string
  readonly code: string
}

const rule = { type: "percentage", value: 20, allocation: "total", description: "Twenty percent in summer" }

export default guide("/user-guide/discounts/manage", async (actions) => {
  const discount = await createDiscount(actions)
  await viewDiscount(actions)
  await editDiscount(actions, discount)
  await duplicateDiscount(actions, discount)
  await changeConditions(actions, discount)
  const template = await createCodes(actions)
  await deleteDiscounts(actions, [template, discount])
})

async function createDiscount({ read, send }: Actions): Promise<Created> {
  const { products } = await read("/admin/products?limit=1&is_giftcard=false&order=title&fields=id&expand=")
  const body = { code: "SUMMER", rule, starts_at: "2026-06-01", usage_limit: 100 }
  const { discount } = await send("/admin/discounts", { ...body, regions: await regionsOf(read) })
  const condition = { operator: "in", products: [products[0].id] }
  await send(`/admin/discounts/${discount.id}/conditions`, condition)
  return discount
}

async function regionsOf(read: Actions["read"]): Promise<string[]> {
  const { regions } = await read("/admin/regions")
  return regions.map(({ id }) => id)
}

async function viewDiscount({ page, open, click, arrive, see, section, shot }: Actions) {
  await open("discounts", "Discounts")
  await click(page.getByRole("link", { name: "SUMMER" }))
  await arrive("SUMMER")
  await see("Products · Only these")
  await see("Details")
  const head = page.locator(".page-head")
  await shot("page", [head, section("Details"), section("Conditions")], {
    callouts: [
      head.getByText("Active", { exact: true }),
      head.getByRole("button", { name: "Disable" }),
      head.getByRole("button", { name: /^Actions/ }),
      section("Conditions").getByRole("button", { name: "Add condition" }),
      section("Conditions").getByRole("button", { name: /^Actions/ }),
    ],
  })
  await click("Disable")
  await see("Disabled")
  await click("Enable")
  await see("Active")
}

async function editDiscount(actions: Actions, { id }: Created) {
  const { read, send, open, click, fill, choose, menu, see, dialog, closed } = actions
  await menu("SUMMER", "Edit discount")
  await fill("Value", "25", { in: dialog() })
  await choose("Applies to", "Each item", { in: dialog() })
  await see(
    dialog()
      .getByLabel(/^Starts/)
      .first(),
  )
  await fill(dialog().getByLabel(/^Ends/).first(), "2099-09-01")
  await fill(dialog().getByLabel(/^Usage limit/), "")
  await send(`/admin/discounts/${id}`, { usage_limit: 50 })
  await click("Save", { in: dialog() })
  await see("Someone else changed this")
  await see(dialog().getByRole("button", { name: "Reload" }))
  await click("Overwrite", { in: dialog() })
  await closed()
  await see("25%")
  const { discount: five } = await read("/admin/discounts/code/FIVE")
  await open(`discounts/${five.id}`, "FIVE")
  await menu("FIVE", "Edit discount")
  await choose("Region", { index: 0 }, { in: dialog() })
  await click("Cancel", { in: dialog() })
}

async function duplicateDiscount(
  { page, send, open, click, fill, menu, see, arrive }: Actions,
  { id, code }: Created,
) {
  await open(`discounts/${id}`, code)
  await menu(code, "Duplicate discount")
  await arrive("Create discount")
  await see("Products · Only these")
  await fill("Code", "AUTUMN")
  await click("Create discount")
  await arrive("AUTUMN")
  await send(`/admin/discounts/${new URL(page.url()).pathname.split("/").at(-1)}`, {}, "DELETE")
}

async function changeConditions(actions: Actions, { id, code }: Created) {
  const { page, open, click, choose, menu, see, section, dialog, closed } = actions
  await open(`discounts/${id}`, code)
  await click("Add condition", { in: section("Conditions") })
  await choose(dialog().getByLabel(/^Condition type/), "Collections")
  await choose(dialog().getByLabel(/^The discount applies to/), "All except these")
  await click(dialog().getByRole("checkbox").first(), { in: dialog() })
  await click("Add condition", { in: dialog() })
  await closed()
  await menu("Collections", "Edit condition")
  await click(dialog().getByRole("checkbox").nth(1), { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await menu("Collections", "Remove condition")
  await see(page.getByRole("button", { name: "Undo" }))
  await page.getByText("Collections · All except these").waitFor({ state: "detached" })
  await menu("Products", "Remove condition")
  await see("The discount applies to all items and all customers.")
}

async function createCodes(actions: Actions): Promise<Created> {
  const { page, read, send, open, click, fill, choose, menu, see, section, dialog, closed, shot } = actions
  const limits = { is_dynamic: true, valid_duration: "P2W", usage_limit: 1 }
  const body = { code: "FRIENDS", ...limits, rule, regions: await regionsOf(read) }
  const { discount: template } = await send("/admin/discounts", body)
  await send(`/admin/discounts/${template.id}/dynamic-codes`, { code: "BEATRICE" })
  await open(`discounts/${template.id}`, "FRIENDS")
  await menu("FRIENDS", "Edit discount")
  await fill("Codes valid for", "3", { in: dialog() })
  await choose(dialog().getByLabel("Unit", { exact: true }), "Weeks")
  await click("Save", { in: dialog() })
  await closed()
  await click("Create code", { in: section("Codes") })
  await fill("Code", "Ann", { in: dialog() })
  await fill("Metadata", "partner: Ann", { in: dialog() })
  await click("Create code", { in: dialog() })
  await closed()
  await see("ANN")
  await shot("codes", section("Codes"))
  for (const code of ["ANN", "BEATRICE"]) {
    await menu(code, "Delete code")
    await click("Delete code", { in: dialog() })
    await page.getByText(code, { exact: true }).waitFor({ state: "detached" })
  }
  return template
}

async function deleteDiscounts(
  { open, click, menu, dialog, arrive }: Actions,
  discounts: readonly Created[],
) {
  for (const { id, code } of discounts) {
    await open(`discounts/${id}`, code)
    await menu(code, "Delete discount")
    await click("Delete discount", { in: dialog() })
    await arrive("Discounts")
  }
}
