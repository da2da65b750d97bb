import { spawn } from "node:child_process"
import path from "node:path"
import { terminalEnv, type Ended } from "./run.ts"
import type { Workplace } from "./workplace.ts"

/**
 * Runs a program of the folder's packages at a pseudo terminal, and types when it asks.
 * @param lines what is typed after which text was shown
 */
export function atTerminal(
  { folder, env }: Pick<Workplace, "folder" | "env">,
  command: string,
  lines: readonly (readonly [after: string, typed: string])[],
): Promise<Ended> {
  const bin = path.join(folder, "node_modules/.bin")
  const child = spawn("script", ["-qefc", `stty cols 120 rows 40; ${command}`, "/dev/null"], {
    cwd: folder,
    env: terminalEnv({ ...env, PATH: `${bin}:${process.env.PATH}`, TERM: "xterm" }),
    stdio: ["pipe", "pipe", "pipe"],
    timeout: 120_000,
  })
  const waiting = [...lines]
  let text = ""
  let seen = 0
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk.toString()
    const [after, typed] = waiting[0] ?? []
    if (after === undefined || !text.slice(seen).includes(after)) return
    seen = text.length
    waiting.shift()
    child.stdin.write(typed!)
  })
  return new Promise((resolve, reject) => {
    child.on("error", reject)
    child.on("close", (status) => resolve({ status, text }))
  })
}
