import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"

/** An answer of the API, as it went over the wire. */
export interface Answer {
  readonly method: string
  /** without query */
  readonly path: string
  /** with its question mark; empty without query */
  readonly query: string
  readonly status: number
  readonly type: string
  readonly text: string
}

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>> }
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>
}
type Responses = Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>

/**
 * Compares answers with the OpenAPI documents that the server gives out: a status, a media type, a property or a
 * value that a document does not name is a finding, and so is a property that is not there and always should be.
 * @param documents of the store and the admin API
 * @returns a function that says what is wrong with an answer, undefined when nothing is; calls of paths that no
 *   document has are nobody's promise
 */
export function createAnswerJudge(documents: readonly object[]): (answer: Answer) => string | undefined {
  const whole = documents.map((document) => new KnownApi(closed(document) as Document))
  const asked = documents.map((document) => new KnownApi(withoutDefaults(closed(document) as Document)))
  return (answer) => {
    for (const api of isAskedFor(answer) ? asked : whole) {
      const operation = api.find(answer)
      if (operation) return api.judge(operation, answer)
    }
    return undefined
  }
}

class KnownApi {
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false })
  readonly #paths: readonly { readonly path: string; readonly pattern: RegExp }[]
  readonly #document: Document

  constructor(document: Document) {
    this.#document = document
    this.#ajv.addSchema(document, "api")
    // `/admin/products/types` is meant before `/admin/products/{id}`.
    this.#paths = Object.keys(document.paths)
      .sort((a, b) => parameters(a) - parameters(b))
      .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}/?$`) }))
  }

  find({ method, path }: Answer): string | undefined {
    return this.#paths.find(
      (known) => known.pattern.test(path) && this.#document.paths[known.path]![method.toLowerCase()],
    )?.path
  }

  judge(operation: string, { method, status, type, text }: Answer): string | undefined {
    const verb = method.toLowerCase()
    const response = this.#document.paths[operation]![verb]!.responses[status]
    if (!response) return `status ${status} is not documented`
    const media = type.split(";")[0]!
    if (!response.content)
      return text === "" || status === 401 ? undefined : `${status} has no body documented`
    if (!Object.hasOwn(response.content, media)) return `${status} as "${media}" is not documented`
    if (media !== "application/json") return undefined
    const pointer = ["paths", operation, verb, "responses", String(status), "content", media, "schema"]
    const validate = this.#ajv.getSchema(`api#/${pointer.map(escaped).join("/")}`)!
    return validate(JSON.parse(text)) ? undefined : `${status}: ${firstError(validate)}`
  }
}

function firstError({ errors }: ValidateFunction): string {
  const [error] = errors ?? []
  const extra = error?.params.additionalProperty ? ` "${error.params.additionalProperty}"` : ""
  return `${error?.instancePath} ${error?.message}${extra}`
}

function parameters(path: string): number {
  return path.split("{").length
}

function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))
}

/** The same document, with no property allowed that a schema does not name. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== "object" || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner)]))
  const isOpenObject = "properties" in copy && copy.type === "object" && !("additionalProperties" in copy)
  return isOpenObject ? { ...copy, additionalProperties: false } : copy
}

/** Does the request say itself what the answer is to hold? */
function isAskedFor({ query }: Answer): boolean {
  return ["fields", "expand"].some((name) =>
    [...new URLSearchParams(query).keys()].some((key) => key === name || key.startsWith(`${name}[`)),
  )
}

/** The same document, in which nothing of an entity has to be there. */
function withoutDefaults(document: Document): Document {
  const { Error: error, ...entities } = document.components.schemas
  const open = Object.entries(entities).map(([name, { required: _, ...schema }]): [string, object] => [
    name,
    schema,
  ])
  const schemas = { ...Object.fromEntries(open), Error: error! }
  return { ...(withoutSelections(document) as Document), components: { ...document.components, schemas } }
}

/** What an operation requires of an entity stands beside the reference to it. */
function withoutSelections(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSelections)
  if (typeof value !== "object" || value === null) return value
  if ("$ref" in value) return { $ref: value.$ref }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutSelections(inner)]))
}
