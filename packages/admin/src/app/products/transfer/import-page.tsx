import { useAdminBatchJob } from "@stheno/medusa-react"
import { Download, Upload } from "lucide-react"
import { useRef, useState } from "react"
import { Button, ButtonLink } from "../../kit/button.tsx"
import { PageHead, Section } from "../../kit/page.tsx"
import { useAction } from "../../kit/use-action.ts"
import { t } from "../../messages/index.ts"
import { isOver, resultOf } from "../../kit/job-result.ts"

const words = t.productTransfer
const back = { to: "/a/products", label: t.products.title }

/** Imports products from a CSV file: upload, check, confirm. Nothing is saved before it is confirmed. */
export function ImportProducts() {
  const input = useRef<HTMLInputElement>(null)
  const [jobId, setJobId] = useState<string>()
  const start = useAction<File>(async (client, file) => {
    const { uploads } = await client.admin.uploads.createProtected(file)
    const upload: { readonly key?: string } | undefined = uploads[0]
    const { batch_job } = await client.admin.batchJobs.create({
      type: "product-import",
      context: { fileKey: upload?.key },
      dry_run: true,
    })
    setJobId(batch_job.id)
  })
  return (
    <>
      <PageHead title={words.importTitle} text={words.importText} back={back} />
      <Section
        title={words.file}
        actions={
          <Button icon={Download} onClick={downloadTemplate}>
            {words.template}
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
          <p className="muted">{words.fileHint}</p>
          <Button
            kind={jobId === undefined ? "primary" : "plain"}
            icon={Upload}
            busy={start.isPending}
            onClick={() => input.current?.click()}
          >
            {words.choose}
          </Button>
        </div>
      </Section>
      {jobId !== undefined && <ImportJob key={jobId} id={jobId} />}
    </>
  )
}

function ImportJob({ id }: { id: string }) {
  const { batch_job: job } = useAdminBatchJob(id, {
    refetchInterval: ({ state }) => (state.data && isOver(state.data.batch_job) ? false : 700),
  })
  const confirm = useAction((client) => client.admin.batchJobs.confirm(id))
  const cancel = useAction((client) => client.admin.batchJobs.cancel(id), { done: words.canceled })
  if (!job) return null
  const { messages, errors, done, count } = resultOf(job)
  return (
    <Section
      title={words.states[job.status]}
      actions={
        job.status === "pre_processed" && (
          <>
            <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
              {t.common.cancel}
            </Button>
            <Button kind="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
              {words.confirm}
            </Button>
          </>
        )
      }
    >
      <div className="import-result" aria-live="polite">
        {job.status !== "failed" && messages.map((message) => <p key={message}>{message}</p>)}
        {job.status === "processing" && count > 0 && (
          <progress aria-label={words.states.processing} value={done} max={count} />
        )}
        <ImportErrors errors={errors} />
        {job.status === "completed" && (
          <ButtonLink kind="primary" to="/a/products">
            {words.showProducts}
          </ButtonLink>
        )}
      </div>
    </Section>
  )
}

function ImportErrors({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null
  return (
    <>
      <p>{words.errors({ count: errors.length })}</p>
      <ul className="import-errors">
        {errors.map((error, index) => (
          <li key={`${index} ${error}`}>{error}</li>
        ))}
      </ul>
    </>
  )
}

/** A file with the columns that the import knows, and one row. @source facts/csv.json */
function downloadTemplate(): void {
  const head =
    "Product Handle;Product Title;Product Description;Product Status;Product Tags;Product Type;Variant Title;Variant SKU;Variant Inventory Quantity;Option 1 Name;Option 1 Value;Price EUR;Image 1 Url"
  const row =
    "coffee-mug;Coffee mug;A mug of stoneware;draft;kitchen,gift;Mug;Large;MUG-L;10;Size;Large;12.50;"
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([`${head}\r\n${row}\r\n`], { type: "text/csv" }))
  link.download = "product-import-template.csv"
  link.click()
  URL.revokeObjectURL(link.href)
}
