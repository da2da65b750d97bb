import type { BatchJob } from "@stheno/js-client"
import { adminBatchJobsKeys, useAdminBatchJob, useMedusa } from "@stheno/medusa-react"
import { Progress } from "@stheno/ui"
import { useQueryClient } from "@tanstack/react-query"
import { Download, Trash2 } from "lucide-react"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { isOver, lookForJobs } from "../activity/jobs.ts"
import { t } from "../messages/index.ts"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"
import { errorText } from "./errors.ts"
import { downloadFile, resultOf } from "./job-result.ts"
import { notify } from "./notify.ts"
import { FormProblem } from "./states.tsx"
import { useAction } from "./use-action.ts"

const words = t.exports

/** A job changes nothing else until it runs. */
const jobs = { changes: adminBatchJobsKeys.all }

interface ExportProps {
  /** of the batch job */
  readonly type: "order-export" | "product-export"
  /** of the list, as its request has them */
  readonly filters: Readonly<Record<string, unknown>>
  /** of the list, as its address has it */
  readonly order?: string | undefined
}

/**
 * Exports what a list shows, on all of its pages. The file is written by a batch job; its download starts when it is ready,
 * also when the dialog was closed meanwhile.
 */
export function ExportButton(props: ExportProps) {
  const [isOpen, setOpen] = useState(false)
  const job = useExport(props)
  const open = () => {
    setOpen(true)
    if (!job.isRunning) job.start()
  }
  return (
    <>
      <Button icon={Download} onClick={open}>
        {t.exports.export}
      </Button>
      {isOpen && <ExportDialog type={props.type} job={job} onClose={() => setOpen(false)} />}
    </>
  )
}

/** An export that was started here, and what can be done with it. */
function useExport({ type, filters, order }: ExportProps) {
  const queries = useQueryClient()
  const [id, setId] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const fail = (error: unknown) => setProblem(errorText(error))
  const begin = useAction(
    async (api) => {
      const { batch_job } = await api.admin.batchJobs.create({
        type,
        context: { filterable_fields: filters, ...(order ? { order } : {}) },
        dry_run: false,
      })
      setId(batch_job.id)
      lookForJobs(api, queries)
    },
    { ...jobs, quiet: true },
  )
  const { batch_job: read } = useAdminBatchJob(id ?? "", {
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data && isOver(state.data.batch_job) ? false : 700),
  })
  const job = read?.id === id ? read : undefined
  const isOpen = id !== undefined && !(job && isOver(job))
  const download = useDownload(job, fail)
  return {
    status: job?.status,
    ...stateOf(job),
    problem: problem ?? failureOf(job),
    isRunning: begin.isPending || isOpen,
    start: () => {
      setId(undefined)
      setProblem(undefined)
      begin.mutate(undefined, { onError: fail })
    },
    cancel: useAction((api) => api.admin.batchJobs.cancel(id ?? ""), {
      ...jobs,
      done: words.canceled,
    }),
    download,
    remove: useAction((api) => api.admin.uploads.delete({ file_key: stateOf(job).fileKey ?? "" }), {
      ...jobs,
      done: words.deleted,
    }),
  }
}

/** Downloads the file of a job, the first time by itself, and says when a job failed. */
function useDownload(job: BatchJob | undefined, onError: (error: unknown) => void): () => void {
  const { client } = useMedusa()
  const seen = useRef<string>(undefined)
  const { fileKey } = stateOf(job)
  const download = () => {
    if (fileKey === undefined) return
    downloadFile(client, fileKey).catch(onError)
  }
  const settle = useEffectEvent(() => {
    const failure = failureOf(job)
    if (failure !== undefined) notify.error(t.exports.exportFailed, failure)
    else if (fileKey !== undefined) notify.success(t.exports.done, "")
    download()
  })
  const over = job && isOver(job) ? job.id : undefined
  useEffect(() => {
    if (over === undefined || seen.current === over) return
    seen.current = over
    settle()
  }, [over])
  return download
}

function stateOf(job: BatchJob | undefined) {
  const { done, count, fileKey } = resultOf(job ?? { result: null })
  return { done, count, fileKey: job?.status === "completed" ? fileKey : undefined }
}

/** Why a job wrote no file; undefined where it did, or is not over, or was canceled. */
function failureOf(job: BatchJob | undefined): string | undefined {
  if (!job || !isOver(job) || job.status === "canceled" || stateOf(job).fileKey !== undefined)
    return undefined
  return resultOf(job).errors.join(" ") || words.failed
}

function ExportDialog(props: {
  type: ExportProps["type"]
  job: ReturnType<typeof useExport>
  onClose: () => void
}) {
  const { type, job, onClose } = props
  // A product has a row for each of its variants: the job counts products.
  const ready = type === "product-export" ? words.readyProducts : words.ready
  const { isRunning, done, count, fileKey, status } = job
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="dialog-body" aria-live="polite">
        {isRunning && (
          <>
            <p>{words.running}</p>
            <Progress label={words.progress} value={done} max={Math.max(1, count)} />
            <p className="muted small">{words.keepsRunning}</p>
          </>
        )}
        {fileKey !== undefined && <p>{ready({ count })}</p>}
        {status === "canceled" && <p>{words.wasCanceled}</p>}
        <FormProblem text={job.problem} />
      </div>
      <footer className="dialog-foot">
        {isRunning && (
          <Button
            busy={job.cancel.isPending}
            disabled={status === undefined}
            onClick={() => job.cancel.mutate()}
          >
            {words.cancel}
          </Button>
        )}
        {fileKey !== undefined && (
          <>
            <Button
              icon={Trash2}
              busy={job.remove.isPending}
              onClick={() => job.remove.mutate(undefined, { onSuccess: onClose })}
            >
              {words.delete}
            </Button>
            <Button icon={Download} kind="primary" onClick={job.download}>
              {words.download}
            </Button>
          </>
        )}
        {!isRunning && fileKey === undefined && (
          <Button kind="primary" onClick={job.start}>
            {words.again}
          </Button>
        )}
      </footer>
    </Dialog>
  )
}
