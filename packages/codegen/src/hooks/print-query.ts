import { about, docblock, pathLines, type Callee } from "./hook.ts"
import type { QueryEntry } from "./table/index.ts"

/** How one hook and its options are written. */
type Printer = (name: string, entry: QueryEntry, callee: Callee) => string

/** `useAdminProducts` has `adminProductsQueryOptions`. */
export function optionsName(hook: string): string {
  return hook.replace(/^use(.)/, (_, first: string) => first.toLowerCase()) + "QueryOptions"
}

/** Writes the options that a hook that reads and prefetching share. */
export const printOptions: Printer = (name, entry, callee) => {
  const { method, query, answer, generics } = callee
  const parameters = entry.parameters ?? []
  const client = method.area === "admin" ? `Pick<Stheno, "admin">` : "StoreResources"
  const lines = [
    `Creates the query options of \`${name}\`, for \`prefetchQuery\` and similar functions. ${about(callee)}`,
    "",
    "@param client the client that sends the request",
    ...pathLines(callee, parameters),
    ...(query ? ["@param query the filters, the page, and the fields and relations to return"] : []),
    "@returns query options with `queryKey` and `queryFn`",
    "@since 0.1.0",
  ]
  const declared = [`client: ${client}`, ...texts(parameters), ...own(callee)].join(", ")
  return [
    docblock(lines),
    `export function ${optionsName(name)}${generics && `<${generics}>`}(${declared}) {`,
    `return answerOptions(${keyOf(entry, callee)}, (signal): ResponsePromise<${answer}> => ${callOf(entry, callee)})`,
    `}`,
  ].join("\n")
}

/** Writes a hook that reads. */
export const printHook: Printer = (name, entry, callee) => {
  const { query, answer, generics } = callee
  const parameters = entry.parameters ?? []
  const takesQuery = entry.query && query
  const within = query && !entry.query
  const lines = [
    about(callee),
    "",
    ...pathLines(callee, parameters),
    ...(takesQuery ? ["@param query the filters, the page, and the fields and relations to return"] : []),
    `@param options options of TanStack Query, such as \`enabled\`${within ? ", and the `query`" : ""}`,
    `@returns the result of TanStack Query together with ${properties(callee)} and \`response\``,
    "@since 0.1.0",
  ]
  const wrapper = `UseQueryOptionsWrapper<${answer}${within ? `, ${query}` : ""}>`
  const declared = [...texts(parameters), ...(takesQuery ? own(callee) : []), `options?: ${wrapper}`].join(
    ", ",
  )
  const given = [
    "useMedusa().client",
    ...parameters,
    ...(takesQuery ? ["query"] : []),
    ...(within ? ["options?.query"] : []),
  ]
  return [
    docblock(lines),
    `export function ${name}${generics && `<${generics}>`}(${declared}): QueryHookResult<${answer}> {`,
    `return useAnswer(${optionsName(name)}(${given.join(", ")}), options)`,
    `}`,
  ].join("\n")
}

function texts(names: readonly string[]): string[] {
  return names.map((name) => `${name}: string`)
}

function own({ query, isQueryRequired }: Callee): string[] {
  return query ? [`query${isQueryRequired ? "" : "?"}: ${query}`] : []
}

/** Keys of v1 that leave the query out would give the answer to another one. */
function keyOf({ key }: QueryEntry, { query }: Callee): string {
  return query === undefined || /\bquery\b/.test(key) ? key : `withQuery(${key}, query)`
}

function callOf({ parameters = [] }: QueryEntry, { method, call, query }: Callee): string {
  const takesQuery = method.entry.query !== undefined
  const options = query && !takesQuery ? "{ signal, query }" : "{ signal }"
  return `${call}(${[...parameters, ...(takesQuery ? ["query"] : []), "undefined", options].join(", ")})`
}

function properties({ method: { operation } }: Callee): string {
  if (operation.response.kind !== "json") return "nothing"
  return Object.keys(operation.response.properties)
    .map((name) => `\`${name}\``)
    .join(", ")
}
