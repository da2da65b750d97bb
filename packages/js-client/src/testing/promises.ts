import { columnsOf, entityNamed } from "@stheno/codegen/operations/entity-types.ts"
import { methodsOf, type Method } from "@stheno/codegen/operations/model.ts"
import { selectionFor } from "@stheno/codegen/operations/selections.ts"

const methods: readonly Method[] = [...methodsOf("store"), ...methodsOf("admin")]

/** What the types of the client promise of an answer and the answer does not hold: paths, empty when all is true. */
export function brokenPromises(request: { method: string; url: string }, body: unknown): string[] {
  const { pathname, searchParams } = new URL(request.url)
  if (searchParams.has("expand") || searchParams.has("fields")) return []
  const method = methods.find((each) => each.operation.method === request.method && matches(each, pathname))
  const selection = method && selectionFor(method)
  if (!method?.selected || !selection) return []
  const { property, entity } = method.selected
  const columns = [...columnsOf(entityNamed(entity)).keys()].filter(
    (name) => !selection.missing.includes(name),
  )
  const promised = [...selection.relations, ...selection.always, ...selection.computed, ...columns]
  const missing = promised.flatMap((path) => missingAt(body, [property, ...path.split(".")], ""))
  return [...new Set(missing)].map((path) => `${method.operation.id}: ${path}`)
}

function matches({ operation }: Method, pathname: string): boolean {
  const own = operation.path.split("/")
  const given = pathname.split("/")
  return (
    own.length === given.length && own.every((part, index) => part.startsWith("{") || part === given[index])
  )
}

function missingAt(value: unknown, [name, ...rest]: readonly string[], at: string): string[] {
  if (name === undefined || value === null || value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((entry) => missingAt(entry, [name, ...rest], at))
  if (typeof value !== "object" || !Object.hasOwn(value, name)) return [`${at}${name}`]
  return missingAt(Reflect.get(value, name), rest, `${at}${name}.`)
}
