import { assertProductionReady } from "../config/production.ts"
import { readConfig } from "../config/read-config.ts"
import { startWorkerHost } from "../worker-host.ts"
import { signalReceived } from "./signals.ts"

/**
 * `stheno worker`: works behind the scenes until a signal ends it.
 * @throws StartError for every reason that the operator can remove
 * @since 0.1
 */
export async function runWorker(dataDir: string | undefined): Promise<void> {
  const config = readConfig(process.env, dataDir ? { dataDir } : {})
  assertProductionReady(config, process.env)
  const stop = signalReceived()
  const worker = await startWorkerHost(config, { onProgress: print })
  print("Working. Press Ctrl-C to stop.")
  await stop
  print("Stopping")
  await worker.stop()
}

function print(message: string): void {
  console.log(`  ${message}`)
}
