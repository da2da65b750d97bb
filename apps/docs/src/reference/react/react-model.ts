import { mutationTables, queryTables } from "@stheno/codegen/hooks/table/index.ts"
import type { OperationModel } from "../api/api-model.ts"
import type { Hook } from "../api/called-by.ts"
import type { DeclarationModel } from "../code/model.ts"
import { readDeclaration } from "../code/read-declaration.ts"
import type { SourceTree } from "../code/source-tree.ts"
import { groupOfHook } from "./hook-route.ts"

/** A hook with what it calls. */
export interface HookModel {
  readonly hook: Hook
  readonly declaration: DeclarationModel
  readonly model: OperationModel
  /** what the variables of a mutation are */
  readonly variables: string
  /** where the answer is kept */
  readonly key: string | undefined
  readonly invalidates: readonly string[]
}

/** The hooks of one resource. */
export interface HookGroup {
  /** last part of the address, e.g. `admin-orders` */
  readonly name: string
  readonly area: "store" | "admin"
  /** path of the resource below the client, e.g. `orders` */
  readonly resource: string
  readonly hooks: readonly HookModel[]
}

/** The whole package. */
export interface ReactModel {
  readonly groups: readonly HookGroup[]
  readonly keys: readonly KeyFactory[]
  /** contexts, prices and everything else that is not a generated hook */
  readonly others: readonly DeclarationModel[]
}

/** A factory of keys. */
export interface KeyFactory {
  readonly declaration: DeclarationModel
  /** hooks that keep their answers under its keys */
  readonly usedBy: readonly string[]
  /** hooks after whose changes its keys are out of date */
  readonly invalidatedBy: readonly string[]
}

/** A hook of the tables is not exported, or calls what does not exist. */
export class ReactModelError extends Error {}

const entry = "packages/medusa-react/src/index.ts"

/**
 * Reads every hook, every key factory and every other export of the React package.
 * @throws ReactModelError when the tables name a hook that is not exported
 * @since 0.1
 */
export function readReact(tree: SourceTree, api: readonly OperationModel[]): ReactModel {
  const exported = new Map(
    [...tree.exportsOf(entry)].map(([name, found]) => [name, readDeclaration(name, found)]),
  )
  const hooks = api.flatMap((model) => model.callers.hooks.map((hook) => hookModel(hook, model, exported)))
  const isKey = (name: string) => /Keys?$/.test(name) && !name.startsWith("use")
  const keys = [...exported.values()].filter(({ name, kind }) => isKey(name) && kind === "constant")
  return {
    groups: groupsOf(hooks),
    keys: keys.map((declaration) => keyFactory(declaration, hooks)),
    others: [...exported.values()].filter((each) => !isGenerated(each) && !keys.includes(each)),
  }
}

function hookModel(
  hook: Hook,
  model: OperationModel,
  exported: ReadonlyMap<string, DeclarationModel>,
): HookModel {
  const declaration = exported.get(hook.name)
  if (!declaration) throw new ReactModelError(`${hook.name} is in the tables and not exported`)
  const said = /`mutate` accepts (?:`(.*)`|no variables)$/.exec(declaration.docs.returns ?? "")
  return {
    hook,
    declaration,
    model,
    variables: hook.kind === "mutation" ? variablesText(said?.[1] ?? "none", exported) : "",
    key: hook.kind === "query" ? hook.entry.key : undefined,
    invalidates: hook.kind === "mutation" ? (hook.entry.invalidates ?? []) : [],
  }
}

/** Variables with a named type are shown with the definition of that type. */
function variablesText(type: string, exported: ReadonlyMap<string, DeclarationModel>): string {
  const named = exported.get(type)
  return named ? named.text.replace(/^type \w+\s*=\s*/, "").replace(/\s+/g, " ") : type
}

function groupsOf(hooks: readonly HookModel[]): HookGroup[] {
  const areas = ["store", "admin"] as const
  return areas.flatMap((area) => {
    const names = new Set(Object.keys({ ...queryTables[area], ...mutationTables[area] }))
    const own = hooks.filter(({ hook }) => names.has(hook.name))
    const groups = [...new Set(own.map(({ hook }) => groupOfHook(hook.name)!))].sort()
    return groups.map((name) => {
      const found = own.filter(({ hook }) => groupOfHook(hook.name) === name)
      const resource = found[0]!.hook.entry.method.split(".").slice(0, -1).join(".")
      return { name, area, resource, hooks: found }
    })
  })
}

function keyFactory(declaration: DeclarationModel, hooks: readonly HookModel[]): KeyFactory {
  const names = (text: string) => text.split(".")[0] === declaration.name
  return {
    declaration,
    usedBy: hooks.filter(({ key }) => key && names(key)).map(({ hook }) => hook.name),
    invalidatedBy: hooks.filter(({ invalidates }) => invalidates.some(names)).map(({ hook }) => hook.name),
  }
}

function isGenerated({ source }: DeclarationModel): boolean {
  return source.file.endsWith(".gen.ts")
}
