import type { BatchJob, Stheno } from "@stheno/js-client"

/** What a batch job says about itself; the client's types leave its result open. */
export interface ShownResult {
  readonly messages: readonly string[]
  readonly errors: readonly string[]
  readonly fileKey: string | undefined
  readonly done: number
  readonly count: number
}

/** Every error of an import begins with it in the API, as in v1. */
const errorPrefix = /^The csv file parsing failed due to: /

/** Reads the result of a batch job. */
export function resultOf({ result }: Pick<BatchJob, "result">): ShownResult {
  return {
    messages: textsOf(result?.["stat_descriptors"]),
    errors: textsOf(result?.["errors"]).map((error) => error.replace(errorPrefix, "")),
    fileKey: typeof result?.["file_key"] === "string" ? result["file_key"] : undefined,
    done: numberOf(result?.["advancement_count"]),
    count: numberOf(result?.["count"]),
  }
}

/** Whether an import of products ended before everything was imported, and some of it was. */
export function isPartlyImported(job: Pick<BatchJob, "type" | "status" | "result">): boolean {
  const isOver = job.status === "failed" || job.status === "canceled"
  return job.type === "product-import" && isOver && resultOf(job).done > 0
}

/** Downloads a file that a job wrote. */
export async function downloadFile(client: Stheno, fileKey: string): Promise<void> {
  const { download_url } = await client.admin.uploads.getPresignedDownloadUrl({ file_key: fileKey })
  location.assign(download_url)
}

function textsOf(list: unknown): string[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((each: unknown) => {
    if (typeof each === "string") return [each]
    if (typeof each !== "object" || each === null || !("message" in each)) return []
    return typeof each.message === "string" ? [each.message.replace(/\s+/g, " ")] : []
  })
}

function numberOf(value: unknown): number {
  return typeof value === "number" ? value : 0
}
