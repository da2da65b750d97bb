import type { Actions } from "../driver/actions.ts"
import { guide } from "../driver/guide.ts"

export default guide("/user-guide/orders/drafts", async (actions) => {
  await fillInDraft(actions)
  await createDraft(actions)
  await changeItems(actions)
  await changeCustomer(actions)
  await markAsPaid(actions)
  await deleteDraft(actions)
})

async function fillInDraft({
  page,
  open,
  click,
  fill,
  choose,
  check,
  menu,
  see,
  section,
  dialog,
  arrive,
  closed,
}: Actions) {
  await open("draft-orders", "Draft orders")
  await click(page.locator(".page-head").getByText("Create draft order"))
  await arrive("Create draft order")
  await click("Create draft order")
  await see("Enter the customer's email.")
  await fill(page.getByLabel("Search customers by name or email"), "sanne")
  await click(page.getByRole("button", { name: /Sanne de Wit/ }))
  await see("The order belongs to this customer.")
  await choose("Region", "Europe (EUR)", { in: section("Items") })
  await click("Create draft order")
  await see("Add at least one item.")
  await click("Add items")
  await dialog().getByRole("searchbox").fill("MUG-INK-1")
  await click(dialog().locator(".picker-row").filter({ hasText: "Mug Ink" }).getByRole("checkbox").first())
  await click("Add 1 item", { in: dialog() })
  await closed()
  await fill("Quantity of Mug Ink", "2")
  await fill("Price of Mug Ink", "10.00")
  await click("Add custom item")
  await click("Create draft order")
  await see("Enter a title and a price for each custom item.")
  await fill("Title", "Engraving")
  await fill("Unit price", "5.50")
  await menu("Engraving", "Edit metadata")
  await fill("Metadata", "text: Sanne", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  const delivery = section("Shipping address")
  await fill("First name", "Sanne", { in: delivery })
  await fill("Last name", "de Wit", { in: delivery })
  await fill("Address", "Prinsengracht 12", { in: delivery })
  await fill("Postal code", "1015 DX", { in: delivery })
  await fill("City", "Amsterdam", { in: delivery })
  await choose("Country", "Netherlands", { in: delivery })
  await check("Same as the shipping address")
  await click("Create draft order")
  await see("Choose a shipping method.")
  await see("Discount codes")
}

async function createDraft({ choose, click, page, see, section, arrive, shot }: Actions) {
  await choose("Shipping method", { index: 1 })
  await see("Notify the customer")
  await see("Discard draft")
  await see("Metadata")
  // What was entered is kept; the error message is not.
  await page.reload()
  await see("Discard draft")
  await shot("items", section("Items"))
  await click("Create draft order")
  await arrive(/^Draft order #/)
  await see(page.locator(".page-head").getByText("Open"))
  await see(/^Shipping · /)
  const head = page.locator(".page-head")
  await shot("page", [head, section("Items"), section("Customer")], {
    callouts: [
      head.getByRole("button", { name: "Mark as paid" }),
      head.getByRole("button", { name: /^Actions/ }),
      section("Items").getByRole("button", { name: "Add items" }),
      section("Items").getByRole("button", { name: "Actions for Mug Ink" }),
      section("Customer").getByRole("button", { name: /^Actions/ }),
    ],
  })
}

async function changeItems({ page, click, fill, menu, section, see, dialog, closed }: Actions) {
  const items = section("Items")
  await menu("Engraving", "Edit", { in: items })
  await fill("Unit price", "6.00", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await see(items.getByText("€6.00").first())
  await click("Add items", { in: items })
  await see(dialog().getByRole("searchbox"))
  await page.keyboard.press("Escape")
  await closed()
  await click("Add custom item", { in: items })
  await fill("Title", "Gift wrap", { in: dialog() })
  await fill("Unit price", "3.00", { in: dialog() })
  await click("Add custom item", { in: dialog() })
  await closed()
  await menu("Gift wrap", "Remove", { in: items })
  await items.getByText("Gift wrap").waitFor({ state: "detached" })
  await click("Undo")
  await see(items.getByText("Gift wrap"))
  await menu("Gift wrap", "Remove", { in: items })
  await items.getByText("Gift wrap").waitFor({ state: "detached" })
}

async function changeCustomer({ click, fill, menu, section, see, dialog, closed }: Actions) {
  const customer = section("Customer")
  await menu("Customer", "Change shipping address", { in: customer })
  await fill("Address", "Prinsengracht 14", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await see(customer.getByText(/Prinsengracht 14/))
  await menu("Customer", "Change discount codes", { in: customer })
  await fill("Discount codes", "NONE", { in: dialog() })
  await click("Save", { in: dialog() })
  await see(/NONE/)
  await fill("Discount codes", "WELCOME10", { in: dialog() })
  await click("Save", { in: dialog() })
  await closed()
  await see(customer.getByText("WELCOME10"))
  await click(customer.getByRole("button", { name: "Actions for Customer" }))
  await see("Change email")
  await see("Change billing address")
  await customer.page().keyboard.press("Escape")
}

async function markAsPaid({ page, open, click, see, dialog, closed, arrive, send }: Actions) {
  await send("/admin/store", { payment_link_template: "https://www.example.com/pay?cart={cart_id}" })
  await page.reload()
  await see("Copy payment link")
  await send("/admin/store", { payment_link_template: null })
  await click("Mark as paid")
  await see("The draft order becomes an order that you can fulfill.")
  await click("Mark as paid", { in: dialog() })
  await closed()
  await see(page.locator(".page-head").getByText("Completed"))
  await click(page.getByRole("link", { name: /^Open order #/ }))
  await arrive(/^Order #/)
  await see(page.locator(".page-head").getByText("Paid"))
  await open("draft-orders", "Draft orders")
  await click(page.getByRole("button", { name: "Status" }).first())
  await see(page.getByRole("option", { name: "Open" }))
  await page.keyboard.press("Escape")
}

async function deleteDraft({ page, read, send, open, click, menu, dialog, arrive }: Actions) {
  const { shipping_options } = await read("/admin/shipping-options?is_return=false")
  const [option] = shipping_options
  const { draft_order: draft } = await send("/admin/draft-orders", {
    email: "nobody@example.com",
    region_id: option.region_id,
    items: [{ title: "Engraving", unit_price: 550, quantity: 1 }],
    shipping_methods: [{ option_id: option.id, price: 0 }],
  })
  const title = `Draft order #${draft.display_id}`
  await open(`draft-orders/${draft.id}`, title)
  await menu(title, "Delete draft order")
  await click("Delete draft order", { in: dialog() })
  await arrive("Draft orders")
  await page.waitForLoadState("networkidle")
}
