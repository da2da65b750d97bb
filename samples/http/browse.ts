import type { Journey, Recorder } from "./recorder.ts"

/** Lists of the whole shop, exports, and what ends things. */
export const browse: Journey = async (recorder) => {
  const { admin, store, known } = recorder
  await admin("GetRegions")
  await admin("GetCurrencies", [], { query: { limit: 2 } })
  await admin("GetStorePaymentProviders")
  await admin("GetStoreTaxProviders")
  await admin("GetApps")
  await exporting(recorder)
  await admin("DeleteCollectionsCollection", [known.collection!])
  await admin("DeleteProductCategoriesCategory", [known.category!])
  await admin("DeleteProductsProduct", [known.scarf!])
  await store("DeleteAuth", [], { token: known.adaToken! })
  await admin("DeleteAuth")
}

async function exporting({ admin }: Recorder): Promise<void> {
  const body = { type: "product-export", context: {} }
  const { batch_job: job } = await admin("PostBatchJobs", [], {
    body: { ...body, dry_run: true },
  })
  await waitFor(admin, job.id, "pre_processed")
  await admin("PostBatchJobsBatchJobConfirmProcessing", [job.id])
  await waitFor(admin, job.id, "completed")
  await admin("GetBatchJobsBatchJob", [job.id])
  await admin("GetBatchJobs")
  const { batch_job: other } = await admin("PostBatchJobs", [], {
    quiet: true,
    body: { ...body, dry_run: true },
  })
  await waitFor(admin, other.id, "pre_processed")
  await admin("PostBatchJobsBatchJobCancel", [other.id])
}

async function waitFor(
  admin: Recorder["admin"],
  id: string,
  status: string,
): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { batch_job } = await admin("GetBatchJobsBatchJob", [id], { quiet: true })
    if (batch_job.status === status) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`batch job ${id} did not become ${status}`)
}
