import { readFileSync } from "node:fs"
import { StartError } from "../start-error.ts"
import { parseCommand } from "./arguments.ts"
import { helpText } from "./help.ts"
import { printFailedJobs, retryJob } from "./jobs.ts"
import { runStart } from "./start.ts"
import { runWorker } from "./worker.ts"

/**
 * Does what a command line says. `start` and `worker` return once a signal has ended them.
 * @param words without the program's name
 * @param hooks.onReady called when the server answers
 * @returns the exit code: 0 fine, 1 could not be done, 2 not understood
 * @since 0.1
 */
export async function runCommandLine(
  words: readonly string[],
  hooks: { onReady?: () => void } = {},
): Promise<number> {
  const command = parseCommand(words)
  switch (command.name) {
    case "help":
      console.log(helpText(version()))
      return 0
    case "version":
      console.log(version())
      return 0
    case "mistake":
      console.error(`${command.message} See: stheno --help`)
      return 2
    case "start":
      return orExplain(() => runStart({ ...command, onReady: hooks.onReady }))
    case "worker":
      return orExplain(() => runWorker(command.dataDir))
    case "failed-jobs":
      return orExplain(() => printFailedJobs(command.dataDir))
    case "retry-job":
      return orExplain(() => retryJob(command.id, command.dataDir))
  }
}

async function orExplain(run: () => Promise<void>): Promise<number> {
  try {
    await run()
    return 0
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(`\n  ${error.message}\n  ${error.remedy}\n`)
    return 1
  }
}

/** Read beside the bundle and beside the sources alike. */
function version(): string {
  const places = ["../package.json", "../../package.json"].map((place) => new URL(place, import.meta.url))
  for (const place of places) {
    try {
      return (JSON.parse(readFileSync(place, "utf8")) as { version: string }).version
    } catch {
      continue
    }
  }
  return "unknown"
}
