import type { Actions } from "../driver/actions.ts"
import { guide } from "../driver/guide.ts"
import { variantOf } from "../driver/orders.ts"

export default guide("/user-guide/price-lists/import", async (actions) => {
  const id = await createList(actions)
  await downloadPrices(actions, id)
  await chooseFiles(actions)
  await findImport(actions)
  await actions.send(`/admin/price-lists/${id}`, {}, "DELETE")
})

async function createList(actions: Actions): Promise<string> {
  const prices: unknown[] = []
  for (const sku of ["MUG-INK-1", "BOWL-SAGE-1"])
    prices.push({ variant_id: await variantOf(actions, sku), currency_code: "eur", amount: 1600 })
  const { price_list } = await actions.send("/admin/price-lists", {
    name: "Wholesale",
    description: "For shops that resell our mugs",
    type: "override",
    status: "draft",
    prices,
  })
  return price_list.id
}

async function downloadPrices({ page, open, click, see, arrive }: Actions, id: string) {
  await open("pricing", "Price lists")
  await click(page.getByRole("link", { name: "Wholesale" }))
  await arrive("Wholesale")
  await open(`pricing/${id}`, "Wholesale")
  await click("Import prices")
  await arrive("Import prices for Wholesale")
  const file = page.waitForEvent("download")
  await click("Download current prices")
  await file
  await see("Choose file")
}

async function chooseFiles({ page, click, see, section, arrive, shot }: Actions) {
  await chooseFile(page, "SKU;Price EUR\nMUG-INK-1;abc\nMUG-99;12.50\n")
  await see("Nothing was imported")
  await shot("errors", section("Nothing was imported"))
  const prices = "SKU;Price EUR;Price USD\nMUG-INK-1;15.00;17.00\n"
  await chooseFile(page, prices)
  await see("Ready to import")
  await click("Cancel", { in: section("Ready to import") })
  await see("Import canceled")
  await chooseFile(page, prices)
  await see("Ready to import")
  await see("After the import")
  await see("Now")
  await shot("check", section("Ready to import"))
  await click("Import prices", { in: section("Ready to import") })
  await see("Import complete")
  await click("Show price list")
  await arrive("Wholesale")
}

async function chooseFile(page: Actions["page"], text: string): Promise<void> {
  const file = { name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from(text) }
  await page.getByLabel("Choose file", { exact: true }).and(page.locator("input")).setInputFiles(file)
}

async function findImport({ page, click, see, send, dialog, closed }: Actions) {
  await send("/admin/batch-jobs", { type: "order-export", context: {}, dry_run: true })
  await click(page.getByRole("button", { name: /^Activity/ }))
  await see("Price list import")
  await see("Complete")
  await see("Failed")
  await see("Waiting for confirmation")
  await see("Confirm")
  await click(dialog().getByRole("button", { name: "Cancel job" }).first())
  await see(dialog().getByRole("article").first().getByText("Canceled"))
  await page.keyboard.press("Escape")
  await closed()
}
