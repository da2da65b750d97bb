import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()

// region file
const csv = `Product Handle,Product Title,Product Status,Variant Title,Variant SKU,Variant Inventory Quantity,Option 1 Name,Option 1 Value,Price EUR
wool-hat,Wool hat,published,S,HAT-S,10,Size,S,25.00
wool-hat,Wool hat,published,L,HAT-L,5,Size,L,27.50
umbrella,Umbrella,published,Blue,UMB-BLUE,20,Color,Blue,19.90
`
// endregion

// region upload
async function upload(text: string): Promise<string> {
  const file = new File([text], "products.csv", { type: "text/csv" })
  const { uploads } = await medusa.admin.uploads.createProtected(file)
  return uploads[0].key
}

const fileKey = await upload(csv)
// endregion

// region start
const { batch_job } = await medusa.admin.batchJobs.create({
  type: "product-import",
  context: { fileKey },
  dry_run: true,
})

console.log(batch_job.id, batch_job.status)
// endregion
captured("start")

// region wait
async function waitFor(id: string, ...statuses: string[]) {
  for (;;) {
    const { batch_job: job } = await medusa.admin.batchJobs.retrieve(id)
    if (statuses.includes(job.status)) return job
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const checked = await waitFor(batch_job.id, "pre_processed", "failed")

console.log(checked.status)
console.log(checked.result?.operations)
console.log(checked.result?.stat_descriptors)
// endregion
captured("wait")

// region confirm
await medusa.admin.batchJobs.confirm(batch_job.id)
const done = await waitFor(batch_job.id, "completed", "failed")
const { products } = await medusa.admin.products.list({
  fields: "title",
  order: "title",
})

console.log(done.status, done.result?.advancement_count)
for (const product of products) console.log(product.title)
// endregion
captured("confirm")

// region wrong
const broken = await upload(`Product Handle,Product Title,Price EUR
wool-hat,Wool hat,cheap
`)
const { batch_job: failing } = await medusa.admin.batchJobs.create({
  type: "product-import",
  context: { fileKey: broken },
})
const { status, result } = await waitFor(failing.id, "completed", "failed")

console.log(status)
console.log(result?.errors)
// endregion
captured("wrong")
