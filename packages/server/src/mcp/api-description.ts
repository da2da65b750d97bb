/** The side of the API that storefronts call, or the one that operators call. */
export type Side = "store" | "admin"

type Json = Record<string, unknown>

/** An OpenAPI document, as far as it is read here. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, Json>> }
}

/** An operation of the API. */
export interface ApiOperation {
  readonly id: string
  readonly side: Side
  readonly method: string
  /** with `{id}` for what is named */
  readonly path: string
  readonly summary: string
  readonly tag: string
  readonly source: Json
}

/** How deep what a schema refers to is shown where there is room, most first; else the name of an entity says enough. */
const depthsOfSchemas = [2, 1]

/** Characters of a description that still leave room to think. */
const longestDescription = 40_000

/** Both sides of the API of a server. */
export class ApiDescription {
  readonly operations: readonly ApiOperation[]
  private readonly schemas: Readonly<Record<string, Json>>

  constructor(documents: Readonly<Record<Side, ApiDocument>>) {
    this.operations = (["store", "admin"] as const).flatMap((side) => operationsOf(documents[side], side))
    this.schemas = { ...documents.store.components?.schemas, ...documents.admin.components?.schemas }
  }

  /**
   * Operations by side and by words. Path, id, tag or summary must contain all words.
   * @since 0.1
   */
  list(side?: Side, words = ""): ApiOperation[] {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
    return this.operations.filter((operation) => {
      const { id, method, path, tag, summary } = operation
      const text = `${id} ${method} ${path} ${tag} ${summary}`.toLowerCase()
      return (side === undefined || operation.side === side) && wanted.every((word) => text.includes(word))
    })
  }

  /**
   * An operation by its id, or by method and path; values in the path match parameters.
   * @param side where both sides have an operation of the same id
   * @since 0.1
   */
  find(name: string, side?: Side): ApiOperation[] {
    const [, method, path] = /^(GET|POST|PUT|PATCH|DELETE)\s+(\/\S*)$/i.exec(name.trim()) ?? []
    const own = this.operations.filter((operation) => side === undefined || operation.side === side)
    if (!method || !path) return own.filter(({ id }) => id.toLowerCase() === name.trim().toLowerCase())
    const called = own.filter((operation) => operation.method === method.toUpperCase())
    const exact = called.filter((operation) => plainPath(operation.path) === plainPath(path))
    return exact.length > 0 ? exact : called.filter((operation) => fits(operation.path, path)).slice(0, 1)
  }

  /** Parameters, body, answers and who may call, with what they refer to, as deep as there is room for: JSON. */
  describe(operation: ApiOperation): string {
    for (const depth of depthsOfSchemas) {
      const text = this.describeTo(depth, operation)
      if (text.length <= longestDescription) return text
    }
    return this.describeTo(0, operation)
  }

  private describeTo(depth: number, { id, side, method, path, source }: ApiOperation): string {
    const facts = this.resolve(withoutErrors(source), depth) as Json
    return JSON.stringify({ id, side, method, path, ...facts }, null, 1)
  }

  private resolve(value: unknown, depth: number): unknown {
    if (Array.isArray(value)) return value.map((each) => this.resolve(each, depth))
    if (typeof value !== "object" || value === null) return value
    const { $ref: reference, ...rest } = value as Json
    if (typeof reference === "string") return { ...rest, ...this.referred(reference, depth) }
    return Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, this.resolve(each, depth)]))
  }

  private referred(reference: string, depth: number): Json {
    const name = reference.slice(reference.lastIndexOf("/") + 1)
    const schema = this.schemas[name]
    if (!schema || depth === 0) return { entity: name }
    return { entity: name, ...(this.resolve(schema, depth - 1) as Json) }
  }
}

function operationsOf({ paths }: ApiDocument, side: Side): ApiOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, source]) => ({
      id: String(source["operationId"]),
      side,
      method: method.toUpperCase(),
      path,
      summary: String(source["summary"] ?? ""),
      tag: (source["tags"] as string[] | undefined)?.[0] ?? "",
      source,
    })),
  )
}

/** Errors are the same everywhere; one page lists them. */
function withoutErrors({ operationId: _, tags, responses, ...rest }: Json): Json {
  const fine = Object.entries((responses as Json | undefined) ?? {}).filter(([status]) =>
    status.startsWith("2"),
  )
  return { tag: (tags as string[] | undefined)?.[0], ...rest, responses: Object.fromEntries(fine) }
}

function plainPath(path: string): string {
  return path.replace(/\{[^}]*\}|:[^/]+/g, "{}").replace(/\/+$/, "")
}

/** Whether a path with values is one of a pattern: `/store/carts/cart_1` of `/store/carts/{id}`. */
function fits(pattern: string, path: string): boolean {
  const parts = pattern.split("/")
  const values = path.replace(/\/+$/, "").split("/")
  return parts.length === values.length && parts.every((part, i) => /^[{:]/.test(part) || part === values[i])
}
