import { nearest } from "@stheno/core/host"
import fs from "node:fs"
import path from "node:path"
import { relative } from "./describe-error.ts"
import { projectFolders } from "./scan-files.ts"

/** Folders of `admin` that mean something. @source facts/admin.json, extensions.source */
const adminFolders = ["widgets", "routes", "settings"]

/** What v1's own tool made of a plugin's extensions: one program for v1's dashboard. @source facts/admin.json, extensions.source.pluginBundle */
const v1Bundle = "_virtual_entry.js"

/**
 * What to say of folders beside those that mean something, and whose names are nearly right, and of what only v1's
 * dashboard could show.
 * @param root absolute path of the folder that holds them
 * @param directory the project's folder: paths in messages are relative to it
 * @since 0.1
 */
export function notesOnFolders(root: string, directory: string): string[] {
  if (!fs.existsSync(root)) return []
  const place = relative(root, directory) || "."
  const others = fs
    .readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !(projectFolders as readonly string[]).includes(entry.name))
    .map(({ name }) => name)
  return others.flatMap((name) =>
    name === "admin"
      ? adminNotes(path.join(root, name), `${place}/admin`)
      : nearlyRight(name, { place, known: [...projectFolders, "admin"] }),
  )
}

function adminNotes(folder: string, place: string): string[] {
  if (fs.existsSync(path.join(folder, v1Bundle)))
    return [
      `${place}: it was bundled for v1's dashboard. Use a version that contains ${adminFolders.join(", ")}.`,
    ]
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !adminFolders.includes(entry.name))
    .flatMap(({ name }) => nearlyRight(name, { place, known: adminFolders }))
}

function nearlyRight(name: string, { place, known }: { place: string; known: readonly string[] }): string[] {
  const near = nearest(name, known)
  return near ? [`${place}/${name}: the server does not read this folder. Did you mean ${near}?`] : []
}
