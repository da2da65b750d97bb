import { adminBatchJobsKeys } from "@stheno/medusa-react"
import type { BatchJob } from "@stheno/js-client"
import { Alert, DialogBody, Drawer, EmptyState, Loading, Problem, Progress } from "@stheno/ui"
import { Download, History } from "lucide-react"
import { formatAgo, formatTime } from "../format/dates.ts"
import { Badge, type BadgeTone } from "../kit/badge.tsx"
import { Button } from "../kit/button.tsx"
import { errorText } from "../kit/errors.ts"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { downloadFile, isPartlyImported, resultOf } from "../kit/job-result.ts"
import { jobTexts } from "../kit/job-texts.ts"
import { isOver, isWaiting } from "./jobs.ts"

const words = t.activity

const jobs = { changes: adminBatchJobsKeys.all }

type Job = Pick<BatchJob, "id" | "type" | "status" | "result" | "created_at" | "pre_processed_at">

interface ActivityDrawerProps {
  readonly jobs: readonly Job[] | undefined
  readonly error: unknown
  /** milliseconds since 1970 */
  readonly now: number
  readonly onClose: () => void
}

/** The imports and exports of the person who is signed in, with their progress and results. */
export function ActivityDrawer({ jobs, error, now, onClose }: ActivityDrawerProps) {
  return (
    <Drawer title={words.title} description={words.text} onClose={onClose}>
      <DialogBody>
        {jobs && jobs.length > 0 ? (
          <ul className="activity-list" aria-label={words.title}>
            {jobs.map((job) => (
              <li key={job.id}>
                <ActivityJob job={job} now={now} />
              </li>
            ))}
          </ul>
        ) : jobs ? (
          <EmptyState icon={History} title={words.emptyTitle} text={words.emptyText} />
        ) : error ? (
          <Problem text={errorText(error)} />
        ) : (
          <Loading cards={1} />
        )}
      </DialogBody>
    </Drawer>
  )
}

const tones: Record<BatchJob["status"], BadgeTone> = {
  created: "blue",
  pre_processed: "blue",
  confirmed: "blue",
  processing: "blue",
  completed: "green",
  canceled: "grey",
  failed: "red",
}

function ActivityJob({ job, now }: { job: Job; now: number }) {
  const { errors, done, count } = resultOf(job)
  const waits = isWaiting(job, now)
  return (
    <article className="activity-job" aria-label={jobTitle(job.type)}>
      <div className="activity-line">
        <strong>{jobTitle(job.type)}</strong>
        <Badge tone={waits ? "bronze" : tones[job.status]}>
          {waits ? words.waiting : words.states[job.status]}
        </Badge>
      </div>
      <time className="muted small" dateTime={job.created_at} title={formatTime(job.created_at)}>
        {formatAgo(job.created_at, Date.now())}
      </time>
      {job.status === "processing" && count > 0 && (
        <Progress label={words.progress({ done, count })} value={done} max={count} />
      )}
      {jobTexts(job).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {isPartlyImported(job) && <p>{words.imported({ done, count })}</p>}
      {errors.length > 0 && (
        <Alert tone="error" title={words.errors({ count: errors.length })}>
          <ul className="import-errors">
            {errors.slice(0, mostErrors).map((error, index) => (
              <li key={`${index} ${error}`}>{error}</li>
            ))}
          </ul>
        </Alert>
      )}
      <JobActions job={job} waits={waits} />
    </article>
  )
}

function JobActions({ job, waits }: { job: Job; waits: boolean }) {
  const { fileKey } = resultOf(job)
  const download = useAction((client) => downloadFile(client, fileKey ?? ""), { changes: [] })
  const confirm = useAction((client) => client.admin.batchJobs.confirm(job.id), {
    ...jobs,
    done: words.confirmed,
  })
  const cancel = useAction((client) => client.admin.batchJobs.cancel(job.id), {
    ...jobs,
    done: words.canceled,
  })
  return (
    <div className="activity-actions">
      {job.status === "completed" && fileKey !== undefined && (
        <Button icon={Download} busy={download.isPending} onClick={() => download.mutate()}>
          {words.download}
        </Button>
      )}
      {waits && (
        <Button kind="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {words.confirm}
        </Button>
      )}
      {!isOver(job) && (
        <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {words.cancel}
        </Button>
      )}
    </div>
  )
}

const mostErrors = 10

/** The name of a kind of job; one of a plugin has its own. */
function jobTitle(type: string): string {
  const titles: Readonly<Record<string, string | undefined>> = words.types
  return (Object.hasOwn(titles, type) ? titles[type] : undefined) ?? type
}
