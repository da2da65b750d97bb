import type { Actions } from "../driver/actions.ts"
import { guide } from "../driver/guide.ts"

export default guide("/user-guide/regions/shipping-options", async (actions) => {
  await fillInOption(actions)
  await addOption(actions)
  await addReturnOption(actions)
  await changeAndDelete(actions)
})

async function fillInOption({
  page,
  open,
  click,
  fill,
  choose,
  check,
  uncheck,
  section,
  dialog,
  arrive,
  shot,
}: Actions) {
  const options = section("Shipping options")
  await open("settings/regions", "Regions")
  await click(page.getByRole("link", { name: "United States" }))
  await arrive("United States")
  await click("Add option", { in: options })
  await fill("Name", "Overnight", { in: dialog() })
  await choose("Method", { index: 0 }, { in: dialog() })
  await choose("Shipping profile", { index: 0 }, { in: dialog() })
  await fill("Price", "35", { in: dialog() })
  await fill(dialog().getByLabel(/^Minimum subtotal/), "20")
  await fill(dialog().getByLabel(/^Maximum subtotal/), "500")
  await check("Price includes tax", { in: dialog() })
  await uncheck("Price includes tax", { in: dialog() })
  await check("Admin only", { in: dialog() })
  await uncheck("Admin only", { in: dialog() })
  await shot("add", dialog())
}

async function addOption({ click, fill, choose, see, dialog, closed }: Actions) {
  await fill(dialog().getByLabel(/^Maximum subtotal/), "10")
  await click("Add option", { in: dialog() })
  await see("The maximum must not be lower than the minimum.")
  await fill(dialog().getByLabel(/^Maximum subtotal/), "500")
  await choose("Price type", "Calculated by the provider", { in: dialog() })
  await click("Add option", { in: dialog() })
  await see("The fulfillment provider cannot calculate prices for this option")
  await choose("Price type", "Flat rate", { in: dialog() })
  await fill("Price", "", { in: dialog() })
  await click("Add option", { in: dialog() })
  await see("Enter a value.")
  await fill("Price", "35", { in: dialog() })
  await click("Add option", { in: dialog() })
  await closed()
  await see("Overnight")
}

async function addReturnOption({ click, fill, check, see, section, dialog, closed, shot }: Actions) {
  const options = section("Shipping options")
  const returns = section("Return shipping options")
  await click("Add return option", { in: returns })
  await fill("Name", "Pick up at home", { in: dialog() })
  await fill("Price", "12", { in: dialog() })
  await check("Admin only", { in: dialog() })
  await click("Add return option", { in: dialog() })
  await closed()
  await see(returns.getByText("Pick up at home"))
  await shot("list", [options, returns])
}

async function changeAndDelete({ click, fill, menu, section, dialog, closed }: Actions) {
  const options = section("Shipping options")
  const returns = section("Return shipping options")
  for (const [name, scope] of [
    ["Overnight", options],
    ["Pick up at home", returns],
  ] as const) {
    await menu(name, "Edit option", { in: scope })
    await fill("Price", "30", { in: dialog() })
    await click("Save", { in: dialog() })
    await closed()
    await menu(name, "Edit metadata", { in: scope })
    await click("Add entry", { in: dialog() })
    await fill("Key", "warehouse_code", { in: dialog() })
    await fill(dialog().getByLabel(/^Value/), "EXP-1", { in: dialog() })
    await click("Save", { in: dialog() })
    await closed()
    await menu(name, "Delete option", { in: scope })
    await click("Delete option", { in: dialog() })
    await closed()
    await scope.getByText(name).waitFor({ state: "detached" })
  }
}
