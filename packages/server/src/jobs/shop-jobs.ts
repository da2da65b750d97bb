import { forgetExpired } from "@stheno/core/host"
import type { LocalFiles } from "../files/local-files.ts"
import type { Job } from "./job.ts"

/** Jobs that every shop has. */
export const shopJobs = (files: Pick<LocalFiles, "removeUnfinished">): readonly Job[] => [
  {
    name: "forget-expired",
    about:
      "Deletes expired sessions, counters of sign-in attempts, leases of locks, responses stored for idempotency keys for longer than 14 days, and failed events about customers who were deleted 30 days ago.",
    schedule: "17 3 * * *",
    run: async (_data, { finish }) =>
      finish(async (db) => {
        await forgetExpired(db)
      }),
  },
  {
    name: "remove-unfinished-files",
    about: "Deletes uploads and exports that a kill has interrupted, a day later.",
    schedule: "47 3 * * *",
    run: async () => {
      await files.removeUnfinished()
    },
  },
]
