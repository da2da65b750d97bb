import { StartError } from "../start-error.ts"
import { parseCommand } from "./arguments.ts"
import { commandHelp, helpText } from "./help.ts"
import type { CommandHooks } from "./run-command.ts"
import { version } from "./version.ts"

/**
 * Runs a command line. `start` and `worker` return after a signal has stopped them.
 * @param words the words of the command line, without the name of the program
 * @param hooks.onReady called with the address of the API when the server is ready for requests
 * @param hooks.program how this command line was started, for messages; `stheno` by default
 * @param hooks.ownOptions options of `start` that this program has taken out of the words, for suggestions
 * @param hooks.subscribers absolute paths of files with subscribers that the server gets in addition
 * @returns the exit code: 0 on success, 1 on failure, 2 for an invalid command line
 * @since 0.1
 */
export async function runCommandLine(words: readonly string[], hooks: CommandHooks = {}): Promise<number> {
  const { program = "stheno", ownOptions } = hooks
  const command = await parseCommand(words, ownOptions)
  switch (command.kind) {
    case "help":
      console.log(command.name ? commandHelp(command.name) : helpText(version()))
      return 0
    case "version":
      console.log(version())
      return 0
    case "mistake":
      console.error(`${command.message} See: ${program} ${command.name ? `${command.name} ` : ""}--help`)
      return 2
    case "run":
      return orExplain(async () => {
        const { runCommand } = await import("./run-command.ts")
        return runCommand(command.name, command.given, hooks)
      })
  }
}

async function orExplain(run: () => Promise<boolean>): Promise<number> {
  try {
    return (await run()) ? 0 : 1
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(`\n  ${error.message}\n  ${error.remedy}\n`)
    return error.code === "option_not_valid" ? 2 : 1
  }
}
