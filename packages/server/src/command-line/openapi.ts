import { createApp, emptyExtension, extendShop, operations } from "@stheno/core/host"
import fs from "node:fs"
import path from "node:path"
import { assembleEngine } from "../assemble-engine.ts"
import { addressOf } from "../http/listen.ts"
import { assertWhole, extensionOf } from "../project/index.ts"
import { StartError } from "../start-error.ts"
import { openProject } from "./open-project.ts"

type Side = "store" | "admin"

/**
 * `stheno openapi`: prints the document of one side, or writes both. Needs no database.
 * @param side of which the document is printed; both are written without one
 * @throws project_broken when the project has faults: its endpoints would be missing
 * @since 0.1
 */
export async function writeOpenApi(side: string | undefined, out: string): Promise<void> {
  if (side !== undefined && !isSide(side))
    throw new StartError("side_unknown", `Unknown API "${side}".`, "Use store or admin.")
  const documents = await openApiDocuments()
  const textOf = (each: Side) => `${JSON.stringify(documents[each], null, 2)}\n`
  if (isSide(side)) await writeOut(textOf(side))
  else writeBoth(path.resolve(out), textOf)
}

/**
 * The documents of both sides, from the code of the project in this folder. Needs no database.
 * @throws project_broken when the project has faults: its endpoints would be missing
 * @since 0.1
 */
export async function openApiDocuments(): Promise<Record<Side, unknown>> {
  const { config, project } = await openProject(process.cwd(), {})
  assertWhole(project?.problems ?? [])
  // Connections are opened when they are needed, and none is.
  const url = config.databaseUrl || "postgres://127.0.0.1/none"
  const baseUrl = config.backendUrl || addressOf("localhost", config.port)
  const { engine, close } = assembleEngine(config, { url, baseUrl, project })
  const extension = project ? extensionOf(project, project.parts.models) : emptyExtension
  const app = createApp(engine, [], extendShop(engine, operations, { extension }))
  const documentOf = async (each: Side) =>
    (await app.fetch(new Request(`${baseUrl}/openapi/${each}.json`))).json() as Promise<unknown>
  try {
    return { store: await documentOf("store"), admin: await documentOf("admin") }
  } finally {
    await close()
  }
}

function writeBoth(directory: string, textOf: (side: Side) => string): void {
  for (const side of ["store", "admin"] as const) {
    const file = path.join(directory, `${side}.json`)
    try {
      fs.mkdirSync(directory, { recursive: true })
      fs.writeFileSync(file, textOf(side))
    } catch (error) {
      throw new StartError(
        "file_not_written",
        `${file} cannot be written: ${error instanceof Error ? error.message : String(error)}.`,
        "Choose another directory with --out DIR.",
        { cause: error },
      )
    }
    console.log(`Wrote ${path.relative(process.cwd(), file)}`)
  }
}

/** Returns when everything is out: the process ends right afterwards, and a pipe takes its time. */
function writeOut(text: string): Promise<void> {
  return new Promise((resolve) => process.stdout.write(text, () => resolve()))
}

function isSide(word: string | undefined): word is Side {
  return word === "store" || word === "admin"
}
