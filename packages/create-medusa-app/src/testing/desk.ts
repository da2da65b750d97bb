import { spawn, type ChildProcess } from "node:child_process"
import { expect, vi } from "vitest"
import { terminalEnv } from "./run.ts"
import { openShell, type Shell } from "./shell.ts"

const soon = { timeout: 180_000, interval: 100 }
/** A command that runs until Ctrl-C. */
const lasting =
  /^(?:[A-Z_]+=\S+ )*(?:npm (?:run (?:dev|preview)|start)|npx stheno (?:develop|start(?: --api-only)?))$/

/** A program that runs in a terminal until Ctrl-C. */
interface Running {
  readonly command: string
  /** folder in which it was started */
  readonly folder: string
  /** address that it has printed */
  readonly address: string
  /** what it has printed */
  text(): string
  /** ends it as Ctrl-C does */
  stop(): Promise<void>
}

/** The terminals of a reader, by the titles that pages give them. */
export interface Desk {
  /**
   * Types a command. One that runs until Ctrl-C is left running; it ends what ran in the same terminal before.
   * @param options.keeps leaves the same command running instead of starting it again
   * @returns what the command printed; nothing for one that keeps running
   * @throws with what it printed, when it fails
   */
  type(terminal: string, command: string, options?: { readonly keeps?: boolean }): Promise<string>
  /** the programs that run */
  running(): readonly Running[]
  /** ends every program and closes every terminal */
  close(): Promise<void>
}

interface Terminal {
  readonly shell: Shell
  running?: Running | undefined
}

/** Opens terminals in a folder when they are used. */
export function openDesk(folder: string, env: NodeJS.ProcessEnv): Desk {
  const terminals = new Map<string, Terminal>()
  const open = (name: string) => {
    const terminal = terminals.get(name) ?? { shell: openShell(folder, env) }
    terminals.set(name, terminal)
    return terminal
  }
  return {
    async type(name, command, { keeps = false } = {}) {
      const terminal = open(name)
      const lines = command.split("\n")
      const last = lines.at(-1)!
      if (keeps && terminal.running?.command === last) return ""
      await terminal.running?.stop()
      terminal.running = undefined
      if (!lasting.test(last)) return terminal.shell.run(command)
      if (lines.length > 1) await terminal.shell.run(lines.slice(0, -1).join("\n"))
      const place = (await terminal.shell.run("pwd")).trim()
      terminal.running = await keepRunning(last, place, env)
      return ""
    },
    running: () => [...terminals.values()].flatMap(({ running }) => running ?? []),
    async close() {
      for (const { shell, running } of terminals.values()) {
        shell.close()
        await running?.stop()
      }
      terminals.clear()
    },
  }
}

async function keepRunning(command: string, folder: string, env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn("bash", ["-c", command], {
    cwd: folder,
    env: terminalEnv(env),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  })
  const text = recordOf(child)
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()))
  const stop = async () => {
    if (child.exitCode === null) process.kill(-child.pid!, "SIGINT")
    await closed
  }
  const address = await Promise.race([addressIn(text), closed.then(() => undefined)])
  if (address) return { command, folder, address, text, stop }
  await stop()
  throw new Error(`${command} ended or did not say where it listens:\n${text()}`)
}

/** The address that a program prints when it is ready; undefined when it prints none in time. */
async function addressIn(text: () => string): Promise<string | undefined> {
  const pattern = /^ {2}(?:API|➜ {2}Local:) +(\S+?)\/?$/m
  const look = () => pattern.exec(text())?.[1] ?? expect.fail("not yet")
  return vi.waitFor(look, soon).catch(() => undefined)
}

/** What a program prints, without colors. */
function recordOf(child: ChildProcess): () => string {
  let text = ""
  child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on("data", (chunk: Buffer) => (text += chunk.toString()))
  return () => text.replaceAll(/\u001B\[[\d;]*m/g, "")
}
