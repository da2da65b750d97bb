import { CommerceError, service, type ServiceDefinition } from "@stheno/core"
import { connectionOf } from "../contentful/connection.ts"
import { createContentTypes } from "../contentful/content-types.ts"
import { listRows } from "../contentful/entry-values.ts"
import { pull, statusOf } from "../contentful/pull.ts"
import { push, type Pushing } from "../contentful/push.ts"
import { kinds, readOptions, type Kind, type Settings } from "../options.ts"
import { isSigned, type SignedRequest } from "../verify-webhook.ts"

/** How many rows one job of `sync` sends. */
const rowsPerJob = 20

/** Where a product is in Contentful. */
export interface ProductInContentful {
  readonly status: "missing" | "draft" | "changed" | "published" | "archived"
  /** the page of the entry in Contentful's web app */
  readonly url: string
  /** the URL that opens a preview; null without the option `preview_url` */
  readonly preview_url: string | null
}

/** Keeps the store and Contentful the same. */
export interface ContentfulService {
  /** Sends a row and what belongs to it to Contentful, or archives its entry when there is no such row. */
  push(kind: Kind, id: string): Promise<void>
  /** Takes over what editors published of an entry. */
  pull(entryId: string): Promise<void>
  /** Creates missing content types, and starts to send all regions, types, collections and products in jobs. */
  sync(): Promise<void>
  /** Sends the rows of a kind after an ID, and starts the job for those that follow. */
  syncFrom(kind: Kind, after: string): Promise<void>
  /**
   * Verifies a webhook, and takes over its entry in a job.
   * @throws unauthorized when Contentful did not sign the request
   */
  receive(request: SignedRequest): Promise<void>
  /** @throws not_found when there is no such product */
  productStatus(id: string): Promise<ProductInContentful>
}

const definition: ServiceDefinition<ContentfulService> = service((shop) => {
  const settings = readOptions(shop.pluginOptions)
  const connection = connectionOf(settings)
  const { db, services, cache, log, jobs } = shop
  const pushing: Pushing = { db, services, cache, log, connection, settings }
  return {
    push: (kind, id) => push(pushing, kind, id),
    pull: (id) => pull({ db, log, connection, settings, transaction: shop.transaction }, id),

    async sync() {
      await createContentTypes(connection, settings, cache)
      await jobs.enqueue("contentful-sync", { kind: synced[0], after: "" })
    },

    async syncFrom(kind, after) {
      const page = await listRows(shop, kind, { id: { gt: after } }, { take: rowsPerJob })
      for (const { id } of page) await push(pushing, kind, String(id))
      log.info({ kind, entries: page.length }, "Sent entries to Contentful")
      const isLast = page.length < rowsPerJob
      const next = isLast ? synced[synced.indexOf(kind) + 1] : kind
      if (next)
        await jobs.enqueue("contentful-sync", { kind: next, after: isLast ? "" : String(page.at(-1)!["id"]) })
    },

    async receive(request) {
      if (!settings.webhookSecret || !isSigned(request, settings.webhookSecret))
        throw new CommerceError("unauthorized", "The signature of the webhook is not valid.")
      const id = publishedEntry(request, settings)
      if (id) await jobs.enqueue("contentful-pull", { id }, { delay: Math.ceil(settings.ignoreThreshold) })
    },

    async productStatus(id) {
      const [product] = await listRows(shop, "product", { id })
      if (!product) throw new CommerceError("not_found", `Product with id: ${id} was not found`)
      const status = await statusOf(connection, id)
      const preview = settings.previewUrl
        ?.replaceAll(/\{handle\}|%7Bhandle%7D/gi, encodeURIComponent(String(product["handle"])))
        .replaceAll(/\{id\}|%7Bid%7D/gi, id)
      return { status, url: entryUrl(settings, id), preview_url: preview ?? null }
    },
  }
})
export default definition

/** Products are sent with their variants. */
const synced: readonly Kind[] = kinds.filter((kind) => kind !== "variant")

/**
 * The entry that a webhook says was published; undefined for other webhooks. Its environment is not compared, because
 * the one of the options can be an alias; the entry is read from the right one.
 */
function publishedEntry({ headers, bodyText }: SignedRequest, settings: Settings): string | undefined {
  if (headers.get("x-contentful-topic") !== "ContentManagement.Entry.publish") return undefined
  const { sys } = parseBody(bodyText)
  return sys?.space?.sys?.id === settings.spaceId ? sys.id : undefined
}

interface Link {
  readonly sys?: { readonly id?: string }
}

interface WebhookBody {
  readonly sys?: { readonly id?: string; readonly space?: Link }
}

function parseBody(bodyText: string): WebhookBody {
  try {
    return (JSON.parse(bodyText) ?? {}) as WebhookBody
  } catch {
    throw new CommerceError("invalid_data", "The webhook of Contentful is not JSON.")
  }
}

function entryUrl({ host, spaceId, environment }: Settings, id: string): string {
  const app = host.includes(".eu.") ? "https://app.eu.contentful.com" : "https://app.contentful.com"
  const path = ["spaces", spaceId, "environments", environment, "entries", id]
  return `${app}/${path.map(encodeURIComponent).join("/")}`
}

declare module "@stheno/core" {
  interface Services {
    contentfulService: ContentfulService
  }
}
