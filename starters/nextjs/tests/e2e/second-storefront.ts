import { spawn, type ChildProcess } from "node:child_process"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { inject } from "vitest"

const starter = fileURLToPath(new URL("../..", import.meta.url))

/** A storefront besides the one of all tests. */
export interface SecondStorefront {
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * Serves the storefront a second time, with other settings.
 * @param command `start` serves what was built; `dev` compiles each page when it is first opened, and is needed for settings
 *   that decide what the built pages show
 * @param settings settings by environment variable
 */
export async function startSecondStorefront(
  command: "start" | "dev",
  settings: Readonly<Record<string, string>>,
): Promise<SecondStorefront> {
  const next = path.join(starter, "node_modules/next/dist/bin/next")
  const child = spawn(process.execPath, [next, command, "--hostname", "127.0.0.1", "--port", "0"], {
    cwd: starter,
    env: {
      ...process.env,
      NODE_ENV: command === "start" ? "production" : "development",
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_PUBLIC_MEDUSA_BACKEND_URL: inject("api"),
      // Built storefronts keep their rendered pages in the same folder.
      NEXT_PUBLIC_BASE_URL: inject("storefront"),
      STOREFRONT_INSECURE_COOKIES: "1",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const url = await urlOf(child)
  const stop = async () => {
    child.kill("SIGTERM")
    await new Promise((resolve) => child.on("close", resolve))
  }
  return { url, stop }
}

/** The address that Next.js prints: with port 0, the system chooses one. */
function urlOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ""
    child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString()
      const [, url] = /Local: +(http:\/\/127\.0\.0\.1:[1-9]\d*)/.exec(text) ?? []
      if (url && /Ready in/.test(text)) resolve(url)
    })
    child.on("close", () => reject(new Error(`The storefront did not start:\n${text}`)))
  })
}
