import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { AppError } from "./app-error.ts"

/** The folder of a project that holds the tarballs it is installed from. */
export const tarballFolder = "packages"

/** The folder of the plugins' tarballs in it: a project depends on those that it asks for. */
export const pluginFolder = "plugins"

const fileName = /^stheno-(.+)-\d+\.\d+\.\d+.*\.tgz$/

/** @throws AppError when a folder has no tarballs of Stheno */
export function assertTarballs(folder: string): void {
  if (tarballsIn(folder).length > 0) return
  throw new AppError(
    `The folder ${path.resolve(folder)} contains no packages of Stheno.`,
    `In a clone of Stheno, run: npm run pack -- ${path.resolve(folder)}`,
  )
}

/**
 * Copies the tarballs of Stheno into a project, so that it installs on any machine that has a copy of the project.
 * @returns the dependency of the project on each of them, by package name
 */
export function copyTarballs(from: string, project: string): Record<string, string> {
  const folder = path.join(project, tarballFolder)
  fs.mkdirSync(folder, { recursive: true })
  const plugins = path.join(from, pluginFolder)
  if (fs.existsSync(plugins)) fs.cpSync(plugins, path.join(folder, pluginFolder), { recursive: true })
  return Object.fromEntries(
    tarballsIn(from).map(({ name, file }) => {
      fs.copyFileSync(path.join(from, file), path.join(folder, file))
      return [name, `file:${tarballFolder}/${file}`] as const
    }),
  )
}

/**
 * The folder of tarballs that this program was installed from: `npx ./stheno-packages/stheno-create-medusa-app-0.1.0.tgz`
 * names one, and so does a project that was created from tarballs.
 * @param place a folder or file of this program
 * @returns undefined when it came from npm's registry or runs from its sources
 */
export function ownTarballs(place = fileURLToPath(import.meta.url)): string | undefined {
  for (let folder = path.dirname(place); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (path.basename(folder) !== "node_modules") continue
    const spec = ownSpec(path.join(folder, "../package.json"))
    if (!spec?.startsWith("file:") || !spec.endsWith(".tgz")) continue
    const tarballs = path.resolve(folder, "..", path.dirname(spec.slice("file:".length)))
    // Alone it creates projects that are installed from the registry.
    if (tarballsIn(tarballs).some(({ name }) => name === "@stheno/server")) return tarballs
  }
  return undefined
}

function ownSpec(manifest: string): string | undefined {
  try {
    const { dependencies, devDependencies } = JSON.parse(fs.readFileSync(manifest, "utf8")) as Record<
      string,
      Record<string, string> | undefined
    >
    return { ...devDependencies, ...dependencies }["@stheno/create-medusa-app"]
  } catch {
    return undefined
  }
}

function tarballsIn(folder: string): { readonly name: string; readonly file: string }[] {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  return files.flatMap((file) => {
    const [, name] = fileName.exec(file) ?? []
    return name ? [{ name: `@stheno/${name}`, file }] : []
  })
}
