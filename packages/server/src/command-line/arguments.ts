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
]

/** What the command line asked for. */
export type Command =
  | { readonly name: "start"; readonly seed: boolean; readonly apiOnly: boolean; readonly dataDir?: string }
  | { readonly name: "help" | "version" }
  | { readonly name: "mistake"; readonly message: string }

/**
 * Understands a command line.
 * @param words without the program's name; no command means `start`
 * @since 0.1
 */
export function parseCommand(words: readonly string[]): Command {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        version: { type: "boolean", short: "v" },
        "no-seed": { type: "boolean" },
        "data-dir": { type: "string" },
        "api-only": { type: "boolean" },
      },
    })
    if (values.help || positionals[0] === "help") return { name: "help" }
    if (values.version) return { name: "version" }
    const [command = "start", surplus] = positionals
    if (command !== "start") return { name: "mistake", message: `There is no command "${command}".` }
    if (surplus) return { name: "mistake", message: `"${surplus}" is one word too many.` }
    const { "no-seed": noSeed, "api-only": apiOnly, "data-dir": dataDir } = values
    if (dataDir === "") return { name: "mistake", message: "--data-dir needs a directory." }
    return { name: "start", seed: !noSeed, apiOnly: apiOnly ?? false, dataDir }
  } catch (error) {
    return { name: "mistake", message: sentence((error as Error).message) }
  }
}

/** Node's first sentence says what is wrong; what follows explains a syntax that nobody asked for. */
function sentence(message: string): string {
  return `${message.split(/[.\n]/)[0]}.`
}
