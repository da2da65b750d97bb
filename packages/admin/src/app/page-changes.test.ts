import {
  adminAuthKeys,
  adminCollectionKeys,
  adminCustomerGroupKeys,
  adminCustomerKeys,
  adminDiscountKeys,
  adminInventoryItemsKeys,
  adminOrderKeys,
  adminPriceListKeys,
  adminProductCategoryKeys,
  adminProductKeys,
  adminPublishableApiKeysKeys,
  adminRegionKeys,
  adminReservationsKeys,
  adminSalesChannelsKeys,
  adminShippingOptionKeys,
  adminStockLocationsKeys,
  adminStoreKeys,
  adminTaxRateKeys,
  adminUserKeys,
} from "@stheno/medusa-react"
import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { isChanged } from "./kit/changes.ts"
import { choicesKey, tagWordChoices } from "./kit/searched-choices.ts"
import { changesOf, changesOfPage } from "./page-changes.ts"

const shown = {
  products: adminProductKeys.detail("prod_1"),
  tagWords: choicesKey(tagWordChoices),
  items: adminInventoryItemsKeys.list(),
  reserved: adminReservationsKeys.list(),
  locations: adminStockLocationsKeys.list(),
  lists: adminPriceListKeys.detailProducts("pl_1"),
  discounts: adminDiscountKeys.detailCondition("disc_1"),
  collections: adminCollectionKeys.list(),
  categories: adminProductCategoryKeys.list(),
  customers: adminCustomerKeys.detail("cus_1"),
  groups: adminCustomerGroupKeys.detailCustomer("cgrp_1"),
  orders: adminOrderKeys.list({ customer_id: "cus_1" }),
  regions: adminRegionKeys.detail("reg_1"),
  options: adminShippingOptionKeys.list(),
  rates: adminTaxRateKeys.list(),
  channels: adminSalesChannelsKeys.detail("sc_1"),
  keys: adminPublishableApiKeysKeys.list(),
  store: adminStoreKeys.details(),
  users: adminUserKeys.list(),
  session: adminAuthKeys.details(),
  extension: ["reviews"],
}

const readAgain = (changes: Parameters<typeof isChanged>[0]) =>
  Object.entries(shown).flatMap(([name, key]) => (isChanged(changes, key) ? [name] : []))

const goods = ["products", "tagWords", "items", "reserved", "lists", "discounts", "collections", "rates"]

it.each([
  ["products/:id", goods],
  ["gift-cards/manage", goods],
  ["inventory/:id", ["products", "items", "reserved"]],
  ["inventory/locations", ["products", "items", "reserved", "locations", "channels", "store"]],
  ["collections/:id", ["products", "lists", "discounts", "collections"]],
  ["product-categories", ["products", "categories"]],
  ["customers/:id", ["customers", "groups", "orders"]],
  ["customers/groups/:id", ["lists", "discounts", "customers", "groups"]],
  ["discounts/:id", ["discounts", "orders"]],
  ["gift-cards/:id", ["orders"]],
  ["pricing/:id", ["products", "lists"]],
  ["settings/regions/:id", ["products", "lists", "discounts", "orders", "regions", "options", "rates"]],
  ["settings/taxes/:id", ["regions", "rates"]],
  ["settings/currencies", ["regions", "store"]],
  ["settings/details", ["store"]],
  ["settings/team", ["users", "session"]],
  ["settings/return-reasons", ["orders"]],
  ["sales-channels/:id", ["products", "locations", "orders", "channels", "keys", "store"]],
  ["publishable-api-keys/:id", ["keys"]],
  ["product-tags", []],
])("reads again after a change on %s what it changes, and what extensions show", (path, changed) => {
  expect(readAgain(changesOfPage(path))).toEqual([...changed, "extension"])
})

it.each([
  ["level", ["products", "items"]],
  ["members", ["customers", "groups"]],
  ["channelState", ["channels", "keys"]],
  ["shippingOption", ["options", "rates"]],
] as const)("reads less again after a change of a %s", (task, changed) => {
  expect(readAgain(changesOf[task])).toEqual([...changed, "extension"])
})

it("says of each page what its actions change", () => {
  const routes = readFileSync(new URL("routes.tsx", import.meta.url), "utf8")
  const paths = [...routes.matchAll(/\bpage\(\s*"(?!\/)([^"]+)"/g)].map(([, path = ""]) => path)
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => changesOfPage(path) === "all")).toEqual([])
  expect(changesOfPage("an-extension")).toBe("all")
  expect(readAgain("all")).toEqual(Object.keys(shown))
})
