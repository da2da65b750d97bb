import fs from "node:fs"
import path from "node:path"

/** Folders of a project that mean something, in the order in which they are read. */
export const projectFolders = [
  "models",
  "migrations",
  "providers",
  "strategies",
  "services",
  "api",
  "subscribers",
  "jobs",
  "loaders",
  "mails",
] as const

export type ProjectFolder = (typeof projectFolders)[number]

/** Templates of emails, which can use JSX, and their texts. Files in deeper folders are only imported. */
const mail = /^[^/]+\.(?:[cm]?[jt]s|[jt]sx)$|^messages\/[^/]+\.json$/

const code = /\.(?:[cm]?ts|[cm]?js)$/
const passedOver = /\.d\.[cm]?ts$|\.(?:test|spec)\.[cm]?[jt]s$|(?:^|\/)(?:__tests__|__mocks__|node_modules)\//

/**
 * The files of a folder with code, in the order of their names.
 * @param root absolute path of `src`
 * @returns absolute paths; empty if the folder does not exist
 * @since 0.1
 */
export function filesIn(root: string, folder: ProjectFolder): string[] {
  const directory = path.join(root, folder)
  if (!fs.existsSync(directory)) return []
  return fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => isWanted(path.relative(directory, file).replaceAll(path.sep, "/"), folder))
    .toSorted()
}

function isWanted(file: string, folder: ProjectFolder): boolean {
  if (path.posix.basename(file).startsWith("_") || passedOver.test(file)) return false
  if (folder === "mails") return mail.test(file)
  return code.test(file) || (folder === "migrations" && file.endsWith(".sql"))
}

/** A file's name without its folder and its endings. */
export function nameOf(file: string): string {
  return path.basename(file).replace(/\.[^.]+$/, "")
}

/** `fooBar` of `foo-bar`. */
export function camelCase(name: string): string {
  return name.replace(/[-_. ]+(\w)/g, (_, letter: string) => letter.toUpperCase())
}
