import { useMedusa } from "@stheno/medusa-react"
import { useQuery } from "@tanstack/react-query"
import { Activity } from "lucide-react"
import { lazy, Suspense, useEffect, useState } from "react"
import { t } from "../messages/index.ts"
import { isRunning, jobsQuery, onOpenActivity } from "./jobs.ts"

const Drawer = lazy(async () => ({ default: (await import("./activity-drawer.tsx")).ActivityDrawer }))

/**
 * Opens the imports and exports. A badge counts those that run; the server is asked only while one does, or while the
 * drawer is open.
 */
export function ActivityButton() {
  const { client } = useMedusa()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => onOpenActivity(() => setOpen(true)), [])
  const { data, error, dataUpdatedAt } = useQuery({
    ...jobsQuery(client),
    staleTime: Infinity,
    enabled: ({ state }) =>
      isOpen ||
      (state.data === undefined ? state.error === null : state.data.batch_jobs.some((job) => isRunning(job))),
    refetchInterval: ({ state }) =>
      state.data?.batch_jobs.some((job) => isRunning(job)) ? 1500 : isOpen ? 5000 : false,
  })
  // Drawn again with each response: a job that is the same as before may be waiting by then.
  const now = Math.max(dataUpdatedAt, Date.now())
  const running = data?.batch_jobs.filter((job) => isRunning(job, now)).length ?? 0
  return (
    <>
      <button
        className="icon-button activity-button"
        aria-label={running > 0 ? t.activity.running({ count: running }) : t.activity.title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Activity size={18} aria-hidden />
        {running > 0 && (
          <span className="activity-badge" aria-hidden>
            {running}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <Drawer jobs={data?.batch_jobs} error={error} now={now} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
