import { afterAll, beforeAll, expect, it } from "vitest"
import { openDashboard, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(async () => {
  await shop?.close()
})

const closed = () => shop.dialog().waitFor({ state: "detached" })
const idOfPage = () => new URL(shop.page.url()).pathname.split("/").at(-1)!

it("creates a group, adds several customers to it, and shows its price lists and metadata", async () => {
  const { button, dialog, heading, inDialog, link, page, read } = shop
  await shop.open("customers/groups", "Customer groups")
  await button("Create group").click()
  await dialog().getByLabel("Name", { exact: true }).fill("Wholesale")
  await inDialog("Create group").click()
  await closed()
  await shop.open("customers", "Customers")
  const boxes = page.locator("tbody").getByRole("checkbox")
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await button("Add to group").click()
  await dialog()
    .getByRole("combobox", { name: /^Group/ })
    .click()
  await page.getByRole("option", { name: "Wholesale" }).click()
  await inDialog("Add 2 customers").click()
  await page.getByText("Customers added").waitFor()
  await closed()
  const { customer_groups } = await read("/admin/customer-groups?q=Wholesale&expand=customers")
  expect(customer_groups[0].customers).toHaveLength(2)
  await shop.send("/admin/price-lists", {
    name: "Wholesale prices",
    description: "For resellers",
    type: "override",
    prices: [],
    customer_groups: [{ id: customer_groups[0].id }],
  })
  await shop.open(`customers/groups/${customer_groups[0].id}`, "Wholesale")
  await button("Edit metadata").click()
  await inDialog("Add entry").click()
  await dialog().getByLabel("Key").fill("terms")
  await dialog()
    .getByLabel(/^Value/)
    .fill("30 days")
  await inDialog("Save").click()
  await closed()
  expect((await read(`/admin/customer-groups/${customer_groups[0].id}`)).customer_group.metadata).toEqual({
    terms: "30 days",
  })
  expect(await shop.flaws()).toEqual([])
  await link("Wholesale prices").click()
  await heading("Wholesale prices").waitFor()
})

it("removes several customers from a group at once, and takes that back", async () => {
  const { button, page, read, send } = shop
  const { customer_group: group } = await send("/admin/customer-groups", { name: "Leaving" })
  const ids: string[] = []
  for (const first_name of ["Ash", "Birch", "Cedar"]) {
    const account = { email: `${first_name}@trees.example.com`, first_name, last_name: "Tree" }
    ids.push((await send("/admin/customers", { ...account, password: "long enough" })).customer.id)
  }
  await send(`/admin/customer-groups/${group.id}/customers/batch`, {
    customer_ids: ids.map((id) => ({ id })),
  })
  const members = async () =>
    (await read(`/admin/customer-groups/${group.id}/customers`)).customers
      .map(({ first_name }) => first_name)
      .sort()
  await shop.open(`customers/groups/${group.id}`, "Leaving")
  for (const name of ["Ash Tree", "Cedar Tree"])
    await page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check()
  expect(await shop.flaws()).toEqual([])
  await button("Remove from the group").click()
  await page.getByText("2 customers removed", { exact: true }).waitFor()
  await page.locator(".ui-bulk").waitFor({ state: "detached" })
  expect(await members()).toEqual(["Birch"])
  await button("Undo").click()
  await page.getByText("1–3 of 3", { exact: true }).waitFor()
  expect(await members()).toEqual(["Ash", "Birch", "Cedar"])
  // All that match a search, and no other.
  await shop.open(`customers/groups/${group.id}?q=birch`, "Leaving")
  await page.getByText("1–1 of 1", { exact: true }).waitFor()
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).check()
  await button("Remove from the group").click()
  await page.getByText("Customer removed", { exact: true }).waitFor()
  expect(await members()).toEqual(["Ash", "Cedar"])
})

it("creates a customer, changes its groups and metadata, and warns before overwriting", async () => {
  const { button, dialog, inDialog, page, read } = shop
  await shop.open("customers", "Customers")
  await button("Create customer").click()
  await dialog().getByLabel("First name").fill("Iris")
  await dialog().getByLabel("Last name").fill("Moss")
  await dialog().getByLabel("Email").fill("iris@example.com")
  await dialog().getByLabel("Password").fill("long enough")
  await inDialog("Create customer").click()
  await closed()
  const { customers } = await read("/admin/customers?q=iris@example.com")
  const id = customers[0].id
  await shop.open(`customers/${id}`, "Iris Moss")
  expect(idOfPage()).toBe(id)
  await button("Edit").click()
  await dialog().getByLabel("Phone").fill("555")
  await dialog()
    .getByRole("combobox", { name: /^Groups/ })
    .click()
  await page.getByRole("option", { name: "Wholesale" }).click()
  await page.keyboard.press("Escape")
  await shop.send(`/admin/customers/${id}`, { last_name: "Fern" })
  await inDialog("Save").click()
  await page.getByText("Someone else changed this").waitFor()
  await inDialog("Overwrite").click()
  await closed()
  const { customer } = await read(`/admin/customers/${id}?expand=groups`)
  expect(customer).toMatchObject({ last_name: "Moss", phone: "555", groups: [{ name: "Wholesale" }] })
  await button("Edit metadata").click()
  await inDialog("Add entry").click()
  await dialog().getByLabel("Key").fill("vip")
  await dialog()
    .getByLabel(/^Value/)
    .fill("yes")
  await inDialog("Save").click()
  await closed()
  expect((await read(`/admin/customers/${id}`)).customer.metadata).toEqual({ vip: "yes" })
  expect(await shop.flaws()).toEqual([])
  expect(shop.complaints).toEqual([])
})

it("leads from a customer to all orders of this customer", async () => {
  const { page, link, read } = shop
  const { orders } = await read("/admin/orders?limit=1&expand=customer")
  const { customer } = orders[0]
  const { count } = await read(`/admin/orders?limit=1&customer_id=${customer.id}`)
  await shop.open(`customers/${customer.id}`, /./)
  await link(`All orders (${count})`).click()
  await shop.heading("Orders").waitFor()
  await page.getByText(new RegExp(`^1–${Math.min(20, count)} of ${count}$`)).waitFor()
  await page
    .locator(".ui-filter")
    .filter({ hasText: `Customer: ${customer.first_name ?? customer.email}` })
    .waitFor()
  await page.goBack()
  await link(`All orders (${count})`).waitFor()
})

it("adds, changes and deletes addresses of a customer, and chooses the billing address", async () => {
  const { button, dialog, inDialog, choose, page, read, send } = shop
  const account = { email: "wren@example.com", first_name: "Wren", last_name: "Marsh" }
  const { id } = (await send("/admin/customers", { ...account, password: "long enough" })).customer
  const customer = async () =>
    (await read(`/admin/customers/${id}?expand=shipping_addresses,billing_address`)).customer
  await shop.open(`customers/${id}`, "Wren Marsh")
  await button("Add address").click()
  await inDialog("Add address").click()
  await dialog().locator("[aria-invalid=true]").first().waitFor()
  expect((await customer()).shipping_addresses).toEqual([])
  const texts = {
    "First name": "Wren",
    "Last name": "Marsh",
    Address: "Reed Lane 2",
    "Postal code": "1000",
    City: "Fenton",
  }
  for (const [label, text] of Object.entries(texts))
    await dialog()
      .getByLabel(new RegExp(`^${label}`))
      .fill(text)
  await dialog()
    .getByLabel(/^Country/)
    .selectOption("be")
  expect(await shop.flaws()).toEqual([])
  await inDialog("Add address").click()
  await page.getByText("Address added").waitFor()
  await closed()
  await button("Add address").click()
  for (const [label, text] of Object.entries(texts))
    await dialog()
      .getByLabel(new RegExp(`^${label}`))
      .fill(` ${text} `)
  await dialog()
    .getByLabel(/^Country/)
    .selectOption("be")
  await inDialog("Add address").click()
  await page.getByText("The address was already in the address book").waitFor()
  await closed()
  expect((await customer()).shipping_addresses).toHaveLength(1)
  const [home] = (await customer()).shipping_addresses
  expect(home).toMatchObject({ address_1: "Reed Lane 2", city: "Fenton", country_code: "be", company: null })

  const owner = "Wren Marsh, Reed Lane 2, 1000 Fenton"
  await choose(owner, "Set as billing address")
  await page.getByText("Billing address changed").waitFor()
  expect(await customer()).toMatchObject({ billing_address_id: home.id })
  await page
    .getByRole("region", { name: "Addresses" })
    .getByText("Billing address", { exact: true })
    .waitFor()
  await button("Undo").click()
  await page
    .getByRole("region", { name: "Addresses" })
    .getByText("Billing address", { exact: true })
    .waitFor({ state: "detached" })
  expect(await customer()).toMatchObject({ billing_address_id: null })

  await choose(owner, "Edit address")
  await dialog()
    .getByLabel(/^Company/)
    .fill("Marsh Ltd")
  await send(`/admin/customers/${id}/addresses/${home.id}`, { city: "Moved" })
  await inDialog("Save").click()
  await page.getByText("Someone else changed this").waitFor()
  expect((await customer()).shipping_addresses).toMatchObject([{ city: "Moved", company: null }])
  await inDialog("Reload").click()
  await expect.poll(() => dialog().getByLabel(/^City/).inputValue()).toBe("Moved")
  await dialog()
    .getByLabel(/^Company/)
    .fill("Marsh Ltd")
  await inDialog("Save").click()
  await closed()
  expect((await customer()).shipping_addresses).toMatchObject([{ city: "Moved", company: "Marsh Ltd" }])

  await choose("Wren Marsh, Marsh Ltd, Reed Lane 2", "Delete address")
  await inDialog("Delete address").click()
  await page.getByText("Address deleted").waitFor()
  expect((await customer()).shipping_addresses).toEqual([])
  await page.getByText("No addresses.").waitFor()
})

it("changes a billing address that is outside of the address book", async () => {
  const { dialog, inDialog, choose, page, read, send } = shop
  const account = { email: "moss@example.com", first_name: "Moss", last_name: "Hill" }
  const { id } = (await send("/admin/customers", { ...account, password: "long enough" })).customer
  const metadata = { vat: "BE0" }
  const billing_address = { address_1: "Office Road 1", city: "Fenton", country_code: "be", metadata }
  await send(`/admin/customers/${id}/billing-address`, { billing_address })
  const billing = async () =>
    (await read(`/admin/customers/${id}?expand=billing_address`)).customer.billing_address
  const before = await billing()
  await shop.open(`customers/${id}`, "Moss Hill")
  await choose("Office Road 1, Fenton, Belgium", "Edit address")
  await dialog().getByLabel(/^City/).fill("Newton")
  await inDialog("Save").click()
  await closed()
  expect(await billing()).toMatchObject({ id: before.id, city: "Newton" })
  await choose("Office Road 1, Newton, Belgium", "Remove as billing address")
  await page.getByText("No addresses.").waitFor()
  expect(await billing()).toBeNull()
  await shop.button("Undo").click()
  await page.getByText("Office Road 1").waitFor()
  expect(await billing()).toMatchObject({ ...billing_address, city: "Newton" })
  // Another person chooses an address of the book meanwhile: it keeps its text.
  const address = { address_1: "Home Lane 2", postal_code: "1000", city: "Fenton", country_code: "be" }
  await send(`/admin/customers/${id}/addresses`, {
    address: { ...address, first_name: "Moss", last_name: "Hill" },
  })
  const { customer } = await read(`/admin/customers/${id}?expand=shipping_addresses`)
  const home = customer.shipping_addresses[0].id
  await shop.open(`customers/${id}`, "Moss Hill")
  await choose("Office Road 1, Newton, Belgium", "Edit address")
  await dialog()
    .getByLabel(/^Company/)
    .fill("Hill Ltd")
  await send(`/admin/customers/${id}/billing-address`, { billing_address: home })
  await inDialog("Save").click()
  await page.getByText("Someone else changed this").waitFor()
  await inDialog("Overwrite").click()
  await page.getByText("Someone else changed the billing address in the meantime.").waitFor()
  expect(await billing()).toMatchObject({ ...address, id: home, company: null })
  await dialog().getByText("The page of the customer shows the current address.").waitFor()
  await inDialog("Cancel").click()
  await closed()
  const shown = page.getByRole("region", { name: "Addresses" })
  await shown.getByText("Billing address", { exact: true }).waitFor()
  await shown.getByText(/Office Road 1/).waitFor({ state: "detached" })
  // Choosing another one asks before one outside of the book is erased.
  await send(`/admin/customers/${id}/billing-address`, { billing_address: null })
  await send(`/admin/customers/${id}/billing-address`, { billing_address })
  await shop.open(`customers/${id}`, "Moss Hill")
  await choose("Moss Hill, Home Lane 2, 1000 Fenton", "Set as billing address")
  await dialog().getByText("is deleted for good").waitFor()
  expect(await billing()).toMatchObject(billing_address)
  await inDialog("Set as billing address").click()
  await closed()
  expect(await billing()).toMatchObject({ id: home })
  expect(await shop.flaws()).toEqual([])
  expect(shop.complaints).toEqual([])
})

it("deletes a customer, whose orders stay", async () => {
  const { button, choose, dialog, heading, inDialog, page, read } = shop
  const { orders } = await read("/admin/orders?limit=1&order=-created_at&expand=customer")
  const { id, display_id, email, customer } = orders[0]
  const name = `${customer.first_name} ${customer.last_name}`
  await shop.open(`customers/${customer.id}`, name)
  await choose(name, "Delete customer")
  await dialog()
    .getByText("Orders stay, with their addresses and email. Open draft orders lose the")
    .waitFor()
  expect(await shop.flaws()).toEqual([])
  await inDialog("Cancel").click()
  await closed()
  expect((await read(`/admin/customers/${customer.id}`)).customer.id).toBe(customer.id)
  await choose(name, "Delete customer")
  await inDialog("Delete customer").click()
  await page.getByText("Customer deleted").waitFor()
  await heading("Customers").waitFor()
  expect((await read(`/admin/customers?q=${encodeURIComponent(customer.email)}`)).count).toBe(0)
  await shop.open(`orders/${id}`, new RegExp(String(display_id)))
  await page.getByRole("region", { name: "Customer" }).getByText(email).first().waitFor()
  await button("Actions for Customer").waitFor()
  expect(await shop.flaws()).toEqual([])
  await shop.open("orders", "Orders")
  await page.getByRole("link", { name: new RegExp(`#${display_id}$`) }).waitFor()
  expect(shop.complaints).toEqual([])
})

it("deletes several customers from the list, after a question that says what is erased", async () => {
  const { button, dialog, inDialog, page, read, send } = shop
  const ids: string[] = []
  for (const first_name of ["Ivo", "Ida"]) {
    const account = { email: `${first_name}@several.example.com`, first_name, last_name: "Several" }
    ids.push((await send("/admin/customers", { ...account, password: "long enough" })).customer.id)
  }
  await shop.open(`customers/${ids[0]}`, "Ivo Several")
  await shop.open("customers?q=several.example.com", "Customers")
  await page.getByRole("checkbox", { name: "Select Ivo Several" }).check()
  await page.getByRole("checkbox", { name: "Select Ida Several" }).check()
  await button("Delete").click()
  await dialog().getByText("addresses, groups and notes are erased for good").waitFor()
  expect(await shop.flaws()).toEqual([])
  await inDialog("Cancel").click()
  await closed()
  expect((await read("/admin/customers?q=several.example.com")).count).toBe(2)
  await button("Delete").click()
  await inDialog("Delete").click()
  await page.getByText("Deleted", { exact: true }).waitFor()
  expect((await read("/admin/customers?q=several.example.com")).count).toBe(0)
  // The title of the page was personal data.
  expect(await page.evaluate(() => localStorage.getItem("stheno:recent"))).not.toContain("Ivo Several")
  // A missing record is not remembered.
  await shop.open(`customers/${ids[0]}`, "Not found")
  expect(await page.evaluate(() => localStorage.getItem("stheno:recent"))).not.toContain(ids[0])
  expect(shop.complaints).toEqual([])
})
