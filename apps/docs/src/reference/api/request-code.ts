import { inspect } from "node:util"
import type { Operation } from "../../../../../packages/core/src/http/operation.ts"
import type { ClientMethod, Hook } from "./called-by.ts"
import type { Example } from "./examples.ts"
import { patternOf } from "./operation-pattern.ts"

/** What a request is made of: recorded, or with the names of the path where nothing was. */
export interface RequestModel {
  readonly operation: Operation
  /** values of the path, in its order */
  readonly params: readonly string[]
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly files: Readonly<Record<string, string>> | undefined
  /** path and query as they are sent */
  readonly path: string
}

/** The request of an example; without one, a path with the names of its parameters. */
export function requestOf(operation: Operation, example: Example | undefined): RequestModel {
  const path = example?.path ?? operation.path
  const [plain = "", search = ""] = path.split("?")
  const query = Object.fromEntries(
    [...new URLSearchParams(search)].map(([name, value]) => [name, valueOf(value)]),
  )
  return {
    operation,
    params: (patternOf(operation).exec(plain)?.slice(1) ?? []).map(decodeURIComponent),
    query,
    body: example?.body as RequestModel["body"],
    files: example?.files,
    path,
  }
}

/** Numbers and switches of a query, as a program writes them. */
export function valueOf(text: string): unknown {
  if (/^\d+$/.test(text)) return Number(text)
  return text === "true" || text === "false" ? text === "true" : text
}

/** The request for a shell. */
export function curlOf({ operation, path, body, files }: RequestModel): string {
  const { method, access } = operation
  const lines = [
    `curl ${method === "GET" ? "" : `-X ${method} `}"http://localhost:9000${path.replaceAll('"', "%22")}"`,
    ...(access === "admin" || access === "customer" ? [`-H "Authorization: Bearer $TOKEN"`] : []),
    ...(body
      ? [
          `-H "Content-Type: application/json"`,
          `-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`,
        ]
      : []),
    ...Object.entries(files ?? {}).map(([field, name]) => `-F "${field}=@${name}"`),
  ]
  return lines.join(" \\\n  ")
}

/** The request by the JS client. */
export function clientCode(request: RequestModel, { method, path }: ClientMethod): string {
  const { entry } = method
  const isQueryOwn = entry.query !== undefined
  const query = Object.keys(request.query).length > 0 ? literal(request.query) : undefined
  const values = [
    ...request.params.map((value) => JSON.stringify(value)),
    ...(entry.files ? ["file"] : []),
    ...(entry.body ? [request.body ? literal(request.body) : undefined] : []),
    ...(isQueryOwn ? [query] : []),
    ...(!isQueryOwn && query ? ["{}", `{ query: ${query} }`] : []),
  ]
  while (values.length && values.at(-1) === undefined) values.pop()
  const call = callText(
    `medusa.${path}`,
    values.map((value) => value ?? "undefined"),
  )
  const result = resultNames(request.operation)
  return result ? `const { ${result} } = await ${call}` : `await ${call}`
}

/** A call on one line, or with a line for each argument. */
function callText(name: string, values: readonly string[]): string {
  const flat = `${name}(${values.join(", ")})`
  if (flat.length <= 60 || values.length === 0) return flat
  return `${name}(\n${values.map((value) => `  ${value.replaceAll("\n", "\n  ")},\n`).join("")})`
}

/** The request by a hook. */
export function hookCode(request: RequestModel, hook: Hook): string {
  return hook.kind === "query" ? queryCode(request, hook) : mutationCode(request, hook)
}

function queryCode(request: RequestModel, { name, entry }: Extract<Hook, { kind: "query" }>): string {
  const { params, query, operation } = request
  const words = (entry.parameters ?? []).map((_, i) => JSON.stringify(params[i] ?? ""))
  const shown = Object.keys(query).length > 0 ? literal(query) : undefined
  const values = [...words, ...(shown ? [entry.query ? shown : `{ query: ${shown} }`] : [])]
  return `const { ${[resultNames(operation), "isPending", "error"].filter(Boolean).join(", ")} } = ${name}(${values.join(", ")})`
}

function mutationCode(request: RequestModel, { name, entry }: Extract<Hook, { kind: "mutation" }>): string {
  const { params, body, files } = request
  const own = entry.parameters?.length ?? 0
  const hook = `const { mutate, isPending, error } = ${name}(${params
    .slice(0, own)
    .map((value) => JSON.stringify(value))
    .join(", ")})`
  const rest = params.slice(own)
  const variables =
    typeof entry.path === "string"
      ? JSON.stringify(rest[0] ?? "")
      : files
        ? "file"
        : variablesText(entry.path ?? [], rest, body)
  return `${hook}\n\nmutate(${variables})`
}

function variablesText(
  names: readonly string[],
  values: readonly string[],
  body: RequestModel["body"],
): string {
  const named = Object.fromEntries(names.map((name, i) => [name, values[i] ?? ""]))
  const all = { ...named, ...body }
  return Object.keys(all).length > 0 ? literal(all) : ""
}

/** Names of the answer's properties, where they are few. */
function resultNames({ response }: Operation): string {
  if (response.kind !== "json") return ""
  const names = Object.keys(response.properties)
  return names.length <= 4 ? names.join(", ") : names.slice(0, 1).join(", ")
}

/** A value as code. */
export function literal(value: unknown): string {
  return inspect(value, { depth: 12, breakLength: 76, compact: 2 }).replace(/'((?:[^'\\"]|\\.)*)'/g, '"$1"')
}
