// region worker
import { readConfig, startWorkerHost } from "@stheno/server"

const worker = await startWorkerHost(readConfig(process.env))
process.once("SIGTERM", () => void stop())

/** Finishes the work that has begun. */
export async function stop() {
  await worker.stop()
}
// endregion
