import { CommerceError, service, type ServiceDefinition } from "@stheno/core"
import { readOptions, type Kind } from "../options.ts"
import { findByStoreId, pageOf, retrieve, statusOf } from "../strapi/documents.ts"
import { pull } from "../strapi/pull.ts"
import { push, type Pushing } from "../strapi/push.ts"
import { listRows } from "../strapi/values.ts"
import { isAuthorized } from "../verify-webhook.ts"

/** How many rows one job of `sync` sends. */
const rowsPerJob = 20

/** Products are sent with their variants, and after what they have relations to. */
const synced: readonly Kind[] = ["region", "collection", "category", "product"]

/** The events about entries that can be published now; without drafts there is no event about publishing. */
const events: readonly unknown[] = ["entry.publish", "entry.update", "entry.create"]

/** Where a product is in Strapi. */
export interface ProductInStrapi {
  readonly status: "missing" | "draft" | "modified" | "published"
  /** the page of the entry in Strapi's dashboard; null without an entry */
  readonly url: string | null
  /** the URL that opens a preview; null without the option `preview_url` */
  readonly preview_url: string | null
}

/** Keeps the store and Strapi the same. */
export interface StrapiService {
  /** Sends a row and what belongs to it to Strapi, or deletes its entry when there is no such row. */
  push(kind: Kind, id: string): Promise<void>
  /**
   * Takes over what editors published of an entry. If it has changes that are not published, nothing is taken over
   * unless somebody has just published it.
   */
  pull(documentId: string, wasPublished?: boolean): Promise<void>
  /** Starts to send all regions, collections, categories and products in jobs. */
  sync(): Promise<void>
  /** Sends the rows of a kind after an ID, and starts the job for those that follow. */
  syncFrom(kind: Kind, after: string): Promise<void>
  /**
   * Checks the secret of a webhook, and takes over its entry in a job.
   * @throws unauthorized without the secret
   */
  receive(headers: Headers, bodyText: string): Promise<void>
  /** @throws not_found when there is no such product */
  productStatus(id: string): Promise<ProductInStrapi>
}

const definition: ServiceDefinition<StrapiService> = service((shop) => {
  const settings = readOptions(shop.pluginOptions)
  const { db, services, cache, log, jobs } = shop
  const pushing: Pushing = { db, services, cache, log, settings }
  return {
    push: (kind, id) => push(pushing, kind, id),
    pull: (documentId, wasPublished) =>
      pull({ db, log, settings, transaction: shop.transaction }, documentId, wasPublished),

    async sync() {
      await jobs.enqueue("strapi-sync", { kind: synced[0], after: "" })
    },

    async syncFrom(kind, after) {
      const page = await listRows(shop, kind, { id: { gt: after } }, { take: rowsPerJob })
      for (const { id } of page) await push(pushing, kind, String(id))
      log.info({ kind, entries: page.length }, "Sent entries to Strapi")
      const isLast = page.length < rowsPerJob
      const next = isLast ? synced[synced.indexOf(kind) + 1] : kind
      if (next)
        await jobs.enqueue("strapi-sync", { kind: next, after: isLast ? "" : String(page.at(-1)!["id"]) })
    },

    async receive(headers, bodyText) {
      if (!settings.secret || !isAuthorized(headers, settings.secret))
        throw new CommerceError("unauthorized", "The secret of the webhook is not valid.")
      const { event, entry } = parseBody(bodyText)
      const id = entry?.documentId
      if (!events.includes(event) || typeof id !== "string") return
      const data = { document_id: id, was_published: event === "entry.publish" }
      await jobs.enqueue("strapi-pull", data, { delay: Math.ceil(settings.ignoreThreshold) })
    },

    async productStatus(id) {
      const [product] = await listRows(shop, "product", { id })
      if (!product) throw new CommerceError("not_found", `Product with id: ${id} was not found`)
      const draft = await findByStoreId(settings, "product", id)
      const preview = settings.previewUrl
        ?.replaceAll(/\{handle\}|%7Bhandle%7D/gi, encodeURIComponent(String(product["handle"])))
        .replaceAll(/\{id\}|%7Bid%7D/gi, id)
      return {
        status: draft
          ? statusOf(draft, await retrieve(settings, "product", draft.documentId, "published"))
          : "missing",
        url: draft ? pageOf(settings, draft.documentId) : null,
        preview_url: preview ?? null,
      }
    },
  }
})
export default definition

interface WebhookBody {
  readonly event?: unknown
  readonly entry?: { readonly documentId?: unknown } | null
}

function parseBody(bodyText: string): WebhookBody {
  try {
    return (JSON.parse(bodyText) ?? {}) as WebhookBody
  } catch {
    throw new CommerceError("invalid_data", "The webhook of Strapi is not JSON.")
  }
}

declare module "@stheno/core" {
  interface Services {
    strapiService: StrapiService
  }
}
