import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { expect, vi } from "vitest"
import { stable } from "../../../../samples/stable.ts"
import { stepsOf, type PageStep } from "./read-page.ts"
import { terminalEnv } from "./run.ts"
import { openShell, type Shell } from "./shell.ts"
import type { Workplace } from "./workplace.ts"

const output = new URL("../../../../samples/output/", import.meta.url)
const soon = { timeout: 120_000, interval: 100 }
const shownAddress = "http://localhost:9000"

/** A reader at work in a project: a server in one terminal, commands in another. */
export interface Reader {
  /** Does what a page says, in its order, and compares what commands print with what the page shows. */
  follow(page: string): Promise<void>
  /** the address of the running server */
  address(): string
  /** ends the server and the terminal */
  close(): Promise<void>
}

interface Server {
  readonly address: string
  text(): string
  stop(): Promise<void>
}

/** Sits down before a project, in which nothing runs yet. */
export function openReader({ env }: Workplace, project: string): Reader {
  let server: Server | undefined
  let shell: Shell | undefined
  const close = async () => {
    shell?.close()
    shell = undefined
    await server?.stop()
    server = undefined
  }
  const work = async (step: PageStep) => {
    if (step.kind === "file") return writeFile(project, step, server)
    if (step.code === "npm run dev") {
      server ??= await startServer(project, env)
      return
    }
    shell ??= openShell(project, env)
    const printed = await shell.run(step.code.replaceAll(shownAddress, server?.address ?? shownAddress))
    if (step.output)
      expectRecorded(step.output, printed.replaceAll(server?.address ?? shownAddress, shownAddress))
  }
  return {
    async follow(page) {
      for (const step of stepsOf(page)) await work(step)
      // A page about the dashboard may leave the start to its last sentence.
      server ??= await startServer(project, env)
      expect(server.text()).not.toContain("Skipped")
    },
    address: () => server!.address,
    close,
  }
}

/** Saves a file, and waits until a running server has loaded it. */
async function writeFile(
  project: string,
  step: { readonly path: string; readonly code: string },
  server: Server | undefined,
): Promise<void> {
  const loads = () => server?.text().match(/^.*(?:Applied the change|Restarted) in/gm)?.length ?? 0
  const before = loads()
  const file = path.join(project, step.path)
  const isNew = !fs.existsSync(file) || fs.readFileSync(file, "utf8") !== `${step.code}\n`
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, `${step.code}\n`)
  if (server && isNew) await vi.waitFor(() => expect(loads(), server.text()).toBeGreaterThan(before), soon)
}

async function startServer(project: string, env: NodeJS.ProcessEnv): Promise<Server> {
  const child = spawn("npm", ["run", "dev"], {
    cwd: project,
    env: terminalEnv(env),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  })
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()))
  let text = ""
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()))
  const address = await vi.waitFor(
    () => /^ {2}API +(\S+)$/m.exec(text)?.[1] ?? expect.fail(text || "It printed nothing."),
    soon,
  )
  return {
    address,
    text: () => text,
    async stop() {
      if (child.exitCode === null) process.kill(-child.pid!, "SIGINT")
      await closed
    },
  }
}

/** With UPDATE_OUTPUT=1 the output is recorded instead of compared. */
function expectRecorded(name: string, printed: string): void {
  const file = new URL(`${name}.txt`, output)
  const text = `${stable(printed.trim())}\n`
  if (process.env.UPDATE_OUTPUT) {
    fs.mkdirSync(new URL(".", file), { recursive: true })
    fs.writeFileSync(file, text)
  }
  expect(text, name).toBe(fs.readFileSync(file, "utf8"))
}
