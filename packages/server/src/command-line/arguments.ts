import { parseArgs } from "node:util"

/** An option of a command, as its help shows it. */
export interface CommandOption {
  readonly name: string
  /** What stands for the value; without one the option is a switch. */
  readonly value?: string
  readonly about: string
}

/**
 * The options of `stheno start`.
 * @since 0.1
 */
export const startOptions: readonly CommandOption[] = [
  { name: "no-seed", about: "Only the default rows and the admin user, no demo shop." },
  { name: "data-dir", value: "DIR", about: "Directory of the embedded database and of uploaded files." },
  { name: "api-only", about: "Serve the API without the documentation." },
  { name: "no-worker", about: "Only answer requests; events, mails and jobs are left to stheno worker." },
]

/** A command besides `start`, as its help shows it. */
export interface CommandDescription {
  readonly usage: string
  readonly about: string
}

/**
 * The other commands. All take `--data-dir`.
 * @since 0.1
 */
export const otherCommands: readonly CommandDescription[] = [
  { usage: "stheno worker", about: "Deliver events, send mails and do jobs beside a server that runs." },
  { usage: "stheno jobs failed", about: "List the jobs that failed for good." },
  { usage: "stheno jobs retry ID", about: "Have a failed job attempted again." },
]

/** What the command line asked for. */
export type Command =
  | {
      readonly name: "start"
      readonly seed: boolean
      readonly apiOnly: boolean
      readonly worker: boolean
      readonly dataDir?: string
    }
  | { readonly name: "worker" | "failed-jobs"; readonly dataDir?: string }
  | { readonly name: "retry-job"; readonly id: string; readonly dataDir?: string }
  | { readonly name: "help" | "version" }
  | { readonly name: "mistake"; readonly message: string }

/**
 * Understands a command line.
 * @param words without the program's name; no command means `start`
 * @since 0.1
 */
export function parseCommand(words: readonly string[]): Command {
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options })
    if (values.help || positionals[0] === "help") return { name: "help" }
    if (values.version) return { name: "version" }
    if (values["data-dir"] === "") return mistake("--data-dir needs a directory.")
    const command = commandOf(positionals, values)
    const isStart = command.name === "start"
    const stray = startOptions.find(({ name }) => name !== "data-dir" && values[name as keyof typeof values])
    return stray && !isStart && command.name !== "mistake"
      ? mistake(`--${stray.name} is an option of start.`)
      : command
  } catch (error) {
    return mistake(sentence((error as Error).message))
  }
}

const options = {
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
  "no-seed": { type: "boolean" },
  "data-dir": { type: "string" },
  "api-only": { type: "boolean" },
  "no-worker": { type: "boolean" },
} as const

interface Values {
  readonly "no-seed"?: boolean
  readonly "api-only"?: boolean
  readonly "no-worker"?: boolean
  readonly "data-dir"?: string
}

function commandOf(positionals: readonly string[], values: Values): Command {
  const [command = "start", ...rest] = positionals
  const dataDir = values["data-dir"]
  if (command === "jobs") return jobsCommand(rest, dataDir)
  if (command !== "start" && command !== "worker") return mistake(`There is no command "${command}".`)
  if (rest.length > 0) return tooMany(rest[0]!)
  if (command === "worker") return { name: "worker", dataDir }
  return {
    name: "start",
    seed: !values["no-seed"],
    apiOnly: values["api-only"] ?? false,
    worker: !values["no-worker"],
    dataDir,
  }
}

function jobsCommand([verb, id, surplus]: readonly string[], dataDir: string | undefined): Command {
  if (verb === "failed") return id ? tooMany(id) : { name: "failed-jobs", dataDir }
  if (verb !== "retry") return mistake("The command jobs needs failed or retry ID.")
  if (!id) return mistake("The command jobs retry needs the id of a failed job.")
  return surplus ? tooMany(surplus) : { name: "retry-job", id, dataDir }
}

function mistake(message: string): Command {
  return { name: "mistake", message }
}

function tooMany(word: string): Command {
  return mistake(`"${word}" is one word too many.`)
}

/** Node's first sentence says what is wrong; what follows explains a syntax that nobody asked for. */
function sentence(message: string): string {
  return `${message.split(/[.\n]/)[0]}.`
}
