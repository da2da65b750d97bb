import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { SourceTree } from "../code/source-tree.ts"
import { registeredErrors } from "../code/thrown.ts"
import { readApi } from "./api-model.ts"
import { narrowings } from "./narrowings.ts"
import { ErrorReach } from "./reached-errors.ts"

const tree = new SourceTree()
const models = readApi(tree)
const find = (key: string) => models.find(({ operation }) => `${operation.area}.${operation.id}` === key)!
const own = (key: string) => find(key).errors.own.map(({ name }) => name)

/** Why no operation page shows these errors. */
const elsewhere: Readonly<Record<string, string>> = {
  "inventory.insufficient_item": "reservations are limited by the inventory module",
  "outage.not_ready": "`/ready` answers it, which is not an operation",
  "payments.refund_unknown": "providers of plugins throw it, and the page about them explains it",
  "products.in_use": "deleting for good is a call of the product module",
  "products.tag_not_found": "tags are changed by the product module",
  "products.type_not_found": "types are changed by the product module",
  "products.option_count_differs": "operations answer it as products.variant_refused",
  "products.option_value_missing": "operations answer it as products.variant_refused",
  "products.variant_exists": "operations answer it as products.variant_refused",
  "products.inventory_quantity_missing": "operations answer it as products.variant_refused",
}

/** Where the analysis does not see that something is missing. */
const unseen404: Readonly<Record<string, string>> = {
  "GET /admin/emails/{name}": "the error is not registered: it lists the names of emails",
  "GET /admin/emails/{name}/html": "the error is not registered: it lists the names of emails",
  "POST /admin/emails/{name}/test": "the error is not registered: it lists the names of emails",
  "GET /store/shipping-options/{cart_id}": "what reads the cart is passed to the operation",
  "GET /store/orders": "it answers 404 with a text",
}

const statusesOf = ({ responses }: (typeof models)[number]) =>
  responses.map(({ status }) => Number(status)).filter((status) => status >= 400)
const reachedOf = ({ errors }: (typeof models)[number]) => [
  ...new Set([...errors.own, ...errors.shared].map(({ status }) => status)),
]

it("names every status of an error that an operation can return, and no 404, 422 and 429 that it cannot", () => {
  const wrong = models.flatMap((model) => {
    const { method, path } = model.operation
    const [named, reached] = [statusesOf(model), reachedOf(model)]
    const missing = reached.filter((status) => !named.includes(status))
    const idle = named.filter((status) => [404, 422, 429].includes(status) && !reached.includes(status))
    const isSeen = idle.join() !== "404" || !(`${method} ${path}` in unseen404)
    return missing.length > 0 || (idle.length > 0 && isSeen) ? [{ method, path, missing, idle }] : []
  })
  expect(wrong).toEqual([])
  const shown = statusesOf(find("admin.GetRegions"))
  expect(shown).toEqual([400, 401, 503])
  expect(statusesOf(find("admin.GetRegionsRegion"))).toEqual([400, 401, 404, 503])
  expect(statusesOf(find("admin.PostRegions"))).toEqual([400, 401, 409, 413, 422, 503])
  expect(statusesOf(find("admin.PostNotes"))).toEqual([400, 401, 409, 413, 503])
  expect(find("admin.PostCollections").errors.shared.map(({ name }) => name)).toContain("database.duplicate")
})

it("names 429 where an operation counts attempts, and nowhere else", () => {
  const reach = new ErrorReach(tree)
  const counting = models.filter(({ operation, source }) => {
    const uses = reach.uses(operation, source)
    const isCounting = ["countAttempt", "assertFewFailures"].some((name) => uses.has(name))
    return isCounting || operation.setsPassword || operation.limit !== undefined
  })
  const isSearch = ({ operation, query }: (typeof models)[number]) =>
    operation.area === "store" && query.some(({ name }) => name === "q")
  const named = models.filter((model) => statusesOf(model).includes(429) && !isSearch(model))
  expect(named.map(({ route }) => route)).toEqual(
    counting.filter((each) => !isSearch(each)).map(({ route }) => route),
  )
})

/** Errors of written pages that no operation page shows, and why a reader meets them nevertheless. */
const onWrittenPages: Readonly<Record<string, string>> = {
  "payments.refund_unknown": "the page is about providers, which throw it",
  "products.option_count_differs": "products.variant_refused has its message",
  "products.variant_exists": "products.variant_refused has its message",
  "products.inventory_quantity_missing": "products.variant_refused has its message",
}

it("lists on written pages only errors that an operation can return", () => {
  const shown = new Set(
    models.flatMap(({ errors }) => [...errors.own, ...errors.shared].map(({ name }) => name)),
  )
  const folder = new URL("../../../content/", import.meta.url)
  const listed = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .flatMap((file) =>
      [...readFileSync(new URL(file, folder), "utf8").matchAll(/<Errors\s+names="([^"]+)"/g)].flatMap(
        ([, names]) => names!.split(/\s+/).map((name) => ({ file, name })),
      ),
    )
  expect(listed.length).toBeGreaterThan(200)
  expect(listed.filter(({ name }) => !shown.has(name) && !(name in onWrittenPages))).toEqual([])
})

it("shows only errors that are registered", () => {
  const shown = models.flatMap(({ errors }) => [...errors.own, ...errors.shared])
  expect(shown.filter(({ name }) => !registeredErrors().has(name))).toEqual([])
  expect(shown.length).toBeGreaterThan(models.length)
})

it("shows every registered error on an operation page, except errors that no operation can return", () => {
  const shown = new Set(
    models.flatMap(({ errors }) => [...errors.own, ...errors.shared].map(({ name }) => name)),
  )
  const missing = [...registeredErrors().keys()].filter((name) => !shown.has(name))
  const ofOperations = missing.filter((name) => !/^(price-sets|services|locks|database)\./.test(name)) // of modules, of projects, of any write
  expect(ofOperations.toSorted()).toEqual(Object.keys(elsewhere).toSorted())
})

it("finds what functions behind the handler refuse", () => {
  expect(own("store.PostCartsCartLineItems")).toEqual([
    "carts.completed",
    "carts.no_price",
    "carts.not_found",
    "carts.not_in_channel",
    "carts.quantity_missing",
    "carts.variant_not_found",
    "inventory.insufficient",
    "pricing.region_not_found",
    "tax.provider_not_found",
  ])
  expect(own("admin.PostUsers")).toEqual(["passwords.length", "users.email_taken"])
  expect(own("admin.GetUsers")).toEqual([])
})

it("tells operations apart that share a function", () => {
  expect(own("admin.PostRegionsRegionPaymentProviders")).toContain("regions.payment_provider_not_found")
  expect(own("admin.PostRegionsRegionFulfillmentProviders")).not.toContain(
    "regions.payment_provider_not_found",
  )
})

it("says with which status an operation refuses", () => {
  const status = (key: string) =>
    find(key).errors.own.find(({ name }) => name === "inventory.insufficient")?.status
  expect(status("store.PostCartsCartLineItems")).toBe(400)
  expect(status("store.PostCartsCartComplete")).toBe(409)
})

it("derives shared errors from what an operation accepts", () => {
  const shared = (key: string) => find(key).errors.shared.map(({ name }) => name)
  expect(shared("store.PostCartsCartLineItems")).toEqual([
    "general.invalid_data",
    "general.metadata_key_not_valid",
    "general.fields_not_valid",
    "idempotency.other_request",
    "general.conflict",
  ])
  expect(shared("admin.GetRegions")).toContain("general.fields_not_valid")
  expect(shared("admin.PostRegionsRegionCountries")).not.toContain("general.fields_not_valid")
  expect(shared("store.GetProducts")).toContain("general.order_not_valid")
  expect(shared("store.GetProducts")).not.toContain("idempotency.other_request")
})

it("narrows only calls that exist, and each entry removes every error that it lists", () => {
  const reach = new ErrorReach(tree)
  for (const { operation, source } of models) reach.of(operation, source)
  const idle = narrowings.flatMap((narrowing) => {
    const taken = [...(reach.narrowed.get(narrowing) ?? [])]
    return narrowing.never
      .filter((never) => !taken.some((name) => new RegExp(`^${never.replaceAll("*", ".*")}$`).test(name)))
      .map((never) => `${narrowing.from} → ${narrowing.to}: ${never}`)
  })
  expect(idle).toEqual([])
})
