/**
 * What a merchant does in the official admin. Texts and positions are those of version 7.1.18.
 * @param {import("playwright-core").Page} page
 * @param {object} pages
 * @param {(fulfillment: string, payment: string) => Promise<void>} pages.openOrder opens an order that no task used yet
 * @param {(to: string) => Promise<void>} pages.open opens a page by its address below /a
 */
export function tasksOf(page, { openOrder, open }) {
  const forms = formsOf(page)
  return {
    ...processing(page, openOrder, forms),
    ...afterSales(page, openOrder, forms),
    ...selling(page, open, forms),
  }
}

/** What the tasks do on a page. */
function formsOf(page) {
  const button = (name) => page.getByRole("button", { name, exact: true }).last()
  const shows = (text) => page.getByText(text).first().waitFor()
  const settle = () => page.waitForTimeout(900)
  const press = async (name) => {
    await button(name).click()
    await settle()
  }
  const pick = async (control) => {
    await control.click()
    await page.locator('[id*="-option-"]').first().click()
    await page.waitForTimeout(300)
  }
  const choose = (placeholder) => pick(page.getByText(placeholder, { exact: true }).last())
  const fromTimeline = async (item) => {
    await page.getByText("Timeline").locator("xpath=ancestor::div[2]").locator("button").first().click()
    await page.getByText(item, { exact: true }).click()
    await settle()
  }
  /** Rows of the two kinds of tables that forms have. */
  const tickBelow = (heading) =>
    page
      .locator(`xpath=//*[normalize-space(text())="${heading}"]/following::tbody[1]/tr[1]/td[1]`)
      .click({ position: { x: 14, y: 22 } })
  const tickFirst = () =>
    page.locator("[role=dialog] tbody input[type=checkbox]").first().locator("xpath=..").click()
  const addSoap = async () => {
    const row = page.locator("tr", { hasText: "Soap" }).first()
    await row
      .locator("td")
      .first()
      .click({ position: { x: 10, y: 20 } })
    await press("Add")
  }
  const selectReason = async (label) => {
    await press(label)
    await choose("Choose a return reason")
    await press("Save and go back")
  }
  return { shows, settle, press, pick, choose, fromTimeline, tickBelow, tickFirst, addSoap, selectReason }
}

function processing(page, openOrder, forms) {
  const { shows, settle, press, pick } = forms
  return {
    "add a note": async () => {
      await openOrder("not_fulfilled", "refunded")
      await page.fill("#note-input", "Called the customer")
      await page.press("#note-input", "Enter")
      await shows("Called the customer")
    },
    "capture a payment": async () => {
      await openOrder("not_fulfilled", "awaiting")
      await press("Capture payment")
      await shows("Successfully captured payment")
    },
    "fulfill an order": async () => {
      await openOrder("not_fulfilled", "captured")
      await press("Create Fulfillment")
      const locations = page
        .getByText("Choose where you wish to fulfill from.")
        .locator("xpath=ancestor::div[2]")
      await pick(locations.locator("svg").last())
      await settle()
      await press("Create fulfillment")
      await shows("Items Fulfilled")
    },
    "ship a fulfillment": async () => {
      await openOrder("fulfilled", "captured")
      const row = page
        .getByText(/Fulfillment #1/)
        .first()
        .locator("xpath=ancestor::div[2]")
      await row.locator("button").last().click()
      await page.getByText("Mark Shipped").click()
      await settle()
      await press("Complete")
      await shows("Items Shipped")
    },
    "refund a part": async () => {
      await openOrder("shipped", "captured")
      await press("Refund")
      await page.getByPlaceholder("0.00").pressSequentially("1.00")
      await press("Complete")
      await shows("Successfully refunded order")
    },
  }
}

function afterSales(page, openOrder, forms) {
  const { shows, press, choose, fromTimeline, tickBelow, tickFirst, addSoap, selectReason } = forms
  return {
    "request and receive a return": async () => {
      await openOrder("shipped", "captured")
      await fromTimeline("Request Return")
      await tickBelow("Items to return")
      await choose("Select Location to Return to")
      await choose("Add a shipping method")
      await press("Submit")
      await shows("Successfully returned order")
      await press("Receive Return")
      await tickFirst()
      await press("Save and close")
      await shows("Return Received")
    },
    "register an exchange": async () => {
      await openOrder("shipped", "captured")
      await fromTimeline("Register Exchange")
      await tickBelow("Items to return")
      await choose("Select Location to Return to")
      await choose("Add a shipping method")
      await press("Add Product")
      await addSoap()
      await press("Complete")
      await shows("Successfully created exchange")
    },
    "register a claim": async () => {
      await openOrder("shipped", "captured")
      await fromTimeline("Register Claim")
      await tickFirst()
      await selectReason("Select reason")
      await choose("Choose shipping method")
      await choose("Select Location to Return to")
      await press("Submit and close")
      await shows("Successfully created claim")
    },
    "edit an order": async () => {
      await openOrder("not_fulfilled", "captured")
      await press("Edit Order")
      await press("Add items")
      await tickFirst()
      await press("Save and go back")
      await press("Save and close")
      await shows("Order edit set as requested")
    },
  }
}

function selling(page, open, forms) {
  const { shows, settle, press, pick, choose, addSoap } = forms
  const inputs = async (values) => {
    for (const [name, value] of Object.entries(values)) await page.fill(`[name="${name}"]`, value)
  }
  return {
    "make a draft order": async () => {
      await open("draft-orders")
      await press("Create draft order")
      await choose("Select...")
      await press("Next")
      await press("Add Existing")
      await addSoap()
      await press("Next")
      await pick(page.locator(".react-select__control").last())
      await press("Next")
      await inputs({
        email: "draft@example.com",
        "shipping_address.first_name": "Ada",
        "shipping_address.last_name": "Byron",
        "shipping_address.address_1": "Main Street 1",
        "shipping_address.city": "Town",
        "shipping_address.postal_code": "1000",
      })
      await choose("Select...")
      await press("Next")
      // The official summary crashes on a billing address without a country.
      await page.getByText("Use same as shipping").click()
      await press("Next")
      await press("Submit")
      await page.waitForURL(/draft-orders\/dorder/)
      await shows("draft@example.com")
    },
    "make a price list": async () => {
      await open("pricing")
      await press("Create New")
      await inputs({ "details.general.name": "Autumn sale", "details.general.description": "Lower prices" })
      await press("Continue")
      await page.locator("[role=dialog] tr", { hasText: "Soap" }).first().locator("[role=checkbox]").click()
      await press("Continue")
      await press("Add prices")
      await press("Currencies")
      await page.locator("[role=menuitemcheckbox]").first().click()
      await page.keyboard.press("Escape")
      await settle()
      await page.locator("[role=dialog] table input").first().dblclick()
      await page.keyboard.type("5")
      await page.keyboard.press("Enter")
      await press("Save Prices")
      await press("Save and Publish")
      await shows("Successfully created price list")
    },
  }
}
