import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"

await signIn()
// region customer
const { customer } = await medusa.admin.customers.create({
  email: "grace@example.com",
  first_name: "Grace",
  last_name: "Hopper",
  password: "a-long-passphrase",
})

console.log(customer.email)
// endregion
captured("customer")

// region create
const { customer_group } = await medusa.admin.customerGroups.create({
  name: "Resellers",
  metadata: { discount_letter: "A" },
})

console.log(customer_group.id, customer_group.name)
// endregion
captured("create")

// region add
await medusa.admin.customerGroups.addCustomers(customer_group.id, {
  customer_ids: [{ id: customer.id }],
})
const { customers, count } = await medusa.admin.customerGroups.listCustomers(
  customer_group.id,
)

console.log(count, customers[0].email)
// endregion
captured("add")

// region list
const { customer_groups } = await medusa.admin.customerGroups.list({
  q: "resell",
  expand: "customers",
})

for (const group of customer_groups) console.log(group.name, group.customers.length)
// endregion
captured("list")

// region rename
const { customer_group: renamed } = await medusa.admin.customerGroups.update(
  customer_group.id,
  { name: "Trade customers" },
)

console.log(renamed.name, renamed.metadata)
// endregion
captured("rename")

// region remove
const { customer_group: smaller } =
  await medusa.admin.customerGroups.removeCustomers(customer_group.id, {
    customer_ids: [{ id: customer.id }],
  })

console.log(smaller.name)
// endregion
captured("remove")

// region delete
const deleted = await medusa.admin.customerGroups.delete(customer_group.id)

console.log(deleted)
// endregion
captured("delete")
