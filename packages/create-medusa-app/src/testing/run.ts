import { spawn } from "node:child_process"

/** How a program ended. */
export interface Ended {
  readonly status: number | null
  /** what it printed, to both streams */
  readonly text: string
}

/** The environment of a developer's terminal: nothing of the npm that runs the tests. */
export function terminalEnv(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_|VITEST|INIT_CWD|FORCE_COLOR)/.test(name),
  )
  return { ...Object.fromEntries(kept), ...more }
}

/** Runs a program to its end; one that takes five minutes is ended. */
export function run(
  program: string,
  words: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<Ended> {
  const child = spawn(program, words, {
    cwd,
    env: terminalEnv(env),
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 300_000,
  })
  let text = ""
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on("error", reject)
    child.on("close", (status) => resolve({ status, text }))
  })
}
