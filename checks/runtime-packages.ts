/** The entry of a package in a lock file of npm. */
export interface LockedPackage {
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
}

/** The packages of a lock file, by their folders. */
export type Locked = Readonly<Record<string, LockedPackage>>

/** The machine whose packages count: of packages for one system each, an install brings one. */
const machine = { os: "linux", cpu: "x64", libc: "glibc" } as const

/**
 * The folders of all packages that an install of a package for production brings, without itself.
 * @param root the folder of the package
 */
export function runtimePackages(locked: Locked, root: string): readonly string[] {
  const found = new Set([root])
  // Members that are added meanwhile are visited, too.
  for (const folder of found)
    for (const name of neededBy(locked[folder])) {
      const target = folderOf(locked, folder, name)
      if (target && fits(locked[target])) found.add(target)
    }
  return [...found].filter((folder) => folder !== root).toSorted()
}

function neededBy(entry: LockedPackage | undefined): readonly string[] {
  const peers = Object.keys(entry?.peerDependencies ?? {})
  return [
    ...Object.keys(entry?.dependencies ?? {}),
    ...Object.keys(entry?.optionalDependencies ?? {}),
    ...peers.filter((name) => !entry?.peerDependenciesMeta?.[name]?.optional),
  ]
}

/** Where Node finds a package: in the folder of the one that needs it, or in one above. */
function folderOf(locked: Locked, from: string, name: string): string | undefined {
  for (let at = from; ; at = parentOf(at)) {
    const folder = at ? `${at}/node_modules/${name}` : `node_modules/${name}`
    const entry = locked[folder]
    if (entry) return entry.link ? entry.resolved : folder
    if (at === "") return undefined
  }
}

function parentOf(folder: string): string {
  return folder.includes("/") ? folder.slice(0, folder.lastIndexOf("/")) : ""
}

function fits(entry: LockedPackage | undefined): boolean {
  return (["os", "cpu", "libc"] as const).every((key) => entry?.[key]?.includes(machine[key]) ?? true)
}
