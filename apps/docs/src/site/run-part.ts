import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"

/** A part of the build failed; the message is what its process wrote to its error output. */
export class BuildPartError extends Error {}

/**
 * Runs a part of the build in a separate process, which returns its memory when it ends. When this process ends, the other
 * one does, too, if it calls `endWithParent`.
 * @param program its file
 * @param values what `process.argv` has after the program
 * @param nodeOptions further options of Node.js
 * @throws BuildPartError
 */
export function runPart(
  program: URL,
  values: readonly string[],
  nodeOptions: readonly string[] = [],
): Promise<void> {
  const options = [...nodeOptions, "--conditions=stheno-source", "--import", "tsx", fileURLToPath(program)]
  const child = spawn(process.execPath, [...options, ...values], {
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  })
  let said = ""
  child.stderr!.on("data", (piece: Buffer) => (said += piece.toString()))
  return new Promise((resolve, reject) => {
    child.on("error", reject)
    child.on("close", (code) => {
      if (code !== 0) return reject(new BuildPartError(said.trim() || `ended with ${code}`))
      process.stderr.write(said)
      resolve()
    })
  })
}

/** Ends this process when the one that runs it as a part has ended. */
export function endWithParent(): void {
  process.on("disconnect", () => process.exit(1))
  process.channel?.unref()
}
