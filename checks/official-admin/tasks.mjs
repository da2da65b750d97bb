/**
 * What a merchant does in the official admin. Texts and positions are those of version 7.1.18.
 * @param {import("playwright-core").Page} page
 * @param {object} pages
 * @param {(fulfillment: string, payment: string) => Promise<void>} pages.openOrder opens an order that no task used yet
 * @param {(to: string) => Promise<void>} pages.open opens a page by its address below /a
 * @param {(method: string, to: string, body?: object) => Promise<object>} pages.api asks the server as the merchant
 */
export function tasksOf(page, { openOrder, open, api }) {
  const forms = formsOf(page)
  return {
    ...processing(page, openOrder, forms),
    ...afterSales(page, openOrder, forms),
    ...selling(page, open, forms),
    ...catalog(page, open, forms),
    ...settings(page, open, forms),
    ...files(page, open, forms, api),
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
    await page.getByPlaceholder("Search").last().fill("Soap")
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
  return {
    ...fieldsOf(page, settle),
    shows,
    settle,
    press,
    pick,
    choose,
    fromTimeline,
    tickBelow,
    tickFirst,
    addSoap,
    selectReason,
  }
}

function fieldsOf(page, settle) {
  const fill = async (values) => {
    for (const [name, value] of Object.entries(values))
      await page.locator(`input[name="${name}"], textarea[name="${name}"]`).last().fill(value)
  }
  const unfold = async (section) => {
    await page.getByText(section).first().click()
    await settle()
  }
  return { fill, unfold }
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
  const { shows, settle, press, pick, choose, addSoap, fill } = forms
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
      await fill({
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
      await fill({ "details.general.name": "Autumn sale", "details.general.description": "Lower prices" })
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

function catalog(page, open, forms) {
  const { shows, settle, press, fill, unfold } = forms
  return {
    "create a product with variants": async () => {
      await open("products")
      await press("New Product")
      await fill({ "general.title": "Winter jacket" })
      await unfold(/^Variants$/)
      await press("Add an option")
      await fill({ "variants.options.0.title": "Size" })
      await page.locator("#tag-input, [name='tag-input']").click()
      await page.keyboard.type("S,M,")
      await settle()
      for (const size of ["S", "M"]) {
        await press("Add a variant")
        await page.getByText("Choose an option").last().click()
        await page.locator('[id*="-option-"]', { hasText: new RegExp(`^${size}$`) }).click()
        await press("Save and close")
      }
      await press("Publish product")
      await page.waitForURL(/products\/prod_/)
      for (const text of ["Winter jacket", /^Size$/, /^M$/]) await shows(text)
    },
    "make a discount with a condition": async () => {
      await open("discounts")
      await press("Add Discount")
      await unfold(/^General/)
      await page.getByText("Select...", { exact: true }).first().click()
      await page.locator('[id*="-option-"]').last().click()
      // The list of regions stays open, and covers the form.
      await page.mouse.click(60, 600)
      await settle()
      await fill({ code: "WINTER", "rule.value": "10", "rule.description": "Winter sale" })
      await unfold(/^Conditions/)
      await press("Add Condition")
      await page.getByText("Only for specific products").click()
      await page
        .locator("tr", { hasText: "Soap" })
        .last()
        .locator("input[type=checkbox]")
        .locator("xpath=..")
        .click()
      await press("Save and close")
      await press("Publish discount")
      await page.waitForURL(/discounts$/)
      await shows("WINTER")
    },
    "create a gift card": async () => {
      await open("gift-cards")
      await press("Custom Gift Card")
      await page.getByPlaceholder("-", { exact: true }).fill("40")
      await fill({ "receiver.email": "ada@example.com", "receiver.message": "Enjoy it." })
      await press("Create and send")
      await shows("Custom gift card was created successfully")
    },
  }
}

function settings(page, open, forms) {
  const { shows, settle, press, fill } = forms
  return {
    "rename a region": async () => {
      await open("settings/regions")
      await page
        .getByText("United States", { exact: true })
        .last()
        .locator("xpath=ancestor::div[.//button][1]")
        .locator("button")
        .last()
        .click()
      await page.getByText("Edit Region Details").click()
      await settle()
      await fill({ "details.name": "America" })
      await press("Save and close")
      await shows("Region was successfully updated")
    },
    "add a return reason": async () => {
      await open("settings/return-reasons")
      await press("Add reason")
      await fill({ value: "too_small", label: "Too small", description: "It does not fit" })
      await press("Create")
      await shows("Created a new return reason")
    },
  }
}

function files(page, open, forms, api) {
  const { shows, press } = forms
  const lastExport = async () => {
    const { batch_jobs } = await api(
      "GET",
      "/admin/batch-jobs?type[]=product-export&limit=1&order=-created_at",
    )
    if (!batch_jobs[0]) throw new Error("Nothing was exported: run the task that exports the products first")
    const file_key = batch_jobs[0].result.file_key
    const { download_url } = await api("POST", "/admin/uploads/download-url", { file_key })
    return (await fetch(download_url)).text()
  }
  return {
    "export the products": async () => {
      await open("products")
      await press("Export Products")
      await press("Export")
      await shows("Product export batch job completed")
      if (!(await lastExport()).includes(";Soap;")) throw new Error("The exported file has no soap")
    },
    "import the exported products, one with a new title": async () => {
      const buffer = Buffer.from((await lastExport()).replaceAll(";Soap;", ";Olive soap;"))
      await open("products")
      await press("Import Products")
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "products.csv", mimeType: "text/csv", buffer })
      await shows(/\d\s*updates$/)
      await press("Import List")
      await shows("Product import batch job completed")
      await open("products")
      await shows("Olive soap")
    },
  }
}
