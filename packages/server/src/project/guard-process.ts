import type { Log } from "@stheno/core"
import type { Placed } from "@stheno/core/host"
import path from "node:path"
import { describeError, placeIn } from "./describe-error.ts"
import type { Project } from "./load-project.ts"

/**
 * Keeps a process alive when code of its project fails in a timer, or in a promise that is not
 * awaited. The log names file and line. Errors of Stheno's code still end the process.
 * @returns a function that takes the guard away
 * @since 0.1
 */
export function guardProcess(project: Project, log: Pick<Log, "error">): () => void {
  const onRejection = (reason: unknown) => tell(project, log, reason)
  const onException = (error: unknown) => {
    if (blamedFile(project, error) !== undefined) return tell(project, log, error)
    // What Node.js does itself where nobody listens.
    console.error(error)
    process.exit(1)
  }
  process.on("unhandledRejection", onRejection)
  process.on("uncaughtException", onException)
  return () => {
    process.off("unhandledRejection", onRejection)
    process.off("uncaughtException", onException)
  }
}

function tell(project: Project, log: Pick<Log, "error">, error: unknown): void {
  const file = blamedFile(project, error) ?? path.join(project.directory, project.configFile ?? "src")
  const { file: place, message } = describeError(error, file, project.directory)
  log.error(
    {
      file: place,
      remedy: "Await the promise, or catch the error; the server keeps running.",
      error: error instanceof Error ? (error.stack ?? message) : String(error),
    },
    "Code of the project failed outside of a request",
  )
}

/** A file of the project or of its plugins that the error went through. */
function blamedFile({ directory, parts }: Project, error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : ""
  const lists: readonly (readonly Pick<Placed<unknown>, "origin">[])[] = Object.values(parts)
  const files = lists.flat().map(({ origin }) => origin.file)
  const homes = new Set(["src", ...files.filter((file) => file.includes("node_modules"))])
  return [...homes]
    .map((file) => path.join(directory, file))
    .find((file) => placeIn(stack, { file, directory }) !== undefined)
}
