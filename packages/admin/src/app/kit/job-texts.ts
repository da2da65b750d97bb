import type { BatchJob } from "@stheno/js-client"
import { t } from "../messages/index.ts"
import { resultOf } from "./job-result.ts"

const words = t.activity

type Job = Pick<BatchJob, "type" | "status" | "result">

/**
 * What a batch job will do, or has done, in the language of the dashboard; nothing if it failed or was canceled. Messages of
 * the server are in English and the same before and after the job, so only the messages of plugins' jobs are shown.
 */
export function jobTexts(job: Job): readonly string[] {
  const { type, status } = job
  if (status === "failed" || status === "canceled") return []
  const text = Object.hasOwn(textsOf, type) ? textsOf[type] : undefined
  return text ? text(job) : resultOf(job).messages
}

const textsOf: Readonly<Record<string, ((job: Job) => readonly string[]) | undefined>> = {
  "order-export": (job) => exported(job, words.exportedOrders),
  "product-export": (job) => exported(job, words.exportedProducts),
  "product-import": (job) => {
    const operations = operationsOf(job)
    if (operations === undefined) return []
    return [job.status === "completed" ? words.importDone(operations) : words.importPlan(operations)]
  },
  "price-list-import": (job) => {
    const { count } = resultOf(job)
    return count > 0 ? [words.importedPrices({ count })] : []
  },
}

/** The count is unknown before the export begins. Then its progress shows it. */
function exported(job: Job, text: (values: { count: number }) => string): readonly string[] {
  return job.status === "completed" ? [text({ count: resultOf(job).count })] : []
}

/** How many products and variants an import creates and updates, as its check has counted them. */
function operationsOf({ result }: Job) {
  const operations: unknown = result?.["operations"]
  if (typeof operations !== "object" || operations === null) return undefined
  const counts = new Map<string, unknown>(Object.entries(operations))
  const numberOf = (name: string) => {
    const count = counts.get(name)
    return typeof count === "number" ? count : 0
  }
  return {
    newProducts: numberOf("PRODUCT_CREATE"),
    products: numberOf("PRODUCT_UPDATE"),
    newVariants: numberOf("VARIANT_CREATE"),
    variants: numberOf("VARIANT_UPDATE"),
  }
}
