import { nearest } from "@stheno/core"
import fs from "node:fs"
import path from "node:path"
import { relative } from "./describe-error.ts"
import { projectFolders } from "./scan-files.ts"

/** Extensions of the dashboard in `admin`. @source facts/admin.json, extensions.source */
const extension = /^(?:widgets\/.+|(?:routes|settings)\/(?:.+\/)?page)\.[jt]sx?$/

/**
 * What to say of folders beside those that mean something: extensions of the dashboard, and names that are nearly right.
 * @param root absolute path of the folder that holds them
 * @param directory the project's folder: paths are told from there on
 * @since 0.1
 */
export function notesOnFolders(root: string, directory: string): string[] {
  if (!fs.existsSync(root)) return []
  const place = relative(root, directory) || "."
  const others = fs
    .readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !(projectFolders as readonly string[]).includes(entry.name))
    .map(({ name }) => name)
  return others.flatMap((name) => {
    if (name === "admin") return adminNotes(path.join(root, name), `${place}/admin`)
    const near = nearest(name, projectFolders)
    return near ? [`${place}/${name}: no folder of this name is read. Did you mean ${near}?`] : []
  })
}

function adminNotes(folder: string, place: string): string[] {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => extension.test(file))
    .toSorted()
  return files.length === 0
    ? []
    : [`${place}: there is no dashboard yet, and its extensions are not shown: ${files.join(", ")}.`]
}
