import { adminBatchJobsKeys, useAdminBatchJob } from "@stheno/medusa-react"
import { useQueryClient } from "@tanstack/react-query"
import { Download, Upload } from "lucide-react"
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react"
import { isOver, lookForJobs } from "../activity/jobs.ts"
import { t } from "../messages/index.ts"
import { Button, ButtonLink } from "./button.tsx"
import { fileText } from "./file-text.ts"
import { isPartlyImported, resultOf } from "./job-result.ts"
import { jobTexts } from "./job-texts.ts"
import { PageHead, Section } from "./page.tsx"
import { useAction } from "./use-action.ts"

// What parses the file comes with the grids of prices, and is needed once the file is checked.
const FirstRows = lazy(async () => ({ default: (await import("./first-rows.tsx")).FirstRows }))

const words = t.productTransfer

/** Until a job is done, nothing else changes. */
const jobs = { changes: adminBatchJobsKeys.all }

interface ImportPageProps {
  readonly title: string
  readonly text: string
  readonly back: { readonly to: string; readonly label: string }
  /** the batch job that imports */
  readonly type: "product-import" | "price-list-import"
  /** what the batch job needs besides the file */
  readonly context?: Readonly<Record<string, string>>
  /** what the file has to look like */
  readonly hint: string
  readonly template: { readonly label: string; readonly name: string; readonly text: () => string }
  readonly confirm: string
  /**
   * what the import will change, from the text of the file; shown before it is confirmed. By default, how much it is and
   * the first rows of the file
   */
  readonly preview?: (text: string) => ReactNode
  /** where the imported things are */
  readonly result: { readonly to: string; readonly label: string }
}

/** Imports a CSV file: upload, check, confirm. Nothing is saved before it is confirmed. */
export function ImportPage(props: ImportPageProps) {
  const { title, text, back, type, context, hint, template } = props
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [started, setStarted] = useState<{ readonly id: string; readonly text: string }>()
  const start = useAction<File>(async (client, file) => {
    const { uploads } = await client.admin.uploads.createProtected(file)
    const upload: { readonly key?: string } | undefined = uploads[0]
    const { batch_job } = await client.admin.batchJobs.create({
      type,
      context: { ...context, fileKey: upload?.key },
      dry_run: true,
    })
    lookForJobs(client, queries)
    setStarted({ id: batch_job.id, text: await fileText(file) })
  }, jobs)
  return (
    <>
      <PageHead title={title} text={text} back={back} />
      <Section
        title={words.file}
        actions={
          <Button icon={Download} onClick={() => download(template.name, template.text())}>
            {template.label}
          </Button>
        }
      >
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,text/csv"
          aria-label={words.choose}
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ""
            if (file) start.mutate(file)
          }}
        />
        <div className="pictures-drop">
          <p className="muted">{hint}</p>
          <Button
            kind={started === undefined ? "primary" : "plain"}
            icon={Upload}
            busy={start.isPending}
            onClick={() => input.current?.click()}
          >
            {words.choose}
          </Button>
        </div>
      </Section>
      {started && <ImportJob key={started.id} id={started.id} text={started.text} page={props} />}
    </>
  )
}

function ImportJob({ id, text, page }: { id: string; text: string; page: ImportPageProps }) {
  const { batch_job: job } = useAdminBatchJob(id, {
    refetchInterval: ({ state }) => (state.data && isOver(state.data.batch_job) ? false : 700),
  })
  const confirm = useAction((client) => client.admin.batchJobs.confirm(id), jobs)
  const cancel = useAction((client) => client.admin.batchJobs.cancel(id), { ...jobs, done: words.canceled })
  const queries = useQueryClient()
  const isDone = job?.status === "completed"
  useEffect(() => {
    if (isDone) void queries.invalidateQueries()
  }, [isDone, queries])
  if (!job) return null
  const { errors, done, count } = resultOf(job)
  const isPartly = isPartlyImported(job)
  const isChecked = job.status === "pre_processed"
  return (
    <Section
      title={isPartly && job.status === "failed" ? words.partly : words.states[job.status]}
      actions={
        !isOver(job) && (
          <>
            <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
              {t.common.cancel}
            </Button>
            {isChecked && (
              <Button kind="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
                {page.confirm}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="import-result" aria-live="polite">
        {/* A preview says it more exactly. */}
        {!page.preview && jobTexts(job).map((line) => <p key={line}>{line}</p>)}
        {job.status === "processing" && count > 0 && (
          <progress aria-label={words.states.processing} value={done} max={count} />
        )}
        {isPartly && <p>{t.activity.imported({ done, count })}</p>}
        <ImportErrors errors={errors} isPartly={isPartly} />
        {isDone && (
          <ButtonLink kind="primary" to={page.result.to}>
            {page.result.label}
          </ButtonLink>
        )}
      </div>
      {isChecked && (page.preview ? page.preview(text) : <FileStart text={text} />)}
    </Section>
  )
}

function FileStart({ text }: { text: string }) {
  return (
    <Suspense>
      <FirstRows text={text} />
    </Suspense>
  )
}

function ImportErrors({ errors, isPartly }: { errors: readonly string[]; isPartly: boolean }) {
  if (errors.length === 0) return null
  return (
    <>
      <p>{isPartly ? words.leftOut : words.errors({ count: errors.length })}</p>
      <ul className="import-errors">
        {errors.map((error, index) => (
          <li key={`${index} ${error}`}>{error}</li>
        ))}
      </ul>
    </>
  )
}

function download(name: string, text: string): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
