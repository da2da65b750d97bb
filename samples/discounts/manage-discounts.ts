import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()
const { regions } = await medusa.admin.regions.list()
const [region] = regions
const { products } = await medusa.admin.products.list({ q: "coat" })
const [coat] = products

// region create
const { discount } = await medusa.admin.discounts.create({
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

console.log(discount.code, discount.rule?.type, discount.rule?.value)
console.log(discount.usage_count, discount.usage_limit)
// endregion
captured("create")

// region condition
await medusa.admin.discounts.createCondition(discount.id, {
  operator: "in",
  products: [coat.id],
})
const { discount: limited } = await medusa.admin.discounts.retrieve(discount.id, {
  expand: "rule,rule.conditions",
})

for (const { type, operator } of limited.rule!.conditions)
  console.log(type, operator)
// endregion
captured("condition")

// region free-shipping
const { discount: free } = await medusa.admin.discounts.create({
  code: "SHIPFREE",
  regions: [region.id],
  rule: { type: "free_shipping", value: 0, allocation: "total" },
})

console.log(free.code, free.rule?.type)
// endregion
captured("free-shipping")

// region per-item
const { discount: perItem } = await medusa.admin.discounts.create({
  code: "FIVEOFF",
  regions: [region.id],
  rule: {
    type: "fixed",
    value: 500,
    allocation: "item",
    conditions: [{ operator: "in", products: [coat.id] }],
  },
})

console.log(perItem.code, perItem.rule?.value, perItem.rule?.allocation)
// endregion
captured("per-item")

// region customers
const { customer_group } = await medusa.admin.customerGroups.create({
  name: "Regulars",
})
const { discount: regulars } = await medusa.admin.discounts.create({
  code: "REGULARS",
  regions: [region.id],
  rule: {
    type: "percentage",
    value: 5,
    allocation: "total",
    conditions: [{ operator: "in", customer_groups: [customer_group.id] }],
  },
})

console.log(regulars.code, regulars.rule?.conditions?.length)
// endregion
captured("customers")

// region remove-condition
const [condition] = limited.rule!.conditions
await medusa.admin.discounts.deleteCondition(discount.id, condition.id)
const { discount: unlimited } = await medusa.admin.discounts.retrieve(discount.id, {
  expand: "rule,rule.conditions",
})

console.log(unlimited.rule!.conditions.length)
// endregion
captured("remove-condition")

// region list
const { discounts, count } = await medusa.admin.discounts.list({ q: "autumn" })

console.log(count)
for (const each of discounts) console.log(each.code, each.is_disabled)
// endregion
captured("list")

// region update
const { discount: changed } = await medusa.admin.discounts.update(discount.id, {
  rule: { id: discount.rule!.id, value: 15 },
  usage_limit: 1000,
})

console.log(changed.rule?.value, changed.usage_limit)
// endregion
captured("update")

// region dynamic
const { discount: template } = await medusa.admin.discounts.create({
  code: "WELCOME",
  is_dynamic: true,
  valid_duration: "P30D",
  usage_limit: 1,
  regions: [region.id],
  rule: { type: "fixed", value: 1000, allocation: "total" },
})
await medusa.admin.discounts.createDynamicCode(template.id, {
  code: "WELCOME-GRACE",
})
const { discount: personal } =
  await medusa.admin.discounts.retrieveByCode("WELCOME-GRACE")

console.log(personal.code, personal.usage_limit)
console.log(personal.parent_discount_id === template.id, personal.ends_at)
// endregion
captured("dynamic")

// region disable
const { discount: off } = await medusa.admin.discounts.update(discount.id, {
  is_disabled: true,
})

console.log(off.code, off.is_disabled)
// endregion
captured("disable")

// region delete
const deleted = await medusa.admin.discounts.delete(discount.id)

console.log(deleted)
// endregion
captured("delete")
