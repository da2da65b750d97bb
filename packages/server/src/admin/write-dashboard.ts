import fs from "node:fs"
import path from "node:path"
import type { ExtensionOrigin } from "./live-extensions.ts"
import { policyOf, readPage, type PageOptions } from "./page.ts"

/** What is written where. */
export interface WriteOptions extends PageOptions {
  /** folder of the built dashboard */
  readonly app: string
  /** absolute path of the folder to fill; what was in it is deleted */
  readonly out: string
  /** folders that may hold extensions; need not exist */
  readonly sources: readonly ExtensionOrigin[]
  /** the project's folder */
  readonly directory: string
}

/**
 * Writes the dashboard and the compiled extensions of a project as static files, for a web server other than the one
 * of the API. The page holds its Content-Security-Policy, except that no other site may frame it: only a header can say
 * that.
 * @returns the number of extensions, or what does not compile; then nothing is written
 * @throws when the dashboard is not built or a file cannot be written
 * @since 0.1
 */
export async function writeDashboard(
  options: WriteOptions,
): Promise<{ count: number; left: readonly string[] }> {
  const { app, out, sources, directory } = options
  const page = readPage(path.join(app, "index.html"), options)
  if (page === undefined) throw new Error(`${app} does not contain a dashboard`)
  const { buildExtensions } = await import("@stheno/admin/build")
  const { manifest, files, problems } = await buildExtensions({
    directory,
    sources: sources.filter(({ folder }) => fs.existsSync(folder)),
    path: options.path,
    isDeveloping: false,
    env: process.env,
  })
  const left = problems.map(({ file, message, remedy }) => `${file}: ${message} ${remedy}`)
  if (left.length > 0) return { count: 0, left }
  const stage = `${out}.${process.pid}`
  try {
    fs.cpSync(app, stage, { recursive: true })
    fs.writeFileSync(path.join(stage, "index.html"), withPolicy(page, options))
    fs.mkdirSync(path.join(stage, "extensions"))
    fs.writeFileSync(path.join(stage, "extensions/manifest.json"), JSON.stringify(manifest))
    for (const [name, contents] of files) fs.writeFileSync(path.join(stage, "extensions", name), contents)
    fs.rmSync(out, { recursive: true, force: true })
    fs.renameSync(stage, out)
  } finally {
    fs.rmSync(stage, { recursive: true, force: true })
  }
  return { count: manifest.extensions.length, left }
}

function withPolicy(page: string, options: PageOptions): string {
  const policy = policyOf(page, options).replace(/; frame-ancestors [^;]*$/, "")
  return page.replace(
    /(<meta charset="utf-8" \/>)/,
    `$1\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
}
