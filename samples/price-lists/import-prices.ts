import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()

// region list
const { price_list } = await medusa.admin.priceLists.create({
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
const file = new File([csv], "prices.csv", { type: "text/csv" })
const { uploads } = await medusa.admin.uploads.createProtected(file)
// endregion

// region start
const { batch_job } = await medusa.admin.batchJobs.create({
  type: "price-list-import",
  context: { price_list_id: price_list.id, fileKey: uploads[0].key },
})
// endregion

// region wait
let job = batch_job
while (job.status !== "completed" && job.status !== "failed") {
  await new Promise((resolve) => setTimeout(resolve, 100))
  job = (await medusa.admin.batchJobs.retrieve(batch_job.id)).batch_job
}

console.log(job.status, job.result?.operations)
// endregion
captured("wait")

// region read
const { price_list: filled } = await medusa.admin.priceLists.retrieve(price_list.id)

const amounts = filled.prices.map((price) => price.amount)
console.log(amounts.sort())
// endregion
captured("read")
