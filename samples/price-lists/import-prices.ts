import { captured } from "../captured.ts"
import { admin, store } from "../clients.ts"
import { openShop } from "../setup.ts"

await openShop()

// region list
const { price_list } = await admin("POST", "/admin/price-lists", {
  name: "Autumn sale",
  description: "Coats before the rain",
  type: "sale",
  status: "active",
  prices: [],
})

console.log(price_list.prices.length)
// endregion
captured("list")

// region file
const csv = `SKU,Price EUR,Price Northern Europe [EUR]
COAT-S,69.00,
COAT-L,74.00,72.50
`
// endregion

// region upload
const login = { email: "admin@example.com", password: "supersecret" }
const { access_token } = await store("POST", "/admin/auth/token", login)
const form = new FormData()
form.append("files", new File([csv], "prices.csv", { type: "text/csv" }))
const response = await fetch("http://localhost:9000/admin/uploads/protected", {
  method: "POST",
  headers: { Authorization: `Bearer ${access_token}` },
  body: form,
})
const { uploads } = await response.json()
// endregion

// region start
const { batch_job } = await admin("POST", "/admin/batch-jobs", {
  type: "price-list-import",
  context: { price_list_id: price_list.id, fileKey: uploads[0].key },
})
// endregion

// region wait
let job = batch_job
while (job.status !== "completed" && job.status !== "failed") {
  await new Promise((resolve) => setTimeout(resolve, 100))
  job = (await admin("GET", `/admin/batch-jobs/${batch_job.id}`)).batch_job
}

console.log(job.status, job.result.operations)
// endregion
captured("wait")

// region read
const { price_list: filled } = await admin(
  "GET",
  `/admin/price-lists/${price_list.id}`,
)

const amounts = filled.prices.map((price: { amount: number }) => price.amount)
console.log(amounts.sort())
// endregion
captured("read")
