import { captured } from "../captured.ts"
import { admin } from "../clients.ts"
import { placeOrder } from "../setup.ts"

await placeOrder()

// region create
const { customer } = await admin("POST", "/admin/customers", {
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
const { customers, count } = await admin("GET", "/admin/customers?q=example.com")

console.log(count)
for (const each of customers) console.log(each.email, each.has_account)
// endregion
captured("list")

// region retrieve
const { customer: found } = await admin(
  "GET",
  `/admin/customers/${customers[1].id}?expand=orders,groups`,
)

console.log(found.email, found.orders[0].display_id, found.groups)
// endregion
captured("retrieve")

// region update
const { customer: changed } = await admin(
  "POST",
  `/admin/customers/${customer.id}`,
  {
    last_name: "Murray Hopper",
    metadata: { newsletter: true },
  },
)

console.log(changed.last_name, changed.metadata)
// endregion
captured("update")
