import { createProject } from "./create-project.ts"
import { databasePartsOf } from "./database-url.ts"
import { helpText, readOptions } from "./options.ts"
import { ownVersion } from "./places.ts"

/**
 * Runs create-medusa-app.
 * @param words without the program's name
 * @returns the exit code: 0 created, 1 not created, 2 error in the command line
 * @since 0.1
 */
export async function main(words: readonly string[]): Promise<number> {
  const read = readOptions(words)
  if (typeof read === "string") return mistake(read)
  const { name, values, switches } = read
  if (switches.has("help")) return show(helpText())
  if (switches.has("version")) return show(ownVersion())
  if (switches.has("v2")) return mistake("--v2 is not supported: Stheno implements the API of Medusa v1.")
  const isCreated = await createProject({
    directory: name,
    parent: values["directory-path"],
    isAsking: !switches.has("yes"),
    isSeeding: switches.has("seed"),
    hasDatabase: !switches.has("skip-db") && !switches.has("no-migrations"),
    databaseUrl: values["db-url"],
    database: databasePartsOf(values),
    hasEnvironment: !switches.has("skip-env"),
    ...(switches.has("javascript") && { language: "javascript" as const }),
    hasExamples: !switches.has("no-boilerplate"),
    repository: values["repo-url"],
    wantsStorefront: switches.has("with-nextjs-starter"),
    plugins: values.plugin?.split(",").map((each) => each.trim()),
    isStarting: !switches.has("no-start"),
    packages: values.packages,
    isVerbose: switches.has("verbose"),
  })
  return isCreated ? 0 : 1
}

function show(text: string): number {
  console.log(text)
  return 0
}

function mistake(message: string): number {
  console.error(`${message} See: create-medusa-app --help`)
  return 2
}
