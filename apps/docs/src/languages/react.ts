import { entities } from "@stheno/core/internal/entities.ts"
import type { ResponseField } from "@stheno/core/internal/platform/http/response.ts"
import { callersByOperation, type Callers, type Hook } from "../reference/api/called-by.ts"
import { queryOf } from "../reference/api/query-values.ts"
import { hasPlaceFor, literal } from "../reference/api/request-code.ts"
import type { Call } from "./call.ts"
import { madeUpOf, propOf } from "./made-up.ts"

/** A component that makes one call, with the properties that it takes. */
export interface Component {
  readonly name: string
  readonly imports: Readonly<Record<string, readonly string[]>>
  readonly text: string
  readonly props: Readonly<Record<string, string | File>>
  /** reads when it is shown, or changes something at a click */
  readonly kind: "query" | "mutation"
}

let callers: ReadonlyMap<string, Callers> | undefined

/**
 * A call as a component: a hook where there is one, and otherwise the client of the hooks. What only one shop knows
 * are its properties.
 * @since 0.1
 */
export function reactOf(call: Call): Component {
  callers ??= callersByOperation()
  const { operation } = call
  const { methods = [], hooks = [] } = callers.get(`${operation.area}.${operation.id}`) ?? {}
  const hook = hooks.find((each) => hasPlaceFor(each, { pairs: call.query }, { methods }))
  const kind = operation.method === "GET" ? "query" : "mutation"
  const words = new Words(call)
  const made = hook ? ofHook(hook, call, words) : ofClient(methods[0]!, call, words)
  const name = pascal((hook?.name ?? methods[0]!.path).replace(/^use(Admin)?(?=[A-Z])/, ""))
  const body = kind === "query" ? queryBody(call, made) : mutationBody(call, made)
  const text = `export function ${name}(${words.signature()}) {\n${body}\n}\n`
  return { name, imports: made.imports, text, props: words.props, kind }
}

interface Made {
  readonly imports: Readonly<Record<string, readonly string[]>>
  /** statements that end in a value */
  readonly setup: string
  /** the hook's call */
  readonly use: string
  /** argument of `mutate` */
  readonly variables: string
  /** the answer is one property */
  readonly isWhole: boolean
}

const hooksPackage = "@stheno/medusa-react"

function ofHook({ kind, name, entry }: Hook, call: Call, words: Words): Made {
  const own = call.params.slice(0, entry.parameters?.length ?? 0).map((value) => words.literal(value))
  const rest = call.params.slice(own.length)
  const imports = { [hooksPackage]: [name] }
  if (kind === "query") {
    const query = words.query()
    const values = [...own, ...(query ? [entry.query ? query : `{ query: ${query} }`] : [])]
    return { imports, setup: "", use: `${name}(${values.join(", ")})`, variables: "", isWhole: false }
  }
  const names = typeof entry.path === "object" ? entry.path : []
  const variables =
    typeof entry.path === "string"
      ? words.literal(rest[0] ?? "")
      : words.body(Object.fromEntries(names.map((each, i) => [each, rest[i]])))
  return { imports, setup: "", use: `${name}(${own.join(", ")})`, variables, isWhole: false }
}

function ofClient({ method, path }: Callers["methods"][number], call: Call, words: Words): Made {
  const { entry } = method
  const query = words.query()
  const values = [
    ...call.params.map((value) => words.literal(value)),
    ...(entry.files || entry.body ? [words.body({})] : []),
    ...(query && entry.query ? [query] : []),
    ...(query && !entry.query ? ["{}", `{ query: ${query} }`] : []),
  ].filter(Boolean)
  const sent = `client.${path}(${values.join(", ")})`
  const use =
    call.operation.method === "GET"
      ? `useQuery({ queryKey: ${JSON.stringify(path.split("."))}, queryFn: () => ${sent} })`
      : `useMutation({ mutationFn: () => ${sent} })`
  const imports = {
    [hooksPackage]: ["useMedusa"],
    "@tanstack/react-query": [use.slice(0, use.indexOf("("))],
  }
  return { imports, setup: "const { client } = useMedusa()\n", use, variables: "", isWhole: true }
}

function queryBody({ operation, response }: Call, { setup, use, isWhole }: Made): string {
  const fields = operation.response.kind === "json" ? Object.entries(operation.response.properties) : []
  const [name = "data", field] = fields.find(([, each]) => each.kind !== "plain") ?? fields[0] ?? []
  const given = isWhole ? "data" : name
  const value = isWhole && field ? `data?.${name}` : name
  return `${setup}const { ${given}, isPending, error } = ${use}
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return ${shownAs(value, field, rowIn(response, name))}`
}

type Row = Readonly<Record<string, unknown>>

/** The row, or the first row of the list, that a response has under a name. */
function rowIn(response: unknown, name: string): Row | undefined {
  const [row] = [
    (response as Readonly<Record<string, Row | readonly Row[]>> | undefined)?.[name] ?? [],
  ].flat()
  return row
}

/** A list by the words of its rows, a row by its own, and everything else as it is. */
function shownAs(value: string, field: ResponseField | undefined, row: Row | undefined): string {
  if (field?.kind === "resources") {
    const { key, label } = wordsOf(field.entity, row)
    return `<ul>{${value}?.map((each) => <li key={each.${key}}>{each.${label}}</li>)}</ul>`
  }
  if (field?.kind === "resource") return `<p>{${value}?.${wordsOf(field.entity, row).label}}</p>`
  return `<pre>{JSON.stringify(${value}, null, 2)}</pre>`
}

const labels = ["title", "name", "display_id", "email", "code", "sku", "provider_id", "status"]

/** @param row what the response had, because an inventory item of a variant, for example, has no title */
function wordsOf(entity: string, row: Row | undefined): { key: string; label: string } {
  const { columns } = (entities as Readonly<Record<string, { columns: object }>>)[entity]!
  const key = "id" in columns ? "id" : "code"
  return { key, label: labels.find((each) => each in columns && (!row || row[each])) ?? key }
}

function mutationBody({ operation }: Call, { setup, use, variables }: Made): string {
  return `${setup}const { mutate, isPending, error } = ${use}
  return (
    <>
      <button disabled={isPending} onClick={() => mutate(${variables})}>
        ${operation.summary.replace(/\.$/, "")}
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )`
}

/** Writes values as code, with properties in the place of what is made up. */
class Words {
  readonly props: Record<string, string | File> = {}
  readonly #call: Call
  readonly #names: ReadonlyMap<string, string>

  constructor(call: Call) {
    this.#call = call
    this.#names = madeUpOf(call)
  }

  literal(value: unknown): string {
    const marked = JSON.parse(JSON.stringify(value), (_, each: unknown) => this.#marked(each)) as unknown
    return literal(marked)
      .replace(/"\u27e8(\w+)\u27e9"/g, "$1")
      .replace(/\b(\w+): \1\b/g, "$1")
  }

  /** The body with more names in it; the file where the call uploads one. */
  body(more: Readonly<Record<string, unknown>>): string {
    const { file, body } = this.#call
    if (file) this.props["file"] = file
    if (file) return "file"
    const all = { ...more, ...(body as object | undefined) }
    return Object.keys(all).length > 0 || body !== undefined ? this.literal(all) : ""
  }

  query(): string | undefined {
    const given = queryOf(this.#call.query)
    return Object.keys(given).length > 0 ? this.literal(given) : undefined
  }

  signature(): string {
    const names = Object.keys(this.props)
    const types = names.map((name) => `${name}: ${name === "file" ? "File" : "string"}`)
    return names.length > 0 ? `{ ${names.join(", ")} }: { ${types.join("; ")} }` : ""
  }

  #marked(value: unknown): unknown {
    const word = typeof value === "string" ? this.#names.get(value) : undefined
    if (!word) return value
    const name = propOf(word)
    this.props[name] = String(value)
    return `\u27e8${name}\u27e9`
  }
}

function pascal(words: string): string {
  return words
    .split(".")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")
}
