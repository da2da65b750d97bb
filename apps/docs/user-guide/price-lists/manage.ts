import { cellOf, typeInto } from "@stheno/admin/internal/app/tasks/testing.ts"
import type { Actions } from "../driver/actions.ts"
import { guide } from "../driver/guide.ts"

export default guide("/user-guide/price-lists/manage", async (actions) => {
  const { customer_group: group } = await actions.send("/admin/customer-groups", { name: "Tea club" })
  await fillInDetails(actions)
  await addProducts(actions)
  await enterPrices(actions)
  await createList(actions)
  await changePrices(actions)
  await addTier(actions)
  await addAndRemoveProducts(actions)
  await changeList(actions)
  await duplicateAndDelete(actions)
  await actions.send(`/admin/customer-groups/${group.id}`, {}, "DELETE")
})

async function fillInDetails({ page, open, click, fill, choose, see, arrive, shot }: Actions) {
  await open("pricing", "Price lists")
  await click("Create price list")
  await arrive("Create price list")
  await click("Create price list")
  await see("Enter a value.")
  await click(page.getByRole("radio", { name: /^Override/ }))
  await click(page.getByRole("radio", { name: /^Sale/ }))
  await fill("Name", "Mug weeks")
  await choose("Status", "Active")
  await fill("Description", "Mugs for less in January")
  await fill(page.getByLabel(/^Starts/).first(), "2099-01-02")
  await fill(page.getByLabel(/^Ends/).first(), "2099-02-01")
  await click(page.getByRole("combobox", { name: /^Customer groups/ }))
  await click(page.getByRole("option", { name: "Tea club" }))
  await page.keyboard.press("Escape")
  await see("Prices include tax")
  const parts = page.locator("form").getByRole("region")
  await shot("form", [parts.first(), parts.nth(1)], {
    callouts: [
      page.locator("label").filter({ has: page.getByRole("radio", { name: /^Sale/ }) }),
      page.getByLabel(/^Status/),
      page.getByLabel(/^Starts/).first(),
      page.getByRole("combobox", { name: /^Customer groups/ }),
    ],
  })
}

async function addProducts({ page, click, fill, see, dialog, closed, shot }: Actions) {
  await click("Add products")
  await fill(dialog().getByLabel(/^Reduce current prices/), "20")
  await fill(dialog().getByRole("searchbox"), "Striped Mug")
  await see(dialog().getByText("Striped Mug Rose"))
  await dialog().getByText("Bowl Sage").waitFor({ state: "detached" })
  await page.waitForLoadState("networkidle")
  const rows = dialog().locator(".picker-row")
  await click(rows.filter({ hasText: "Striped Mug Rose" }).getByRole("checkbox"))
  await click(rows.filter({ hasText: "Striped Mug Sea" }).getByRole("checkbox"))
  await shot("products", dialog())
  await click(dialog().getByRole("button", { name: /^Add \d products$/ }), { in: dialog() })
  await closed()
}

async function enterPrices({ page, click, see }: Actions) {
  const euros = await cellOf(page, await firstRow(page), "EUR")
  await typeInto(page, euros, "x")
  await click("Create price list")
  await see("Correct the marked prices and quantities.")
  await typeInto(page, euros, "17.50")
}

/** The name of the first variant in the grid. */
async function firstRow(page: Actions["page"]): Promise<string> {
  return (await page.locator("[role=gridcell][data-row='0'][data-column='0']").innerText()).trim()
}

async function createList({ page, click, see, arrive }: Actions) {
  await click("Create price list")
  await arrive("Mug weeks")
  await see(page.locator(".page-head").getByText("Scheduled"))
}

async function changePrices({ page, click, see, section, shot }: Actions) {
  const name = await firstRow(page)
  await typeInto(page, await cellOf(page, name, "EUR"), "16.00")
  await see("1 unsaved change")
  await page.locator(".page-head").click()
  const head = page.locator(".page-head")
  await shot("prices", [head, section("Prices")], {
    callouts: [
      head.getByRole("link", { name: "Import prices" }),
      head.getByRole("button", { name: "Add products" }),
      await cellOf(page, name, "EUR"),
      section("Prices").getByRole("button", { name: "Fill down" }),
      section("Prices").getByRole("button", { name: "Save" }),
    ],
  })
  await click("Save", { in: section("Prices") })
  await page.getByText("1 unsaved change").waitFor({ state: "detached" })
}

async function addTier({ page, click, fill, choose, see, section, dialog, closed }: Actions) {
  await click("Add quantity tier")
  await choose("Variant", { index: 1 }, { in: dialog() })
  await fill("From quantity", "6", { in: dialog() })
  await fill(dialog().getByLabel(/^To quantity/), "2")
  await click("Add quantity tier", { in: dialog() })
  await see("The maximum must not be lower than the minimum.")
  await fill(dialog().getByLabel(/^To quantity/), "")
  await click("Add quantity tier", { in: dialog() })
  await closed()
  await see("From")
  // Rows of a tier have the columns From and To before the prices.
  await typeInto(page, page.locator("[role=gridcell][data-row='1'][data-column='4']"), "15")
  await click("Save", { in: section("Prices") })
  await page.getByText("1 unsaved change").waitFor({ state: "detached" })
  await see(section("Prices").getByText("€15.00"))
}

async function addAndRemoveProducts({ page, click, fill, menu, see, dialog, closed }: Actions) {
  await click("Add products")
  await fill(dialog().getByLabel(/^Reduce current prices/), "120")
  await fill(dialog().getByRole("searchbox"), "Bowl Sage")
  await page.waitForLoadState("networkidle")
  await click(dialog().locator(".picker-row").filter({ hasText: "Bowl Sage" }).getByRole("checkbox"))
  await click("Add 1 product", { in: dialog() })
  await see("Enter at most 100.")
  await fill(dialog().getByLabel(/^Reduce current prices/), "10")
  await click("Add 1 product", { in: dialog() })
  await closed()
  await menu("Bowl Sage", "Remove from price list")
  await click("Remove from price list", { in: dialog() })
  await page.getByRole("button", { name: "Actions for Bowl Sage" }).waitFor({ state: "detached" })
}

async function changeList({ page, send, click, fill, menu, see, dialog, closed }: Actions) {
  await menu("Mug weeks", "Edit price list")
  await fill(
    dialog()
      .getByLabel(/^Starts/)
      .first(),
    "",
  )
  await see("Everyone")
  const list = `/admin/price-lists/${new URL(page.url()).pathname.split("/").at(-1)}`
  await send(list, { description: "Mugs for less" })
  await click("Save", { in: dialog() })
  await see("Someone else changed this")
  await see("Reload")
  await click("Overwrite", { in: dialog() })
  await closed()
  await click("Change to draft")
  await see(page.locator(".page-head").getByText("Draft"))
  await click("Activate")
  await see(page.locator(".page-head").getByText("Active", { exact: true }))
}

async function duplicateAndDelete({ page, click, menu, see, dialog, arrive }: Actions) {
  await menu("Mug weeks", "Duplicate price list")
  await arrive("Mug weeks (copy)")
  await see(page.locator(".page-head").getByText("Draft"))
  for (const name of ["Mug weeks (copy)", "Mug weeks"]) {
    await menu(name, "Delete price list")
    await click("Delete price list", { in: dialog() })
    await arrive("Price lists")
    if (name !== "Mug weeks") await click(page.getByRole("link", { name: "Mug weeks" }))
    if (name !== "Mug weeks") await arrive("Mug weeks")
  }
}
