import { captured } from "../captured.ts"
import { admin } from "../clients.ts"

const { customer } = await admin("POST", "/admin/customers", {
  email: "grace@example.com",
  first_name: "Grace",
  last_name: "Hopper",
  password: "a-long-passphrase",
})

// region create
const { customer_group } = await admin("POST", "/admin/customer-groups", {
  name: "Resellers",
  metadata: { discount_letter: "A" },
})

console.log(customer_group.id, customer_group.name)
// endregion
captured("create")

// region add
await admin("POST", `/admin/customer-groups/${customer_group.id}/customers/batch`, {
  customer_ids: [{ id: customer.id }],
})
const { customers, count } = await admin(
  "GET",
  `/admin/customer-groups/${customer_group.id}/customers`,
)

console.log(count, customers[0].email)
// endregion
captured("add")

// region list
const { customer_groups } = await admin(
  "GET",
  "/admin/customer-groups?q=resell&expand=customers",
)

for (const group of customer_groups) console.log(group.name, group.customers.length)
// endregion
captured("list")

// region rename
const { customer_group: renamed } = await admin(
  "POST",
  `/admin/customer-groups/${customer_group.id}`,
  { name: "Trade customers" },
)

console.log(renamed.name, renamed.metadata)
// endregion
captured("rename")

// region remove
const { customer_group: smaller } = await admin(
  "DELETE",
  `/admin/customer-groups/${customer_group.id}/customers/batch`,
  { customer_ids: [{ id: customer.id }] },
)

console.log(smaller.name)
// endregion
captured("remove")

// region delete
const deleted = await admin("DELETE", `/admin/customer-groups/${customer_group.id}`)

console.log(deleted)
// endregion
captured("delete")
