import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"

/** A message as a mail server took it. */
export interface TakenMail {
  readonly to: readonly string[]
  /** headers and body as they came over the wire */
  readonly source: string
}

/** A mail server that runs in a process of its own. */
export interface MailServer {
  readonly url: string
  /** everything it took so far */
  readonly taken: TakenMail[]
  stop(): Promise<void>
}

/** Starts a real mail server on a free port of this machine. It delivers nothing. */
export async function startMailServer(): Promise<MailServer> {
  const program = fileURLToPath(new URL("smtp-child.mjs", import.meta.url))
  const child = spawn(process.execPath, [program], { stdio: ["ignore", "pipe", "inherit"] })
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()))
  const taken: TakenMail[] = []
  const port = await new Promise<string>((resolve, reject) => {
    void ended.then(() => reject(new Error("The mail server ended before it listened")))
    createInterface(child.stdout).on("line", (line) =>
      line.startsWith("{") ? taken.push(JSON.parse(line) as TakenMail) : resolve(line),
    )
  })
  const stop = async () => {
    child.kill("SIGKILL")
    await ended
  }
  return { url: `smtp://127.0.0.1:${port}`, taken, stop }
}
