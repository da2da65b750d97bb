import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import type { BodyTo } from "@stheno/testing/reply.ts"
import { startBatchJobs, type BatchJobs } from "../../batch-jobs/index.ts"

/** A shop whose batch jobs are done when `run` says so. */
export interface TransferShop extends TestApp {
  readonly jobs: BatchJobs
  /** keeps a file and returns its key */
  keep(content: string | Uint8Array): Promise<string>
  /** asks for a job, works it off, and returns it as it is then */
  run(type: string, context: object, options?: { dry_run?: boolean }): Promise<FinishedJob>
  /** imports a file of products */
  importProducts(content: string | Uint8Array): ReturnType<TransferShop["run"]>
  /** the text of the file that a job made */
  textOf(job: { result: { file_key: string } }): Promise<string>
}

/** A job with the result that transfers give it. */
export type FinishedJob = Omit<BodyTo<"GET", "/admin/batch-jobs/batch_1">["batch_job"], "result"> & {
  readonly result: JobResult
}

interface JobResult {
  readonly count: number
  readonly advancement_count: number
  readonly file_key: string
  readonly file_size: number
  readonly operations: Record<string, number>
  readonly errors: readonly string[]
  readonly error_details: readonly {
    readonly line: number
    readonly column?: string
    readonly message: string
  }[]
}

/** Reads a job. */
export async function finishedJob(shop: TestApp, id: string): Promise<FinishedJob> {
  const job = (await shop.admin("GET", `/admin/batch-jobs/${id}`)).body.batch_job
  return { ...job, result: job.result as unknown as JobResult }
}

/** Opens a shop. Call `close` in `afterAll`. */
export async function createTransferShop(): Promise<TransferShop> {
  const shop = await createTestApp()
  const { files } = shop.engine.providers
  const jobs = startBatchJobs(shop.engine, { pollInterval: 3_600_000 })
  const keep: TransferShop["keep"] = async (content) => {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content
    return (await files.upload({ name: "a.csv", type: "text/csv", bytes, isProtected: true })).key
  }
  const run: TransferShop["run"] = async (type, context, options = {}) => {
    const made = await shop.admin("POST", "/admin/batch-jobs", { type, context, ...options })
    if (made.status !== 201) throw new Error(made.text)
    await jobs.drain()
    return finishedJob(shop, made.body.batch_job.id)
  }
  return {
    ...shop,
    jobs,
    keep,
    run,
    importProducts: async (content) => run("product-import", { fileKey: await keep(content) }),
    textOf: async ({ result }) => new Response(await files.downloadStream(result.file_key)).text(),
    async close() {
      await jobs.stop()
      await shop.close()
    },
  }
}
