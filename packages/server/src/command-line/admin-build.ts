import fs from "node:fs"
import path from "node:path"
import { dashboardFolder, defaultSettings, writeDashboard } from "../admin/index.ts"
import { assertWhole } from "../project/index.ts"
import { StartError } from "../start-error.ts"
import { openProject } from "./open-project.ts"

/** What `stheno admin build` was asked for. */
export interface AdminBuildRequest {
  /** address of the API */
  readonly backend: string
  /** path of the dashboard on its own host, such as `/` */
  readonly path: string
  /** the folder to fill */
  readonly out: string
}

/**
 * `stheno admin build`: writes the dashboard with the project's extensions as static files. Needs no database.
 * @throws StartError for an address, a path or a folder that cannot be used, and for extensions that do not compile
 * @since 0.1
 */
export async function buildAdmin(request: AdminBuildRequest): Promise<void> {
  const directory = process.cwd()
  const backend = backendOf(request.backend)
  const base = pathOf(request.path)
  const out = folderOf(directory, request.out)
  const app = dashboardFolder()
  if (app === undefined)
    throw new StartError(
      "no_dashboard",
      "The package @stheno/admin is not installed.",
      "Install it in the version of @stheno/server.",
    )
  const { project } = await openProject(directory, {})
  assertWhole(project?.problems ?? [])
  const { allowsInlineStyles } = project?.dashboard ?? defaultSettings
  const sources = project?.extensions ?? []
  const { count, left } = await writeDashboard({
    app,
    out,
    path: base,
    backend,
    allowsInlineStyles,
    sources,
    directory,
  }).catch((error: unknown) => {
    throw new StartError(
      "file_not_written",
      `The dashboard cannot be written to ${out}: ${error instanceof Error ? error.message : String(error)}.`,
      "Choose another directory with --out DIR.",
      { cause: error },
    )
  })
  if (left.length > 0)
    throw new StartError(
      "extensions_not_compiled",
      `${left.length === 1 ? "An extension does" : `${left.length} extensions do`} not compile:\n${left.join("\n")}`,
      "Correct or remove what is named, and run the command again.",
    )
  const extensions = count === 1 ? "1 extension" : `${count} extensions`
  console.log(`Wrote the dashboard for ${backend} with ${extensions} to ${path.relative(directory, out)}`)
}

function backendOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === "")
    return url.href.replace(/\/$/, "")
  throw new StartError(
    "option_not_valid",
    `--backend must be the address of the API, not "${text}".`,
    "Write it like https://api.example.com.",
  )
}

/** Without the slash at the end: empty for the root of a host. */
function pathOf(text: string): string {
  const base = text.replace(/\/+$/, "")
  if (base === "" || /^(?:\/[\w.~-]+)+$/.test(base)) return base
  throw new StartError(
    "option_not_valid",
    `--path must be a path on the dashboard's host, not "${text}".`,
    "Write it like /dashboard, or / for the root.",
  )
}

/** The folder's content is replaced, so it is a new one, an empty one, or an earlier build. */
function folderOf(directory: string, out: string): string {
  const folder = path.resolve(directory, out)
  const isFree =
    !fs.existsSync(folder) ||
    fs.readdirSync(folder).length === 0 ||
    fs.existsSync(path.join(folder, "extensions/manifest.json"))
  if (isFree) return folder
  throw new StartError(
    "folder_not_empty",
    `${folder} has files that are not an earlier build of the dashboard.`,
    "Choose another directory with --out DIR.",
  )
}
