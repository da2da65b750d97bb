import type { Config } from "../config/keys.ts"
import { createLog } from "../log.ts"
import { guardProcess } from "../project/index.ts"
import { startWorkerHost } from "../worker-host.ts"
import { openProject } from "./open-project.ts"
import { signalReceived } from "./signals.ts"
import { print } from "./start.ts"

/**
 * `stheno worker`: works behind the scenes until a signal ends it.
 * @throws StartError for every reason that the operator can remove
 * @since 0.1
 */
export async function runWorker(overrides: Partial<Config>): Promise<void> {
  const { config, project } = await openProject(process.cwd(), overrides)
  if (project) guardProcess(project, createLog(config))
  const stop = signalReceived()
  const worker = await startWorkerHost(config, { onProgress: print, project })
  print("The worker is running. Press Ctrl-C to stop.")
  await stop
  print("Stopping")
  await worker.stop()
}
