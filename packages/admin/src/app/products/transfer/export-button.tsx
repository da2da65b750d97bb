import { useAdminBatchJob, useMedusa } from "@stheno/medusa-react"
import { Download } from "lucide-react"
import { useEffect, useState } from "react"
import { Button } from "../../kit/button.tsx"
import { errorText } from "../../kit/errors.ts"
import { notify } from "../../kit/notify.ts"
import { useAction } from "../../kit/use-action.ts"
import { t } from "../../messages/index.ts"
import { isOver, resultOf } from "./job-result.ts"

const words = t.productTransfer

/** Exports the products that the list shows, on all of its pages, and downloads the file. */
export function ExportProducts({ filters }: { filters: Readonly<Record<string, unknown>> }) {
  const { client } = useMedusa()
  const [id, setId] = useState<string>()
  const start = useAction(async (api) => {
    const { batch_job } = await api.admin.batchJobs.create({
      type: "product-export",
      context: { filterable_fields: filters },
      dry_run: false,
    })
    setId(batch_job.id)
  })
  const { batch_job: job } = useAdminBatchJob(id ?? "", {
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data && isOver(state.data.batch_job) ? false : 700),
  })
  useEffect(() => {
    if (!job || job.id !== id || !isOver(job)) return
    setId(undefined)
    const { fileKey, errors } = resultOf(job)
    if (job.status !== "completed" || fileKey === undefined) {
      notify.error(words.exportFailed, errors.join(" "))
      return
    }
    client.admin.uploads
      .getPresignedDownloadUrl({ file_key: fileKey })
      .then(({ download_url }) => {
        location.assign(download_url)
        notify.success(words.exportDone, "")
      })
      .catch((error: unknown) => notify.error(words.exportFailed, errorText(error)))
  }, [client, id, job])
  return (
    <Button icon={Download} busy={id !== undefined || start.isPending} onClick={() => start.mutate()}>
      {words.export}
    </Button>
  )
}
