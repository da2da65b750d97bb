import type { Answer } from "../../testing/stand-in.ts"

/** A link to an entry, an asset or a content type. */
export interface Link {
  readonly sys: { readonly type: string; readonly linkType: string; readonly id: string }
}

/** An error in the form of Contentful's API. */
export class ApiError extends Error {
  readonly status: number
  readonly id: string
  readonly details: object | undefined

  constructor(status: number, id: string, details?: object) {
    super(id)
    this.status = status
    this.id = id
    this.details = details
  }
}

/** The values of fields, by field and locale. */
export type Fields = Record<string, Record<string, unknown>>

/** What Contentful knows about an item. */
interface Sys extends Record<string, unknown> {
  readonly version: number
  readonly publishedCounter: number
  readonly contentType?: Link
  publishedVersion?: number
  archivedVersion?: number
}

/** An entry, an asset or a content type. */
export interface Item {
  readonly sys: Sys
  readonly fields: Fields
}

/** A field of a content type. */
interface Field {
  readonly id: string
  readonly type: string
  readonly required?: boolean
}

const fieldsOf = (contentType: Item) => contentType.fields as unknown as readonly Field[]

/** What a PUT sends. */
interface Sent {
  readonly body: { readonly fields: object }
  readonly version?: number
  readonly contentTypeId?: string
}

const link = (linkType: string, id: string) => ({ sys: { type: "Link", linkType, id } })

/** A space of the stand-in: what it contains, and what was published of it. */
export class Space {
  readonly contentTypes = new Map<string, Item>()
  readonly entries = new Map<string, Item>()
  readonly assets = new Map<string, Item>()
  readonly published = new Map<string, Item>()

  /** Creates or updates an item, as a PUT does. */
  put(items: Map<string, Item>, id: string, type: string, given: Sent): Item {
    const { body, version = 0, contentTypeId } = given
    const known = items.get(id)
    if (known ? version !== known.sys.version : version > 0) throw new ApiError(409, "VersionMismatch")
    if (known?.sys.archivedVersion) throw new ApiError(400, "BadRequest")
    const now = new Date().toISOString()
    const sys: Sys = known?.sys ?? {
      ...{ id, type, createdAt: now, publishedCounter: 0, version: 0 },
      space: link("Space", "space-1"),
      environment: link("Environment", "master"),
      ...(contentTypeId && { contentType: link("ContentType", contentTypeId) }),
    }
    const item = { ...body, sys: { ...sys, version: sys.version + 1, updatedAt: now } } as Item
    items.set(id, item)
    return item
  }

  /** Publishes, unpublishes, archives or unarchives an item. */
  change(items: Map<string, Item>, id: string, action: string, version: number | undefined): Item {
    const item = this.existing(items, id)
    const { sys } = item
    const isDelete = action.startsWith("un")
    if (!isDelete && version !== sys.version && action === "publish")
      throw new ApiError(409, "VersionMismatch")
    const next: Sys = { ...sys, version: sys.version + 1 }
    if (action === "publish") {
      if (sys.archivedVersion) throw new ApiError(400, "BadRequest")
      Object.assign(next, {
        publishedVersion: sys.version,
        publishedCounter: sys.publishedCounter + 1,
      })
    }
    if (action === "unpublish") delete next.publishedVersion
    if (action === "archive") {
      if (sys.publishedVersion) throw new ApiError(400, "BadRequest")
      next.archivedVersion = sys.version
    }
    if (action === "unarchive") delete next.archivedVersion
    const changed: Item = { ...item, sys: next }
    items.set(id, changed)
    if (action === "publish") this.published.set(id, changed)
    if (action === "unpublish") this.published.delete(id)
    return changed
  }

  existing(items: Map<string, Item>, id: string): Item {
    const item = items.get(id)
    if (!item) throw new ApiError(404, "NotFound")
    return item
  }

  /** Rejects fields that the published content type does not have, and values of another type. */
  checkFields(contentTypeId: string, fields: Fields): void {
    const type = this.published.get(contentTypeId)
    if (!type) throw new ApiError(422, "UnresolvedLinks")
    for (const [name, values] of Object.entries(fields)) {
      const field = fieldsOf(type).find(({ id }) => id === name)
      if (!field) throw new ApiError(422, "UnknownField", { errors: [{ name: "unknown", path: [name] }] })
      for (const value of Object.values(values)) this.checkValue(name, field, value)
    }
  }

  checkValue(name: string, { type }: Field, value: unknown): void {
    const fits: Record<string, boolean> = {
      Symbol: typeof value === "string" && value.length <= 256,
      Text: typeof value === "string" && value.length <= 50_000,
      Array: Array.isArray(value),
      Link: typeof (value as Partial<Link> | null)?.sys?.id === "string",
      Object: typeof value === "object",
    }
    if (!fits[type]) throw new ApiError(422, "ValidationFailed", { errors: [{ name: "type", path: [name] }] })
  }

  /** Rejects what cannot be published: missing required fields, and links to nothing. */
  checkPublishable({ sys, fields }: Item): void {
    const type = this.published.get(sys.contentType!.sys.id)!
    for (const field of fieldsOf(type)) {
      const values = Object.values(fields[field.id] ?? {})
      const error = { name: "required", path: ["fields", field.id] }
      if (field.required && values.length === 0)
        throw new ApiError(422, "ValidationFailed", { errors: [error] })
      for (const each of values.flat()) {
        const { sys: linked } = (each ?? {}) as Partial<Link>
        if (linked?.type === "Link" && !this.hasLink(linked))
          throw new ApiError(422, "UnresolvedLinks", { errors: [{ ...error, name: "notResolvable" }] })
      }
    }
  }

  hasLink({ linkType, id }: Link["sys"]): boolean {
    return linkType === "Asset" ? this.assets.has(id) : this.entries.has(id)
  }
}

/** Items in the form of a collection. */
export function collection(items: readonly Item[]): Answer {
  return { body: { sys: { type: "Array" }, total: items.length, skip: 0, limit: 1000, items } }
}
