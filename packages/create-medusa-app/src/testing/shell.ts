import { spawn } from "node:child_process"
import { terminalEnv } from "./run.ts"

/** A terminal that stays open: variables and the folder survive from one command to the next. */
export interface Shell {
  /**
   * Runs a command.
   * @returns what it printed to its standard output
   * @throws with what it printed, errors included, when it fails
   */
  run(code: string): Promise<string>
  close(): void
}

const done = /\n<ended (\d+)>\n/

/** Opens a terminal in a folder. */
export function openShell(cwd: string, env: NodeJS.ProcessEnv): Shell {
  const child = spawn("bash", [], {
    cwd,
    env: terminalEnv(env),
    stdio: ["pipe", "pipe", "pipe"],
    detached: true,
  })
  let text = ""
  let errors = ""
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()))
  let notify = () => {}
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk.toString()
    notify()
  })
  return {
    async run(code) {
      child.stdin.write(`${code}\nprintf '\\n<ended %s>\\n' "$?"\n`)
      const printed = await new Promise<string>((resolve) => {
        notify = () => done.test(text) && resolve(text)
        notify()
      })
      const [before, status, after] = printed.split(done)
      text = after!
      if (status !== "0") throw new Error(`${code}\nended with ${status}:\n${before}${errors}`)
      return before!
    },
    // What it has started in the background ends with it.
    close: () => {
      if (child.exitCode === null) process.kill(-child.pid!, "SIGKILL")
    },
  }
}
