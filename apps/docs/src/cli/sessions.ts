import { readdirSync, readFileSync } from "node:fs"
import { commandList } from "@stheno/server/internal/command-line/registry.ts"

const folder = new URL("../../../../samples/output/cli/", import.meta.url)

/**
 * The sessions that the tests recorded in a terminal, by the name of the command that they show.
 * @since 0.1
 */
export function readSessions(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const file of readdirSync(folder).toSorted()) {
    const text = readFileSync(new URL(file, folder), "utf8").trimEnd()
    const command = commandList.find(({ name }) => text.startsWith(`$ npx stheno ${name}`))
    if (command) found.set(command.name, text)
  }
  return found
}
