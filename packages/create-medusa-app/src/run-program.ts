import { spawn } from "node:child_process"

/** How a program ended. */
export interface Outcome {
  readonly isFine: boolean
  /** what it printed; empty when that was shown */
  readonly text: string
}

/**
 * Runs a program to its end.
 * @param options.isShown lets it print to the terminal
 */
export function runProgram(
  program: string,
  words: readonly string[],
  options: {
    readonly cwd: string
    readonly isShown?: boolean
    readonly env?: Readonly<Record<string, string>>
  },
): Promise<Outcome> {
  const child = spawn(program, words, {
    cwd: options.cwd,
    env: { ...inheritedEnv(), ...options.env },
    stdio: options.isShown ? "inherit" : ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  })
  let text = ""
  child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on("data", (chunk: Buffer) => (text += chunk.toString()))
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ isFine: false, text: error.message }))
    child.on("close", (code) => resolve({ isFine: code === 0, text }))
  })
}

/**
 * The environment without what tells npx which package to run: `npx --package X.tgz create-medusa-app` sets it for this
 * program, and an npx that this program starts would take it for itself.
 */
function inheritedEnv(): NodeJS.ProcessEnv {
  const { npm_config_package: _, npm_config_call: __, ...env } = process.env
  return env
}
