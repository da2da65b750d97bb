import { captured, told } from "../captured.ts"
import { customerOf, store } from "../clients.ts"
import { placeOrder } from "../setup.ts"

await placeOrder()

// region register
const { customer } = await store("POST", "/store/customers", {
  email: "grace@example.com",
  password: "a-long-passphrase",
  first_name: "Grace",
  last_name: "Hopper",
})

console.log(customer.id, customer.has_account)
// endregion
captured("register")

// region exists
const { exists } = await store("GET", "/store/auth/grace@example.com")

console.log(exists)
// endregion
captured("exists")

// region login
const { access_token } = await store("POST", "/store/auth/token", {
  email: "grace@example.com",
  password: "a-long-passphrase",
})
const grace = customerOf(access_token)
const { customer: me } = await grace("GET", "/store/customers/me")

console.log(me.email, me.first_name)
// endregion
captured("login")

// region change
const { customer: changed } = await grace("POST", "/store/customers/me", {
  phone: "+45 12 34 56 78",
  metadata: { shoe_size: 38 },
})

console.log(changed.phone, changed.metadata)
// endregion
captured("change")

// region address
const { customer: withAddress } = await grace(
  "POST",
  "/store/customers/me/addresses",
  {
    address: {
      first_name: "Grace",
      last_name: "Hopper",
      address_1: "Harbour 2",
      city: "Aarhus",
      postal_code: "8000",
      country_code: "dk",
    },
  },
)
const [address] = withAddress.shipping_addresses

console.log(address.id, address.address_1)
// endregion
captured("address")

// region change-address
const { customer: moved } = await grace(
  "POST",
  `/store/customers/me/addresses/${address.id}`,
  { address_1: "Harbour 4" },
)

console.log(moved.shipping_addresses[0].address_1, moved.shipping_addresses[0].city)
// endregion
captured("change-address")

// region orders
const { orders, count } = await grace("GET", "/store/customers/me/orders?limit=10")

console.log(count, orders)
// endregion
captured("orders")

// region forgot
await store("POST", "/store/customers/password-token", {
  email: "grace@example.com",
})
// endregion

const { token } = await told<{ token: string }>("customer.password_reset")

// region reset
const { customer: reset } = await store("POST", "/store/customers/password-reset", {
  email: "grace@example.com",
  token,
  password: "another-long-passphrase",
})

console.log(reset.email)
// endregion
captured("reset")
