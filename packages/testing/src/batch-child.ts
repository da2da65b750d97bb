/**
 * Works off batch jobs until it is killed. Run as a process of its own; of the environment it takes DATABASE_URL and
 * FILES, the directory of uploaded files.
 */
import { createEngine, startBatchJobs } from "@stheno/core/host"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { createLocalFiles } from "@stheno/server/internal/files/local-files.ts"

const { db } = openDatabase({ url: process.env.DATABASE_URL!, max: 4 })
const files = createLocalFiles({
  directory: process.env.FILES!,
  baseUrl: "http://localhost",
  secret: "secret",
})
startBatchJobs(createEngine({ db, files }), { pollInterval: 20 })
