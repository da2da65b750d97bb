import { about, docblock, pathLines, type Callee } from "./hook.ts"
import type { MutationEntry } from "./table/index.ts"

/** Writes a hook that changes something, and the type of its variables where that has a name. */
export function printMutation(name: string, entry: MutationEntry, callee: Callee): string {
  const { parameters = [], invalidates = [] } = entry
  const { query, plainAnswer, isQueryRequired } = callee
  const called = entry.type ?? variables(entry, callee)
  const takesQuery = entry.query && query
  const declared = [
    ...parameters.map((parameter) => `${parameter}: string`),
    ...(takesQuery ? [`query${isQueryRequired ? "" : "?"}: ${plain(query)}`] : []),
    `options?: UseMutationOptionsWrapper<Response<${plainAnswer}>, ${called}, Context>`,
  ]
  const result = `MutationHookResult<Response<${plainAnswer}>, ${called}, Context>`
  return [
    ...(entry.type
      ? [`${typeComment(name)}\nexport type ${entry.type} = ${variables(entry, callee)}\n`]
      : []),
    docblock(comment(entry, callee)),
    `export function ${name}<Context = unknown>(${declared.join(", ")}): ${result} {`,
    "const { client } = useMedusa()",
    `return useChange((${binding(entry, callee)}) => ${callOf(entry, callee)}, [${invalidates.join(", ")}], options)`,
    "}\n",
  ].join("\n")
}

function typeComment(name: string): string {
  return `/** The variables of the mutation of {@link ${name}}. @since 0.1.0 */`
}

function comment(entry: MutationEntry, callee: Callee): string[] {
  const { parameters = [], invalidates = [], query } = entry
  const called = variables(entry, callee)
  return [
    about(callee),
    "",
    ...pathLines(callee, parameters),
    ...(query ? ["@param query the fields and relations to return"] : []),
    "@param options options of TanStack Query, such as `onSuccess`",
    `@returns a mutation whose \`mutate\` accepts ${called === "void" ? "no variables" : `\`${entry.type ?? called}\``}`,
    ...(invalidates.length > 0
      ? [
          `@remarks Invalidates the queries with these keys: ${invalidates.map((key) => `\`${key}\``).join(", ")}`,
        ]
      : []),
    "@since 0.1.0",
  ]
}

/** The type of what a change is called with. */
function variables({ path, ignored }: MutationEntry, { body, isBodyOptional }: Callee): string {
  if (typeof path === "string") return "string"
  const named = [
    ...(path ?? []).map((name) => `${name}: string`),
    ...(ignored ?? []).map((name) => `${name}?: string`),
  ]
  const parts = [...(body ? [body] : []), ...(named.length > 0 ? [`{ ${named.join("; ")} }`] : [])]
  if (parts.length === 0) return "void"
  return `${parts.join(" & ")}${isBodyOptional ? " | void" : ""}`
}

function binding(entry: MutationEntry, callee: Callee): string {
  const { path, ignored = [] } = entry
  if (typeof path === "string") return `${path}: string`
  const type = entry.type ?? variables(entry, callee)
  if (type === "void") return ""
  if (!path && ignored.length === 0) return `payload: ${type}`
  const names = [...(path ?? []), ...ignored.map((name) => `${name}: _${name}`)]
  return `{ ${[...names, ...(callee.body ? ["...payload"] : [])].join(", ")} }: ${type}`
}

function callOf({ parameters = [], path = [], query }: MutationEntry, callee: Callee): string {
  const { call, body, isBodyOptional, method } = callee
  const payload = isBodyOptional ? `typeof payload === "object" ? payload : undefined` : "payload"
  const own = [...parameters, ...(typeof path === "string" ? [path] : path), ...(body ? [payload] : [])]
  if (own.length !== method.pathNames.length + (body ? 1 : 0))
    throw new Error(`${call} wants ${method.pathNames.join(", ")} of the path`)
  return `${call}(${[...own, ...(query ? ["query"] : [])].join(", ")})`
}

/** Changes are typed by what they answer when nothing is asked for. */
function plain(query: string): string {
  return query.replace("<E, F>", "<never, never>")
}
