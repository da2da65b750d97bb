import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

/** A test of the dashboard in Chromium, by its file and the beginning of its name. */
const test = (file: string, name: string) => ({ file: `${file}.browser.test.ts`, text: `it("${name}` })

/** A step that the script of a page of the user guide carries out in Chromium. */
const guide = (page: string, step: string) => ({
  file: `../../../../../apps/docs/user-guide/${page}.ts`,
  text: step,
})

type Step = ReturnType<typeof test>

/** Every task of a merchant, with the tests that do it by clicks and keys. */
const tasks: Readonly<Record<string, readonly Step[]>> = {
  "sign in, reset the password, accept an invite, sign out": [
    test("../app", "signs in, and goes back"),
    test("settings", "says that a link for a new password is not valid, and sets one"),
    guide("users/team", '"Create account"'),
    test("../app", "signs out"),
  ],
  "go on after the session has ended": [test("../app", "asks for the password in place")],
  "orders: list, filter, search, sort, go back, address": [
    test("order-list", "filters by view"),
    test("../app", "filters the orders in the address"),
    test("../app", "finds an order by the number"),
    test("order-page", "keeps the filters and the scroll position"),
    guide("lists", '"columnheader", { name: "Date" }'),
  ],
  "orders: export": [test("order-list", "exports what the list shows")],
  "orders: views, columns, bulk actions": [
    test("order-list", "filters by view, days, region and customer, and keeps a view and columns"),
    test("order-list", "captures several orders"),
    test("shell", "has the views and columns of a person in every browser"),
  ],
  "orders: capture": [test("../app", "captures a payment")],
  "orders: refund": [test("orders", "refunds at most what is refundable")],
  "orders: fulfill in parts, ship with tracking, cancel a fulfillment": [
    guide("orders/fulfillments", '"Units of Mug Ink", "1"'),
    guide("orders/fulfillments", '"Tracking numbers"'),
    guide("orders/fulfillments", '"Cancel fulfillment"'),
    test("order-page", "adds a shipping method to an order without one"),
    test("order-page", "shows what an added shipping method leaves outstanding"),
    test("order-page", "changes the metadata of an order and the tracking numbers of a shipment"),
  ],
  "orders: request a return": [test("orders", "requests a return in parts")],
  "orders: receive a return": [
    test("orders", "requests a return in parts, keeps the draft over a reload, and receives less"),
    test("orders", "refunds by default what the API computes"),
  ],
  "orders: exchange": [test("orders", "exchanges an item")],
  "orders: claim": [test("orders", "creates a replacement claim"), test("orders", "refunds a claim at once")],
  "orders: edit the items": [
    test("orders", "edits an order"),
    test("order-page", "collects what a confirmed edit adds"),
    test("order-page", "shows what to refund after an edit"),
  ],
  "orders: allocate units": [test("orders", "allocates units at a location")],
  "orders: email and addresses": [
    guide("orders/manage", '"Change shipping address"'),
    test("order-gift-cards", "changes the billing address of an order by clicks"),
    guide("orders/manage", '"Change email"'),
  ],
  "orders: transfer to another customer": [test("orders", "transfers an order")],
  "orders: notes and timeline": [
    test("order-page", "adds a note with one request"),
    test("order-page", "changes a note with one request"),
  ],
  "orders: notifications": [test("order-page", "sends a message about the order again")],
  "orders: cancel, complete, archive": [
    guide("orders/manage", '"Cancel order"'),
    guide("orders/manage", '"Complete order"'),
    guide("orders/manage", '"Archive order"'),
  ],
  "orders: raw data and metadata": [
    test("orders", "transfers an order to another customer, and shows its raw data"),
    test("order-page", "shows what the discounts of an order take off, and metadata"),
  ],
  "orders: discounts and gift cards that were used": [
    test("order-page", "shows what the discounts of an order take off"),
    {
      ...test("order-gift-cards", ""),
      text: '"shows an order that a gift card pays %s, with figures that add up"',
    },
  ],
  "orders: prices of lines": [test("../app", "finds an order by the number that it shows, and shows sums")],
  "draft orders": [
    test("drafts", "creates a draft order on one page, changes it, marks it as paid"),
    guide("orders/drafts", '"Delete draft order"'),
  ],
  "products: list, search, filters": [
    test("products", "searches products by SKU"),
    test("filters", "filters products by a tag among many"),
    test("filters", "filters products by a category below others"),
  ],
  "products: create": [test("products", "creates a product on a separate page")],
  "products: texts, organization, attributes, channels": [
    test("../app", "says at the field what keeps a form from being sent, and edits a product"),
    test("catalog", "changes type, tags, categories, metadata"),
    test("catalog", "shows the raw data of a product"),
    guide("sales-channels/products", '"Add products"'),
  ],
  "products: variants": [
    test("catalog", "puts variants in order"),
    test("catalog", "duplicates a variant"),
    guide("products/manage", '"Delete variant"'),
  ],
  "products: prices": [test("catalog", "sets prices of all variants in a grid")],
  "products: options": [
    guide("products/manage", '"Add option"'),
    guide("products/manage", '"Delete option"'),
  ],
  "products: images": [
    test("catalog", "puts images in order"),
    test("catalog", "describes an image to people who cannot see it"),
  ],
  "products: duplicate, preview in the storefront": [
    test("products", "duplicates a product"),
    test("catalog", "links to the product in the storefront"),
  ],
  "products: import": [test("products", "imports products after a check")],
  "products: export": [
    test("products", "imports products after a check, shows what is wrong with a file, and exports"),
  ],
  "products: bulk editor": [test("products", "changes several products at once")],
  categories: [test("products", "creates categories, moves them by keyboard, menu and drag")],
  collections: [
    guide("products/collections", '"Create collection"'),
    guide("products/collections", '"Add products"'),
    test("catalog", "removes all products of a collection on every page"),
    guide("products/collections", '"Delete collection"'),
  ],
  "types and tags": [test("catalog", "lists types and tags")],
  "inventory: items over locations": [
    test("inventory", "filters items by location"),
    test("inventory", "opens the stock of several items"),
  ],
  "inventory: levels": [
    test("catalog", "sets the stock of all variants"),
    test("inventory", "adds an item to a location"),
  ],
  "inventory: locations": [
    test("inventory", "creates a stock location"),
    test("bulk", "revokes and deletes publishable keys, and deletes stock locations"),
  ],
  "inventory: reservations": [
    test("inventory", "creates, edits and deletes reservations"),
    test("filters", "searches reservations by note"),
    test("bulk", "deletes draft orders, customer groups and reservations"),
  ],
  customers: [
    test("customers", "creates a customer, changes its groups"),
    guide("customers/manage", '"Phone"'),
    test("customers", "adds, changes and deletes addresses of a customer"),
    test("customers", "deletes a customer, whose orders stay"),
    test("customers", "leads from a customer to all orders"),
  ],
  "customer groups": [
    test("customers", "creates a group, adds several customers"),
    test("customers", "removes several customers from a group at once"),
  ],
  discounts: [
    test("promotions", "creates a template with a condition"),
    test("promotions", "gives a fixed amount exactly one region, and free shipping"),
    test("promotions", "edits the region of a fixed amount"),
    guide("discounts/manage", '"Disable"'),
    test("bulk", "disables, enables and deletes discounts"),
    test("bulk", "deletes all discounts that match"),
    guide("discounts/manage", '"Delete discount"'),
  ],
  "gift cards": [
    test("promotions", "adds a value to the gift card product"),
    guide("gift-cards/custom", '"Issue gift card"'),
    guide("gift-cards/custom", '"Edit gift card"'),
    guide("gift-cards/custom", '"Disable"'),
    test("bulk", "disables and enables gift cards"),
  ],
  "price lists: create, edit, products, prices, activate": [
    test("pricing", "creates a price list with its prices"),
    test("pricing", "changes prices in the grid of the list"),
    test("pricing", "activates, drafts and deletes"),
  ],
  "price lists: import": [test("pricing", "imports prices after a check")],
  "settings: store": [guide("settings/store", '"Store name", "Halcyon"')],
  "settings: currencies": [
    guide("settings/currencies", '"Add currencies"'),
    guide("taxes/tax-inclusive", "currencies"),
  ],
  "settings: regions": [
    test("settings", "finds countries by search"),
    guide("regions/providers", "Payment providers"),
  ],
  "settings: shipping options": [
    test("settings", "finds countries by search, offers the store's currencies, and adds shipping options"),
  ],
  "settings: shipping profiles": [test("settings", "creates, fills and deletes a shipping profile")],
  "settings: taxes": [test("settings", "limits a tax rate to products and shipping options")],
  "settings: return reasons": [
    test("settings", "creates a return reason with a sub-reason"),
    test("settings", "changes the metadata of a return reason"),
  ],
  "settings: account": [
    test("shell", "changes the password in the session"),
    test("settings", "sends the link for a new password"),
    guide("users/profile", '"First name"'),
  ],
  "settings: team": [
    guide("users/team", '"Invite someone"'),
    guide("users/team", '"Send again"'),
    guide("users/team", '"Withdraw invite"'),
    test("edits", "changes the name and the role of a team member"),
  ],
  "settings: sales channels": [
    guide("sales-channels/manage", '"Create sales channel"'),
    test("settings", "removes a stock location from a sales channel"),
    test("bulk", "names the sales channel that cannot be deleted"),
  ],
  "settings: publishable keys": [
    guide("settings/publishable-api-keys", '"Create key"'),
    guide("settings/publishable-api-keys", '"Revoke key"'),
  ],
  "search over everything": [
    test("shell", "opens pages, records and actions from the command palette"),
    test("shell", "finds the records of every list from the palette"),
  ],
  activity: [
    test("shell", "exports from the palette, and shows the job"),
    test("shell", "cancels and confirms a job"),
    test("shell", "shows how far a running job is"),
  ],
  "sent messages": [
    test("sent-messages", "finds a message by its recipient"),
    test("sent-messages", "shows the messages about an exchange"),
  ],
  files: [test("settings", "uploads a file, finds it, shows which products use an image")],
  languages: [test("../app", "speaks the language of the browser")],
  "dark mode": [
    test("../app", "keeps the chosen theme"),
    test("every-page", "knows every page of the router"),
  ],
  keys: [test("../app", "follows its keys"), test("order-page", "goes to pages with two keys")],
  overview: [
    test("shell", "starts with an overview"),
    test("first-order", "leads from the demo store to an order of the merchant"),
  ],
  "loading, empty, missing and failed pages": [
    test("order-page", "says when a page cannot be loaded"),
    test("first-order", "leads from an empty store"),
    test("every-page", "knows every page of the router"),
  ],
  "unsaved input": [
    test("../app", "asks before it discards input"),
    test("drafts", "asks before it discards a draft order"),
    test("unsaved-grids", "keeps the variants that are typed into a grid over a reload"),
    test("unsaved-grids", "names the cells that somebody else changed meanwhile"),
    test("unsaved-grids", "asks before another object takes the place"),
  ],
  undo: [test("edits", "takes back that a condition, a currency or a location was removed")],
  "changes of somebody else": [
    test("changes", "names the change of somebody else to the store"),
    test("changes", "names the change of somebody else to what lists edit"),
  ],
}

it("counts the tasks", () => {
  expect(Object.keys(tasks)).toHaveLength(70)
})

it.each(Object.entries(tasks))("%s: has a test in Chromium", (_, steps) => {
  expect(steps.length).toBeGreaterThan(0)
  for (const { file, text } of steps)
    expect(readFileSync(new URL(file, import.meta.url), "utf8"), file).toContain(text)
})
