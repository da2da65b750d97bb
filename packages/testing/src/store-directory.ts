import { execFileSync } from "node:child_process"
import { createDirectory, startChild } from "./child-server.ts"

/** What a new store has: the demo store, or nothing but the default rows. */
export type StoreKind = "demo-store" | "empty-store"

/**
 * A data directory as the first start of the server leaves it. In a test run it is a copy: making one takes ten seconds of
 * processor time, and a copy takes one. The server must be bundled.
 */
export async function storeDirectory(kind: StoreKind): Promise<string> {
  const setup = process.env.STHENO_TEST_TEMPLATE
  if (!setup) return createDirectory()
  const response = await fetch(`${setup}/${kind}`)
  const text = await response.text()
  if (!response.ok) throw new Error(`The ${kind} to copy was not made: ${text}`)
  const directory = createDirectory()
  // The files of the database belong to another user where the tests run as root.
  execFileSync("cp", ["-a", `${text}/.`, directory])
  return directory
}

/** Starts the server on a new data directory and stops it, so that others can copy the directory. */
export async function makeStore(kind: StoreKind): Promise<string> {
  const dataDir = createDirectory()
  const child = startChild({
    dataDir,
    args: ["--api-only", ...(kind === "empty-store" ? ["--no-seed"] : [])],
  })
  await child.ready()
  child.process.kill("SIGTERM")
  const { code } = await child.ended
  if (code !== 0) throw new Error(`The server ended with ${code}:\n${child.output()}`)
  return dataDir
}
