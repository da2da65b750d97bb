import { randomBytes } from "node:crypto"
import fs from "node:fs"
import path from "node:path"

export type Json = Record<string, unknown>

/** An error in the form of Strapi's REST API. */
export class ApiError extends Error {
  readonly status: number

  constructor(status: number, name: string, message: string) {
    super(message)
    this.status = status
    this.name = name
  }
}

interface Attribute {
  readonly type: string
  readonly relation?: string
  readonly target?: string
  readonly required?: boolean
  readonly unique?: boolean
}

/** A content type, as its `schema.json` describes it. */
export interface ContentType {
  readonly uid: string
  readonly info: { readonly singularName: string; readonly pluralName: string }
  readonly options: { readonly draftAndPublish: boolean }
  readonly attributes: Readonly<Record<string, Attribute>>
}

/** An entry with its two versions. */
export interface Entry {
  readonly documentId: string
  readonly type: ContentType
  draft: Json
  published: Json | undefined
}

/** Reads the content types of a project. @param api its folder `src/api` */
export function readContentTypes(api: string): ContentType[] {
  return fs.readdirSync(api).map((name) => {
    const file = path.join(api, name, "content-types", name, "schema.json")
    return {
      uid: `api::${name}.${name}`,
      ...(JSON.parse(fs.readFileSync(file, "utf8")) as Omit<ContentType, "uid">),
    }
  })
}

const dates = ["createdAt", "updatedAt", "publishedAt", "documentId", "id"]

/** The documents that a relation is set to, in the long form. */
const idsOf = (value: unknown): string[] =>
  (value as { set: { documentId: string }[] }).set.map(({ documentId }) => documentId)

/** What a project of Strapi contains. Its clock goes on by a second with every change. */
export class Content {
  readonly entries = new Map<string, Entry>()
  readonly types: readonly ContentType[]
  #time = Date.UTC(2026, 0, 1)

  constructor(types: readonly ContentType[]) {
    this.types = types
  }

  /** Creates an entry, or changes one. */
  write(type: ContentType, known: Entry | undefined, data: Json, publishes: boolean): Entry {
    const now = new Date((this.#time += 1000)).toISOString()
    this.#checkKeys(type, data)
    const values = Object.entries(data).map(
      ([name, value]) => [name, type.attributes[name]!.type === "relation" ? idsOf(value) : value] as const,
    )
    const documentId = known?.documentId ?? randomBytes(12).toString("hex")
    const draft: Json = {
      createdAt: now,
      ...known?.draft,
      ...Object.fromEntries(values),
      documentId,
      updatedAt: now,
      publishedAt: null,
    }
    const isPublished = publishes || !type.options.draftAndPublish
    const entry: Entry = known ?? { documentId, type, draft, published: undefined }
    if (isPublished) this.#checkPublishable(entry, draft)
    entry.draft = draft
    if (isPublished) entry.published = { ...draft, publishedAt: now }
    this.entries.set(documentId, entry)
    return entry
  }

  /** The entry of something in the store, the oldest first. */
  of(id: string): Entry | undefined {
    return [...this.entries.values()].find(({ draft }) => draft["medusa_id"] === id)
  }

  #checkKeys({ attributes }: ContentType, data: Json): void {
    for (const [name, value] of Object.entries(data)) {
      const attribute = attributes[name]
      if (!attribute) throw new ApiError(400, "ValidationError", `Invalid key ${name}`)
      const isText = attribute.type === "text" || attribute.type === "string"
      if (isText && value !== null && typeof value !== "string")
        throw new ApiError(400, "ValidationError", `${name} must be a \`string\` type`)
      if (attribute.type === "relation") this.#checkRelation(attribute, idsOf(value))
    }
  }

  #checkRelation({ relation, target }: Attribute, ids: readonly string[]): void {
    if (relation === "oneToOne" && ids.length > 1)
      throw new ApiError(400, "ValidationError", "A relation to one entry has several")
    const missing = ids.filter((id) => this.entries.get(id)?.type.uid !== target)
    if (missing.length > 0)
      throw new ApiError(
        400,
        "ValidationError",
        `${missing.length} relation(s) of type ${target} do not exist`,
      )
  }

  /** Required and unique attributes are checked for what is published only. */
  #checkPublishable({ type, documentId }: Entry, draft: Json): void {
    for (const [name, { required, unique }] of Object.entries(type.attributes)) {
      if (required && !draft[name]) throw new ApiError(400, "ValidationError", `${name} must be defined.`)
      const others = [...this.entries.values()].filter((each) => each.documentId !== documentId)
      if (unique && others.some((each) => each.type === type && each.published?.[name] === draft[name]))
        throw new ApiError(400, "ValidationError", "This attribute must be unique")
    }
  }
}

/** A version as the REST API returns it: relations only if they are populated. */
export function present({ type }: Entry, version: Json, query: URLSearchParams): Json {
  const shown: Json = { id: 1 }
  for (const name of [...dates, ...Object.keys(type.attributes)]) {
    if (name === "id") continue
    if (type.attributes[name]?.type !== "relation") shown[name] = version[name] ?? null
    else if (query.get(`populate[${name}][fields][0]`) === "documentId") {
      const related = ((version[name] ?? []) as string[]).map((documentId) => ({ id: 1, documentId }))
      shown[name] = type.attributes[name].relation === "oneToOne" ? (related[0] ?? null) : related
    }
  }
  return shown
}
