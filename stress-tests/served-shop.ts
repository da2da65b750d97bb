import { rmSync } from "node:fs"
import { bundleServer, createDirectory, startChild } from "@stheno/testing/child-server.ts"

/** `stheno start` in a process of its own. */
export interface ServedShop {
  readonly url: string
  readonly port: number
  /** everything it wrote so far */
  output(): string
  isAlive(): boolean
  /** Ends it in an orderly way. Returns the exit code. */
  stop(): Promise<number | null>
}

/**
 * Starts the product's own command over a database that is there, on a port of its own.
 * @param dataDir where it keeps files; removed when it stops
 */
export async function serveShop(
  databaseUrl: string,
  env: NodeJS.ProcessEnv = {},
  dataDir: string = createDirectory(),
): Promise<ServedShop> {
  bundleServer()
  const child = startChild({
    dataDir,
    env: { DATABASE_URL: databaseUrl, LOG_LEVEL: "error", LOGIN_ATTEMPTS_PER_MINUTE: "0", ...env },
    args: ["--no-seed", "--api-only"],
  })
  const url = await child.ready()
  return {
    url,
    port: Number(new URL(url).port),
    output: child.output,
    isAlive: () => child.process.exitCode === null && child.process.signalCode === null,
    async stop() {
      child.process.kill("SIGTERM")
      const { code } = await child.ended
      rmSync(dataDir, { recursive: true, force: true })
      return code
    },
  }
}
