// region page
const script = `
const call = async (path, body) => {
  const response = await fetch(path, body && {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  const data = await response.json()
  if (!response.ok) throw new Error(data.message)
  return data
}
const add = (parent, tag, text = "") => {
  const element = parent.appendChild(document.createElement(tag))
  element.textContent = text
  return element
}
const show = (text) => (document.querySelector("#message").textContent = text)

const { regions } = await call("/store/regions")
const chosen = new URLSearchParams(location.search).get("region")
const region = regions.find(({ id }) => id === chosen) ?? regions[0]
for (const { id, name } of regions)
  add(document.querySelector("nav"), "a", name).href = "?region=" + id

const { products } = await call("/store/products?region_id=" + region.id)
const price = (amount) =>
  new Intl.NumberFormat("en", { style: "currency", currency: region.currency_code })
    .format(amount / 100)

for (const product of products) {
  const item = add(document.querySelector("#products"), "li")
  add(item, "strong", product.title)
  add(item, "p", product.description)
  for (const variant of product.variants) {
    const button = add(item, "button", variant.title + ", " + price(variant.calculated_price))
    button.onclick = () => choose(variant).catch((error) => show(error.message))
  }
}
for (const { iso_2, display_name } of region.countries)
  add(document.querySelector("select"), "option", display_name).value = iso_2

async function choose(variant) {
  const { cart } = await call("/store/carts", {
    region_id: region.id,
    items: [{ variant_id: variant.id, quantity: 1 }],
  })
  const form = document.querySelector("form")
  form.hidden = false
  form.onsubmit = (event) => {
    event.preventDefault()
    buy(cart.id, Object.fromEntries(new FormData(form))).catch((error) => show(error.message))
  }
  show("Enter your address.")
}

async function buy(id, { email, ...address }) {
  await call("/store/carts/" + id, { email, shipping_address: address })
  const { shipping_options: [option] } = await call("/store/shipping-options/" + id)
  await call("/store/carts/" + id + "/shipping-methods", { option_id: option.id })
  await call("/store/carts/" + id + "/payment-sessions", {})
  const { data: order } = await call("/store/carts/" + id + "/complete", {})
  document.querySelector("form").hidden = true
  show("Thank you. Your order number is " + order.display_id + ". Total: " + price(order.total))
}
`

export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>My shop</title>
<style>
body { font: 16px/1.5 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
form:not([hidden]) { display: grid; gap: .5rem; max-width: 20rem }
button, a { margin-right: .5rem }
</style>
</head>
<body>
<h1>My shop</h1>
<nav></nav>
<ul id="products"></ul>
<p id="message" role="status"></p>
<form hidden>
<input name="email" type="email" placeholder="Email" required>
<input name="first_name" placeholder="First name" required>
<input name="last_name" placeholder="Last name" required>
<input name="address_1" placeholder="Street" required>
<input name="postal_code" placeholder="Postal code" required>
<input name="city" placeholder="City" required>
<select name="country_code"></select>
<button>Buy</button>
</form>
<script type="module">${script}</script>
</body>
</html>
`
// endregion
