import { spawn } from "node:child_process"
import os from "node:os"
import { fileURLToPath } from "node:url"

const program = fileURLToPath(new URL("../../server/dist/cli.js", import.meta.url))

/** How a command ended. */
export interface CommandOutcome {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/**
 * Runs a command of the bundled `stheno` to its end, in a folder and with no other environment than what is given.
 * @param options.cwd folder of the project
 */
export function runStheno(
  words: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<CommandOutcome> {
  const child = spawn(process.execPath, [program, ...words], {
    cwd: options.cwd,
    env: { PATH: process.env.PATH, HOME: os.tmpdir(), LOG_LEVEL: "error", ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let stdout = ""
  let stderr = ""
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, stdout, stderr })))
}
