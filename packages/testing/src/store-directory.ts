import { execFileSync } from "node:child_process"
import { createDirectory, startChild } from "./child-server.ts"
import { oncePerRun } from "./once-per-run.ts"

/**
 * A data directory as the first start of the server leaves it. It is a copy: making one takes ten seconds of processor
 * time, and a copy takes one. The server must be bundled.
 * @param kind the demo store, or nothing but the default rows
 */
export async function storeDirectory(kind: "demo-store" | "empty-store"): Promise<string> {
  const args = ["--api-only", ...(kind === "empty-store" ? ["--no-seed"] : [])]
  const made = await oncePerRun(kind, (dataDir) => startAndStop(dataDir, args))
  const directory = createDirectory()
  // The files of the database belong to another user where the tests run as root.
  execFileSync("cp", ["-a", `${made}/.`, directory])
  return directory
}

async function startAndStop(dataDir: string, args: string[]): Promise<void> {
  const child = startChild({ dataDir, args })
  await child.ready()
  child.process.kill("SIGTERM")
  const { code } = await child.ended
  if (code !== 0) throw new Error(`The server ended with ${code}:\n${child.output()}`)
}
