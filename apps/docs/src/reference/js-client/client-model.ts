import { methodTables } from "@stheno/codegen/operations/methods/index.ts"
import type { DeclarationKind, DeclarationModel } from "../code/model.ts"
import type { TypeLinks } from "../code/parts.tsx"
import { readDeclaration } from "../code/read-declaration.ts"
import { withInherited } from "../code/reached-types.ts"
import type { SourceTree } from "../code/source-tree.ts"
import { usersOf, type User } from "../code/users.ts"

/** An entry of the package. */
export interface ClientEntry {
  readonly name: string
  readonly entry: string
  readonly file: string
}

const folder = "packages/js-client/src"

/** What programs import. */
export const clientEntries: readonly ClientEntry[] = [
  { name: "js-client", entry: "@stheno/js-client", file: `${folder}/index.ts` },
  { name: "store", entry: "@stheno/js-client/store", file: `${folder}/store.ts` },
]

/** A declaration of the client with its page. */
export interface ClientDeclaration {
  readonly declaration: DeclarationModel
  readonly route: string
  readonly entry: string
  /** heading of the sidebar */
  readonly group: string
  /** paths below the client, e.g. `admin.orders`, for a resource */
  readonly path: string | undefined
  readonly usedBy: readonly User[]
}

/** The whole client. */
export interface ClientModel {
  readonly declarations: readonly ClientDeclaration[]
  /** entry → names that it exports */
  readonly exports: Readonly<Record<string, readonly string[]>>
}

/**
 * Reads every export of the client.
 * @since 0.1
 */
export function readClient(tree: SourceTree): ClientModel {
  const found = clientEntries.map(({ file, entry }) => ({ entry, names: tree.exportsOf(file) }))
  const paths = resourcePaths()
  const models = new Map(
    [...found[0]!.names].map(([name, each]) => [name, withInherited(readDeclaration(name, each), tree)]),
  )
  const users = usersOf(models)
  const declarations = [...models].map(([name, declaration]) => ({
    declaration,
    route: clientRoute(declaration.kind, name),
    entry: found[0]!.entry,
    group: groupOf(declaration),
    path: paths.get(name),
    usedBy: users.get(name) ?? [],
  }))
  const exports = Object.fromEntries(found.map(({ entry, names }) => [entry, [...names.keys()]]))
  return { declarations, exports }
}

/** Where the pages of the client's exports are, for links from types. */
export function clientLinks({ declarations }: ClientModel): TypeLinks {
  return new Map(declarations.map(({ declaration, route }) => [declaration.name, route]))
}

/** Address of a declaration of the client. */
export function clientRoute(kind: DeclarationKind, name: string): string {
  const place = {
    class: "classes",
    interface: "interfaces",
    type: "types",
    function: "functions",
    constant: "constants",
  }
  return `/references/js-client/${place[kind]}/${name}`
}

/** Class of a resource → where the client has it. */
function resourcePaths(): Map<string, string> {
  return new Map(
    Object.entries(methodTables).flatMap(([area, table]) =>
      Object.entries(table).map(([path, entry]): [string, string] => [
        entry.class,
        area === "admin" ? `admin.${path}` : path,
      ]),
    ),
  )
}

function groupOf({ name, source }: DeclarationModel): string {
  if (source.file.endsWith("entities.gen.ts")) return "Entities"
  if (source.file.endsWith("admin-types.gen.ts")) return "Admin"
  if (source.file.endsWith("store-types.gen.ts")) return "Store"
  if (source.file.endsWith("admin-resources.gen.ts")) return "Admin"
  if (source.file.endsWith("store-resources.gen.ts")) return "Store"
  return name.startsWith("Admin") ? "Admin" : "Engine"
}
