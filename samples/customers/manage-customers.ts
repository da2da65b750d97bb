import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { placeOrder } from "../setup.ts"

await signIn()
await placeOrder()

// region create
const { customer } = await medusa.admin.customers.create({
  email: "grace@example.com",
  first_name: "Grace",
  last_name: "Hopper",
  password: "a-long-passphrase",
  phone: "+45 12 34 56 78",
})

console.log(customer.id, customer.email, customer.has_account)
// endregion
captured("create")

// region list
const { customers, count } = await medusa.admin.customers.list({ q: "example.com" })

console.log(count)
for (const each of customers) console.log(each.email, each.has_account)
// endregion
captured("list")

// region retrieve
const { customer: found } = await medusa.admin.customers.retrieve(
  customers[0].id,
  {},
  { query: { expand: "orders,groups" } },
)

console.log(found.email, found.orders[0].display_id, found.groups)
// endregion
captured("retrieve")

// region update
const { customer: changed } = await medusa.admin.customers.update(customer.id, {
  last_name: "Murray Hopper",
  metadata: { newsletter: true },
})

console.log(changed.last_name, changed.metadata)
// endregion
captured("update")
