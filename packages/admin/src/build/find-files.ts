import fs from "node:fs"
import path from "node:path"

/** A folder with extensions: the project's own, or a plugin's. */
export interface ExtensionSource {
  /** `project`, or the name of the plugin's package */
  readonly origin: string
  /** absolute path of the folder that holds `widgets`, `routes` and `settings` */
  readonly folder: string
}

/** A file that is an extension by its place. */
export interface ExtensionFile {
  readonly kind: "widget" | "route" | "setting"
  readonly origin: string
  /** absolute path */
  readonly file: string
  /** as its author knows it, from the project's folder on: `src/admin/widgets/brand.tsx` */
  readonly place: string
  /** from the folder of its kind on: `brands/[id]/page.tsx` */
  readonly within: string
}

const folders = { widgets: "widget", routes: "route", settings: "setting" } as const

const component = /\.[jt]sx?$/
const page = /(?:^|\/)page\.[jt]sx?$/
const passedOver =
  /\.d\.ts$|\.(?:test|spec|stories)\.[jt]sx?$|(?:^|\/)(?:__tests__|__mocks__|node_modules)\/|(?:^|\/)_[^/]*$/

/**
 * Finds the extensions in a folder `admin`: every component in `widgets`, and every `page` in `routes` and `settings`.
 * Files whose names begin with `_`, tests and stories are passed over.
 * @param directory the project's folder, which paths in messages are relative to
 * @returns in the order of their paths; empty if the folder does not exist
 * @source facts/admin.json, extensions.source
 * @since 0.1
 */
export function findExtensions({ origin, folder }: ExtensionSource, directory: string): ExtensionFile[] {
  return Object.entries(folders).flatMap(([name, kind]) => {
    const home = path.join(folder, name)
    const wanted = kind === "widget" ? component : page
    return filesBelow(home)
      .filter((within) => wanted.test(within) && !passedOver.test(within))
      .map((within) => {
        const file = path.join(home, within)
        return { kind, origin, file, place: path.relative(directory, file).replaceAll(path.sep, "/"), within }
      })
  })
}

function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .toSorted()
}
