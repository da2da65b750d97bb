import { methodTables } from "@stheno/codegen/operations/methods/index.ts"
import { methodsOf, type Method } from "@stheno/codegen/operations/model.ts"
import {
  mutationTables,
  queryTables,
  type MutationEntry,
  type QueryEntry,
} from "@stheno/codegen/hooks/table/index.ts"

/** A method of the client that sends an operation. */
export interface ClientMethod {
  readonly method: Method
  /** `carts.lineItems.create`, with `admin.` before it */
  readonly path: string
  readonly class: string
}

/** A hook that calls a method of the client. */
export type Hook =
  | { readonly kind: "query"; readonly name: string; readonly entry: QueryEntry }
  | { readonly kind: "mutation"; readonly name: string; readonly entry: MutationEntry }

/** What sends an operation: methods of the client, and hooks. */
export interface Callers {
  readonly methods: readonly ClientMethod[]
  readonly hooks: readonly Hook[]
}

/**
 * Who sends each operation, by `area.operation`.
 * @since 0.1
 */
export function callersByOperation(): ReadonlyMap<string, Callers> {
  const callers = new Map<string, { methods: ClientMethod[]; hooks: Hook[] }>()
  for (const area of ["store", "admin"] as const) {
    const hooks = hooksByMethod(area)
    for (const method of methodsOf(area)) {
      const key = `${area}.${method.operation.id}`
      const known = callers.get(key) ?? { methods: [], hooks: [] }
      const own = `${method.resource}.${method.name}`
      known.methods.push({
        method,
        path: area === "admin" ? `admin.${own}` : own,
        class: methodTables[area][method.resource]!.class,
      })
      known.hooks.push(...(hooks.get(own) ?? []))
      callers.set(key, known)
    }
  }
  return callers
}

function hooksByMethod(area: "store" | "admin"): Map<string, Hook[]> {
  const found = new Map<string, Hook[]>()
  const add = (hook: Hook) => found.set(hook.entry.method, [...(found.get(hook.entry.method) ?? []), hook])
  for (const [name, entry] of Object.entries(queryTables[area])) add({ kind: "query", name, entry })
  for (const [name, entry] of Object.entries(mutationTables[area])) add({ kind: "mutation", name, entry })
  return found
}
