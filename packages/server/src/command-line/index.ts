import { StartError } from "../start-error.ts"
import { parseCommand } from "./arguments.ts"
import { commandHelp, helpText } from "./help.ts"
import { runCommand } from "./run-command.ts"
import { version } from "./version.ts"

/**
 * Does what a command line says. `start` and `worker` return once a signal has ended them.
 * @param words without the program's name
 * @param hooks.onReady called when the server answers
 * @returns the exit code: 0 fine, 1 could not be done, 2 not understood
 * @since 0.1
 */
export async function runCommandLine(
  words: readonly string[],
  hooks: { onReady?: () => void } = {},
): Promise<number> {
  const command = parseCommand(words)
  switch (command.kind) {
    case "help":
      console.log(command.name ? commandHelp(command.name) : helpText(version()))
      return 0
    case "version":
      console.log(version())
      return 0
    case "mistake":
      console.error(`${command.message} See: stheno ${command.name ? `${command.name} ` : ""}--help`)
      return 2
    case "run":
      return orExplain(() => runCommand(command.name, command.given, hooks))
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
