import type { DeclarationKind, DeclarationModel } from "../code/model.ts"
import { withMeanings } from "../code/meanings.ts"
import { withInherited } from "../code/reached-types.ts"
import { readDeclaration } from "../code/read-declaration.ts"
import type { SourceTree } from "../code/source-tree.ts"
import { usersOf, type User } from "../code/users.ts"

/** What a project's code imports from, the most general first. */
const entries: readonly (readonly [entry: string, file: string, prefix: string])[] = [
  ["@stheno/core", "packages/core/src/index.ts", "core"],
  ["@stheno/core/product", "packages/core/src/modules/product.ts", "modules"],
  ["@stheno/core/pricing", "packages/core/src/modules/pricing.ts", "modules"],
  ["@stheno/core/inventory", "packages/core/src/modules/inventory.ts", "modules"],
  ["@stheno/core/stock-location", "packages/core/src/modules/stock-location.ts", "modules"],
  ["@stheno/core/cache", "packages/core/src/modules/cache.ts", "modules"],
  ["@stheno/core/event-bus", "packages/core/src/modules/event-bus.ts", "modules"],
  ["@stheno/server", "packages/server/src/index.ts", "server"],
  ["@stheno/server/modules", "packages/server/src/modules.ts", "server"],
  ["@stheno/server/contracts", "packages/server/src/contracts/index.ts", "contracts"],
]

/** An export with its page. */
export interface ExportModel {
  readonly declaration: DeclarationModel
  /** name of the page; `modules.FindConfig` where the core has another of the name */
  readonly name: string
  readonly entry: string
  readonly route: string
  /** declarations that mention it */
  readonly usedBy: readonly User[]
}

const folders = {
  class: "classes",
  interface: "interfaces",
  type: "types",
  function: "functions",
  constant: "constants",
} as const

/** Address of an export's page. */
export function exportRoute(kind: DeclarationKind, name: string): string {
  return `/references/services/${folders[kind]}/${name}`
}

/**
 * Everything that a project's code imports from the packages of the engine. Rows of tables are left out: they are the
 * entities.
 * @param taken names of pages that there are already
 * @since 0.1
 */
export function readExports(tree: SourceTree, taken: ReadonlySet<string>): ExportModel[] {
  const known = new Map<string, Omit<ExportModel, "usedBy">>()
  const names = new Set(taken)
  for (const [entry, file, prefix] of entries)
    for (const [exported, found] of tree.exportsOf(file)) {
      const declaration = withMeanings(withInherited(readDeclaration(exported, found), tree), tree)
      const key = `${declaration.source.file}:${declaration.source.line}`
      if (known.has(key) || declaration.source.file.endsWith(".gen.ts")) continue
      const name = names.has(`${declaration.kind} ${exported}`) ? `${prefix}.${exported}` : exported
      names.add(`${declaration.kind} ${name}`)
      known.set(key, { declaration, name, entry, route: exportRoute(declaration.kind, name) })
    }
  const all = [...known.values()]
  // The first of a name is the one that types lead to.
  const users = usersOf(new Map(all.toReversed().map(({ declaration }) => [declaration.name, declaration])))
  return all.map((each) => ({
    ...each,
    usedBy: each.name === each.declaration.name ? (users.get(each.name) ?? []) : [],
  }))
}
