import { captured } from "../captured.ts"
import { admin, store } from "../clients.ts"
import { openShop } from "../setup.ts"

await openShop()

// region file
const csv = `Product Handle,Product Title,Product Status,Variant Title,Variant SKU,Variant Inventory Quantity,Option 1 Name,Option 1 Value,Price EUR
wool-hat,Wool hat,published,S,HAT-S,10,Size,S,25.00
wool-hat,Wool hat,published,L,HAT-L,5,Size,L,27.50
umbrella,Umbrella,published,Blue,UMB-BLUE,20,Colour,Blue,19.90
`
// endregion

// region upload
const login = { email: "admin@example.com", password: "supersecret" }
const { access_token } = await store("POST", "/admin/auth/token", login)

async function upload(text: string): Promise<string> {
  const form = new FormData()
  form.append("files", new File([text], "products.csv", { type: "text/csv" }))
  const response = await fetch("http://localhost:9000/admin/uploads/protected", {
    method: "POST",
    headers: { Authorization: `Bearer ${access_token}` },
    body: form,
  })
  const { uploads } = await response.json()
  return uploads[0].key
}

const fileKey = await upload(csv)
// endregion

// region start
const { batch_job } = await admin("POST", "/admin/batch-jobs", {
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
    const { batch_job: job } = await admin("GET", `/admin/batch-jobs/${id}`)
    if (statuses.includes(job.status)) return job
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const checked = await waitFor(batch_job.id, "pre_processed", "failed")

console.log(checked.status)
console.log(checked.result.operations)
for (const { message } of checked.result.stat_descriptors) console.log(message)
// endregion
captured("wait")

// region confirm
await admin("POST", `/admin/batch-jobs/${batch_job.id}/confirm`)
const done = await waitFor(batch_job.id, "completed", "failed")
const { products } = await admin("GET", "/admin/products?fields=title&order=title")

console.log(done.status, done.result.advancement_count)
for (const product of products) console.log(product.title)
// endregion
captured("confirm")

// region wrong
const broken = await upload(`Product Handle,Product Title,Price EUR
wool-hat,Wool hat,cheap
`)
const { batch_job: failing } = await admin("POST", "/admin/batch-jobs", {
  type: "product-import",
  context: { fileKey: broken },
})
const { status, result } = await waitFor(failing.id, "completed", "failed")

console.log(status)
for (const error of result.errors) console.log(error)
// endregion
captured("wrong")
