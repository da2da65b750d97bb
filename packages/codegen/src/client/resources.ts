import { comment } from "../operations/print-schema.ts"
import { docblock } from "../operations/docblock.ts"
import type { Method } from "../operations/model.ts"
import type { TypeNames } from "../operations/operation-types.ts"
import type { ResourceTable } from "../operations/methods/index.ts"

/** A method with the names of its types. */
export interface TypedMethod {
  readonly method: Method
  readonly types: TypeNames
}

/** Writes the classes of an area's resources, each once, those that others contain first. */
export function printResources(table: ResourceTable, methods: readonly TypedMethod[]): string {
  const paths = Object.keys(table).sort((a, b) => depth(b) - depth(a))
  const texts = new Map<string, string>()
  for (const path of paths) {
    const { class: name } = table[path]!
    const text = printClass(
      path,
      table,
      methods.filter(({ method }) => method.resource === path),
    )
    if ((texts.get(name) ?? text) !== text) throw new Error(`Two resources of the class ${name} differ`)
    texts.set(name, text)
  }
  return [...texts.values()].join("\n")
}

/** Writes the members that hold the resources below a path; the empty path is the client itself. */
export function printChildren(parent: string, table: ResourceTable, client: string): string[] {
  const prefix = parent === "" ? "" : `${parent}.`
  return Object.entries(table)
    .filter(([path]) => path.startsWith(prefix) && path !== parent && depth(path) === depth(prefix))
    .map(
      ([path, entry]) =>
        `${comment(entry.about)}readonly ${path.slice(prefix.length)} = new ${entry.class}(${client})`,
    )
}

function depth(path: string): number {
  return path.split(".").length
}

function printClass(path: string, table: ResourceTable, methods: readonly TypedMethod[]): string {
  const { class: name, about } = table[path]!
  const members = [...printChildren(path, table, "this.client"), ...methods.flatMap(printMethod)]
  return `/** ${about} @since 0.1.0 */\nexport class ${name} extends BaseResource {\n${members.join("\n\n")}\n}\n`
}

function printMethod(typed: TypedMethod): string[] {
  const { method, types } = typed
  const parameters = [
    ...pathParameters(method),
    ...payload(method),
    ...query(typed),
    "customHeaders?: CustomHeaders",
    options(typed),
  ]
  const isThrowing = method.pathNames.length > 0
  const text = [
    docblock(method),
    `${isThrowing ? "async " : ""}${method.name}${generics(types)}(${parameters.join(", ")}): ResponsePromise<${answerOf(typed)}> {`,
    `return this.client.request("${method.operation.method}", ${pathOf(method)}, ${payloadOf(method)}, ${optionsOf(method)}, customHeaders)`,
    `}`,
  ].join("\n")
  return method.pageOf ? [text, printIterator(typed, method.pageOf)] : [text]
}

function printIterator(typed: TypedMethod, key: string): string {
  const { method, types } = typed
  const parameters = [
    ...pathParameters(method),
    `query?: ${queryType(types)}`,
    "customHeaders?: CustomHeaders",
    "options?: RequestOptions",
  ]
  const item = `${answerOf(typed)}["${key}"][number]`
  const isThrowing = method.pathNames.length > 0
  return [
    docblock(method, key),
    `${isThrowing ? "async *" : ""}iterate${method.name.replace(/^list/, "")}${generics(types)}(${parameters.join(", ")}): AsyncGenerator<${item}, void, undefined> {`,
    `${isThrowing ? "yield*" : "return"} this.client.iterate${isThrowing ? `<${item}>` : ""}(${pathOf(method)}, "${key}", query, options, customHeaders)`,
    `}`,
  ].join("\n")
}

function generics({ isGeneric }: TypeNames): string {
  return isGeneric ? "<E extends string = never, F extends string = never>" : ""
}

/** The type of what a method answers. */
export function answerOf({ method, types }: TypedMethod): string {
  if (!types.selection || !method.selected) return types.answer
  const wish = types.isGeneric ? ", E, F" : ""
  return `Answer<${types.answer}, "${method.selected.property}", ${types.selection}${wish}>`
}

function pathParameters(method: Method): string[] {
  return method.pathNames.map((name) => `${name}: string`)
}

function payload({ entry }: Method): string[] {
  if (entry.files) return ["files: AdminCreateUploadPayload"]
  return entry.body ? [`payload${isOptional(entry.body)}: ${entry.body.replace("?", "")}`] : []
}

function query({ method, types }: TypedMethod): string[] {
  return method.entry.query ? [`query${isOptional(method.entry.query)}: ${queryType(types)}`] : []
}

/** The type of a query. */
export function queryType({ query, isGeneric }: TypeNames): string {
  return isGeneric ? `${query}<E, F>` : (query ?? "never")
}

function isOptional(name: string): string {
  return name.endsWith("?") ? "?" : ""
}

function options({ method, types }: TypedMethod): string {
  const isOwn = types.query !== undefined && method.entry.query === undefined
  return isOwn ? `options?: RequestOptions<${queryType(types)}>` : "options?: RequestOptions"
}

function pathOf({ operation, pathNames }: Method): string {
  if (pathNames.length === 0) return JSON.stringify(operation.path)
  return `path\`${operation.path.replaceAll("{", "${")}\``
}

function payloadOf({ entry }: Method): string {
  if (entry.files) return "formOf(files)"
  return entry.body ? "payload" : "undefined"
}

/** What a lost answer would make happen twice is sent once; without a stored answer there is nothing to repeat. */
function optionsOf({ entry, operation }: Method): string {
  const { method, underKey, response } = operation
  const isOnce = method === "POST" && (underKey === "never" || response.kind !== "json")
  const facts = [
    ...(entry.query ? ["query"] : []),
    ...(isOnce ? ["isOnce: true"] : []),
    ...(entry.token ? [`token: "${entry.token}"`] : []),
  ]
  return facts.length > 0 ? `{ ...options, ${facts.join(", ")} }` : "options"
}
