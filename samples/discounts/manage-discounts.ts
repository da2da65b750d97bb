import { captured } from "../captured.ts"
import { admin } from "../clients.ts"
import { openShop } from "../setup.ts"

await openShop()
const { regions } = await admin("GET", "/admin/regions")
const [region] = regions
const { products } = await admin("GET", "/admin/products?q=coat")
const [coat] = products

// region create
const { discount } = await admin("POST", "/admin/discounts", {
  code: "autumn10",
  regions: [region.id],
  rule: {
    type: "percentage",
    value: 10,
    allocation: "total",
    description: "Ten percent in autumn",
  },
  starts_at: "2026-01-01T00:00:00Z",
  ends_at: "2099-12-31T23:59:59Z",
  usage_limit: 500,
})

console.log(discount.code, discount.rule.type, discount.rule.value)
console.log(discount.usage_count, discount.usage_limit)
// endregion
captured("create")

// region condition
await admin("POST", `/admin/discounts/${discount.id}/conditions`, {
  operator: "in",
  products: [coat.id],
})
const { discount: limited } = await admin(
  "GET",
  `/admin/discounts/${discount.id}?expand=rule,rule.conditions`,
)

for (const { type, operator } of limited.rule.conditions)
  console.log(type, operator)
// endregion
captured("condition")

// region list
const { discounts, count } = await admin("GET", "/admin/discounts?q=autumn")

console.log(count)
for (const each of discounts) console.log(each.code, each.is_disabled)
// endregion
captured("list")

// region update
const { discount: changed } = await admin(
  "POST",
  `/admin/discounts/${discount.id}`,
  {
    rule: { id: discount.rule.id, value: 15 },
    usage_limit: 1000,
  },
)

console.log(changed.rule.value, changed.usage_limit)
// endregion
captured("update")

// region dynamic
const { discount: template } = await admin("POST", "/admin/discounts", {
  code: "WELCOME",
  is_dynamic: true,
  valid_duration: "P30D",
  usage_limit: 1,
  regions: [region.id],
  rule: { type: "fixed", value: 1000, allocation: "total" },
})
await admin("POST", `/admin/discounts/${template.id}/dynamic-codes`, {
  code: "WELCOME-GRACE",
})
const { discount: personal } = await admin(
  "GET",
  "/admin/discounts/code/WELCOME-GRACE",
)

console.log(personal.code, personal.usage_limit)
console.log(personal.parent_discount_id === template.id, personal.ends_at)
// endregion
captured("dynamic")

// region disable
const { discount: off } = await admin("POST", `/admin/discounts/${discount.id}`, {
  is_disabled: true,
})

console.log(off.code, off.is_disabled)
// endregion
captured("disable")

// region delete
const deleted = await admin("DELETE", `/admin/discounts/${discount.id}`)

console.log(deleted)
// endregion
captured("delete")
