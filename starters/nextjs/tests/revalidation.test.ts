import { expect, test } from "vitest"
import { tagsOf } from "@/lib/revalidation"

test.each([
  ["product.updated", { id: "p1", fields: ["title"] }, ["products", "product-p1"]],
  ["product.updated", { id: "p1", fields: ["handle"] }, ["products", "product-p1", "product-handles"]],
  ["product.updated", { id: "p1" }, ["products", "product-p1", "product-handles"]],
  ["product.created", { id: "p1" }, ["products", "product-p1", "product-handles"]],
  ["product.deleted", { id: "p1" }, ["products", "product-p1", "product-handles"]],
  ["product-variant.updated", { id: "v1", product_id: "p1" }, ["products", "product-p1"]],
  ["product-collection.products_added", { id: "c1" }, ["collections", "products"]],
  ["product-category.created", { id: "c1" }, ["categories", "products"]],
  ["region.updated", { id: "r1" }, ["regions", "products", "prices"]],
  ["currency.updated", {}, ["products", "prices"]],
  ["price-list.updated", { id: "pl1" }, ["products", "prices"]],
  ["inventory-level.updated", { id: "l1", product_ids: ["p1"] }, ["products", "product-p1"]],
  ["inventory-level.updated", { id: "l1", product_ids: [] }, []],
  ["inventory-level.deleted", {}, ["products", "prices"]],
  ["reservation-item.created", { product_ids: ["p1", "p2"] }, ["product-p1", "product-p2"]],
  ["reservation-item.deleted", {}, ["products", "prices"]],
  ["order.placed", { id: "o1", product_ids: ["p1", "p2"] }, ["product-p1", "product-p2"]],
  ["customer.created", { id: "c1" }, []],
])("%s %j renews %j", (event, data, tags) => {
  expect(tagsOf({ event, data })).toEqual(tags)
})
