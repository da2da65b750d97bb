/** Where the shop's first rows of a kind are, by the prefix of their ids: they replace the ids of the documented requests. */
export const known: Readonly<Record<string, string>> = {
  cgrp: alive("customer_group"),
  claim: "select id from claim_order order by created_at, id",
  cus: `select id from customer where deleted_at is null and has_account order by created_at, id`,
  disc: alive("discount"),
  iitem: alive("inventory_item"),
  item: "select id from line_item where order_id is not null order by created_at, id",
  opt: alive("product_option"),
  order: `select id from "order" where status <> 'canceled' order by display_id`,
  pcat: "select id from product_category order by created_at, id",
  pcol: alive("product_collection"),
  prod: `select id from product where deleted_at is null and status = 'published' and not is_giftcard
    order by created_at, id`,
  ptyp: alive("product_type"),
  reg: alive("region"),
  rr: alive("return_reason"),
  sc: alive("sales_channel"),
  sloc: alive("stock_location"),
  so: `select id from shipping_option where deleted_at is null and not is_return order by created_at, id`,
  sp: alive("shipping_profile"),
  usr: `select id from "user" where deleted_at is null order by created_at, id`,
  // What most is left of, so that it does not run out.
  variant: `select v.id from product_variant v join product p on p.id = v.product_id
    join product_variant_inventory_item i on i.variant_id = v.id
    join inventory_level l on l.inventory_item_id = i.inventory_item_id
    where v.deleted_at is null and p.deleted_at is null and p.status = 'published' and not p.is_giftcard
    group by v.id order by sum(l.stocked_quantity - l.reserved_quantity) desc, v.id`,
}

function alive(table: string): string {
  return `select id from ${table} where deleted_at is null order by created_at, id`
}

/** The kind of a path parameter, by the word before it. */
export const knownByWord: Readonly<Record<string, string>> = {
  collections: "pcol",
  "customer-groups": "cgrp",
  customers: "cus",
  discounts: "disc",
  "inventory-items": "iitem",
  orders: "order",
  "product-categories": "pcat",
  products: "prod",
  regions: "reg",
  "sales-channels": "sc",
  "shipping-options": "so",
  "shipping-profiles": "sp",
  "stock-locations": "sloc",
  users: "usr",
  variants: "variant",
}

/** What a request would give a name to that is taken: property, table, column. */
export const taken: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  "admin.PostCollections": [["title", "product_collection", "title"]],
  "admin.PostCollectionsCollection": [["title", "product_collection", "title"]],
  "admin.PostCustomerGroups": [["name", "customer_group", "name"]],
  "admin.PostCustomers": [["email", "customer", "email"]],
  "admin.PostDiscounts": [["code", "discount", "code"]],
  "admin.PostDiscountsDiscountDynamicCodes": [["code", "discount", "code"]],
  "admin.PostInventoryItems": [["sku", "inventory_item", "sku"]],
  "admin.PostInvites": [
    ["user", `(select user_email as email from invite union all select email from "user") known`, "email"],
  ],
  "admin.PostProductCategories": [["name", "product_category", "name"]],
  "admin.PostProducts": [
    ["title", "product", "title"],
    ["sku", "product_variant", "sku"],
  ],
  "admin.PostProductsProductOptions": [["title", "product_option", "title"]],
  "admin.PostProductsProductVariants": [["sku", "product_variant", "sku"]],
  "admin.PostReturnReasons": [["value", "return_reason", "value"]],
  "admin.PostUsers": [["email", `"user"`, "email"]],
  "store.PostCustomers": [["email", "customer", "email"]],
}
