import { captured, told } from "../captured.ts"
import { medusa } from "../client.ts"
import { placeOrder } from "../setup.ts"

await placeOrder()

// region register
const { customer } = await medusa.customers.create({
  email: "grace.hopper@example.com",
  password: "a-long-passphrase",
  first_name: "Grace",
  last_name: "Hopper",
})

console.log(customer.id, customer.has_account)
// endregion
captured("register")

// region exists
const { exists } = await medusa.auth.exists("grace.hopper@example.com")

console.log(exists)
// endregion
captured("exists")

// region login
await medusa.auth.getToken({
  email: "grace.hopper@example.com",
  password: "a-long-passphrase",
})
const { customer: me } = await medusa.customers.retrieve()

console.log(me.email, me.first_name)
// endregion
captured("login")

// region change
const { customer: changed } = await medusa.customers.update({
  phone: "+45 12 34 56 78",
  metadata: { shoe_size: 38 },
})

console.log(changed.phone, changed.metadata)
// endregion
captured("change")

// region address
const { customer: withAddress } = await medusa.customers.addresses.addAddress({
  address: {
    first_name: "Grace",
    last_name: "Hopper",
    address_1: "Harbor 2",
    city: "Aarhus",
    postal_code: "8000",
    country_code: "dk",
  },
})
const [address] = withAddress.shipping_addresses!

console.log(address.id, address.address_1)
// endregion
captured("address")

// region change-address
const { customer: moved } = await medusa.customers.addresses.updateAddress(
  address.id,
  { address_1: "Harbor 4" },
)

console.log(
  moved.shipping_addresses?.[0].address_1,
  moved.shipping_addresses?.[0].city,
)
// endregion
captured("change-address")

// region orders
const { orders, count } = await medusa.customers.listOrders({ limit: 10 })

console.log(count, orders)
// endregion
captured("orders")

// region forgot
await medusa.customers.generatePasswordToken({
  email: "grace.hopper@example.com",
})
// endregion

const { token } = await told<{ token: string }>("customer.password_reset")

// region reset
const { customer: reset } = await medusa.customers.resetPassword({
  email: "grace.hopper@example.com",
  token,
  password: "another-long-passphrase",
})

console.log(reset.email)
// endregion
captured("reset")
