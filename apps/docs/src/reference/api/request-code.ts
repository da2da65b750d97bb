import { inspect } from "node:util"
import type { Operation } from "@stheno/core/internal/platform/http/operation.ts"
import { commandOf } from "../../languages/curl.ts"
import type { Callers, ClientMethod, Hook } from "./called-by.ts"
import type { Example } from "./examples.ts"
import { patternOf } from "./operation-pattern.ts"
import { queryOf } from "./query-values.ts"

/** What a request is made of: recorded, or with the names of the path where nothing was. */
export interface RequestModel {
  readonly operation: Operation
  /** as it is sent, without the query */
  readonly path: string
  /** values of the path, in its order */
  readonly params: readonly string[]
  /** the query as it is sent */
  readonly pairs: readonly (readonly [name: string, value: string])[]
  /** the query as a program writes it */
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly files: Readonly<Record<string, string>> | undefined
}

/** The request of an example; without one, a path with the names of its parameters. */
export function requestOf(operation: Operation, example: Example | undefined): RequestModel {
  const [path = "", search = ""] = (example?.path ?? withPlaceholders(operation.path)).split("?")
  const pairs = [...new URLSearchParams(search)]
  return {
    operation,
    path,
    params: (patternOf(operation).exec(path)?.slice(1) ?? []).map(decodeURIComponent),
    pairs,
    query: queryOf(pairs),
    body: example?.body as RequestModel["body"],
    files: example?.files,
  }
}

/** A path without a recorded example: `/admin/payment-collections/ID`. */
function withPlaceholders(path: string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase())
}

/** The request for a shell. */
export function curlOf({ operation, path, pairs, body, files }: RequestModel): string {
  const isSignedIn = operation.access === "admin" || operation.access === "customer"
  return commandOf({
    operation,
    path,
    query: pairs,
    headers: isSignedIn ? ["Authorization: Bearer $TOKEN"] : [],
    body,
    files: Object.entries(files ?? {}).map(([field, name]) => `${field}=@${name}`),
  })
}

/** The request by the JS client. */
export function clientCode(request: RequestModel, method: ClientMethod): string {
  const call = clientCall("medusa", request, method)
  const result = resultNames(request.operation)
  return result ? `const { ${result} } = await ${call}` : `await ${call}`
}

/** Whether a method has a place for all that a request says. */
export function takes({ method: { entry } }: ClientMethod, { body }: RequestModel): boolean {
  return entry.body !== undefined || Object.keys(body ?? {}).length === 0
}

/** A request with what the client's method, and so its hooks, have a place for. */
export function within(request: RequestModel, { methods: [method] }: Pick<Callers, "methods">): RequestModel {
  if (!method) return request
  return {
    ...request,
    ...(takes(method, request) ? {} : { body: undefined }),
    ...(method.method.query ? {} : { query: {}, pairs: [] }),
  }
}

function clientCall(client: string, request: RequestModel, { method, path }: ClientMethod): string {
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
  return callText(
    `${client}.${path}`,
    values.map((value) => value ?? "undefined"),
  )
}

/** A call on one line, or with a line for each argument. */
function callText(name: string, values: readonly string[]): string {
  const flat = `${name}(${values.join(", ")})`
  if (flat.length <= 60 || values.length === 0) return flat
  return `${name}(\n${values.map((value) => `  ${value.replaceAll("\n", "\n  ")},\n`).join("")})`
}

/**
 * The request in React: by a hook, or by the client of the hooks where they have no place for its query.
 * @returns undefined where no hook sends the operation
 */
export function reactCode(request: RequestModel, { methods, hooks }: Callers): string | undefined {
  const [method] = methods
  if (!method || hooks.length === 0 || !takes(method, request)) return undefined
  const hook = hooks.find((each) => hasPlaceFor(each, request, { methods }))
  if (hook) return hookCode(request, hook)
  const sent = clientCall("client", request, method).replaceAll("\n", "\n  ")
  const head = "const { client } = useMedusa()\n"
  if (request.operation.method !== "GET")
    return `${head}const { mutate, isPending, error } = useMutation({\n  mutationFn: () => ${sent},\n})\n\nmutate()`
  const key = JSON.stringify([...method.path.split("."), ...request.params])
  return `${head}const { data, isPending, error } = useQuery({\n  queryKey: ${key},\n  queryFn: () => ${sent},\n})`
}

/**
 * Whether a hook sends the query of a request: one that changes something does not, nor one of an operation whose query the
 * client does not know.
 * @since 0.1
 */
export function hasPlaceFor(
  hook: Hook,
  { pairs }: Pick<RequestModel, "pairs">,
  { methods: [method] }: Pick<Callers, "methods">,
): boolean {
  return pairs.length === 0 || (hook.kind === "query" && method?.method.query !== undefined)
}

/** The request by a hook; one that changes something has no place for a query. */
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
  const names = Object.keys(response.properties).map((name) =>
    name === "return" ? "return: returned" : name,
  )
  return names.length <= 4 ? names.join(", ") : names.slice(0, 1).join(", ")
}

/** A value as code. */
export function literal(value: unknown): string {
  return inspect(value, { depth: 12, breakLength: 76, compact: 2 }).replace(/'((?:[^'\\"]|\\.)*)'/g, '"$1"')
}
