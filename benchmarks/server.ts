import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))

/** A shop in production, as far as there can be one without a mail server. */
export const production = {
  NODE_ENV: "production",
  JWT_SECRET: "signs-tokens-of-the-bench-and-nothing-else",
  COOKIE_SECRET: "signs-cookies-of-the-bench-and-nothing-else",
  ADMIN_PASSWORD: "only-for-the-bench",
}

let started = 0

/** Linux counts CPU time in hundredths of a second. */
const millisecondsPerTick = 10

/**
 * Starts the bundled server over a database, on a port that depends on the process.
 * @param checkout the folder of the checkout whose server starts
 */
export async function startServer(databaseUrl: string, env: NodeJS.ProcessEnv = {}, checkout = root) {
  const port = 20_000 + (process.pid % 20_000) + started++
  const startedAt = performance.now()
  const child = spawn(process.execPath, ["packages/server/dist/cli.js", "start", "--no-seed", "--api-only"], {
    cwd: checkout,
    env: {
      ...process.env,
      ...production,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      HOST: "127.0.0.1",
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error("The server ended before it answered")
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const startedIn = Math.round(performance.now() - startedAt)
  return {
    url,
    startedIn,
    resident: () =>
      Math.round(
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
      ),
    cpuTime: () => {
      const ticks = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]!.split(" ")
      return (Number(ticks[11]) + Number(ticks[12])) * millisecondsPerTick
    },
    stop: () =>
      new Promise<void>((done) => {
        child.on("exit", () => done())
        child.kill("SIGTERM")
      }),
  }
}
