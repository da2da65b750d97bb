import type { Cache, Log, Shop } from "@stheno/core"
import { createHash } from "node:crypto"
import type { Settings } from "../options.ts"
import { ContentfulError, type Asset, type Connection } from "./connection.ts"
import { assetIdsOf, saveAsset } from "./sync-state.ts"

/** A link to an asset in the form of the management API. */
export interface AssetLink {
  readonly sys: { readonly type: "Link"; readonly linkType: "Asset"; readonly id: string }
}

interface Given {
  readonly db: Shop["db"]
  readonly cache: Cache
  readonly log: Log
  readonly connection: Connection
  readonly settings: Settings
}

/** Seconds for which an image that Contentful could not download is left out. */
const failedFor = 3600

const types: Readonly<Record<string, string>> = {
  avif: "image/avif",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
}

/** A link to an asset. */
export function linkToAsset(id: string): AssetLink {
  return { sys: { type: "Link", linkType: "Asset", id } }
}

/**
 * Finds or creates the assets of images. Contentful downloads the images itself, so those with an address of this
 * computer or of a private network are left out, as are those that it could not download.
 * @returns links by address
 */
export async function assetsOf(
  given: Given,
  urls: readonly string[],
): Promise<ReadonlyMap<string, AssetLink>> {
  const wanted = [...new Set(urls)]
  const ids = new Map(await assetIdsOf(given.db, wanted))
  for (const url of wanted.filter((each) => !ids.has(each) && isPublic(each))) {
    const id = assetIdOf(url)
    const failed = `contentful:failed-asset:${id}`
    if (await given.cache.get(failed)) continue
    try {
      await createAsset(given, id, url)
      await saveAsset(given.db, url, id)
      ids.set(url, id)
    } catch (error) {
      if (!(error instanceof ContentfulError) || !error.isRejected) throw error
      given.log.error({ url, error: error.message }, "An image was not added to Contentful")
      await given.cache.set(failed, true, failedFor)
    }
  }
  return new Map([...ids].map(([url, id]) => [url, linkToAsset(id)]))
}

function isPublic(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return (
    /^https?:$/.test(protocol) &&
    hostname.includes(".") &&
    !/^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|\.(local|internal)$/.test(hostname)
  )
}

/** The same ID for the same address, so that a repeated attempt creates nothing twice. */
function assetIdOf(url: string): string {
  return `image-${createHash("sha256").update(url).digest("hex").slice(0, 32)}`
}

/** The name in an address, decoded if it can be: `100%.png` cannot. */
function fileNameOf(url: string): string {
  const name = new URL(url).pathname.split("/").at(-1) ?? ""
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

async function createAsset(given: Given, assetId: string, url: string): Promise<void> {
  const { connection } = given
  const { locale } = given.settings
  const fileName = fileNameOf(url) || assetId
  const contentType = types[fileName.split(".").at(-1)?.toLowerCase() ?? ""] ?? "image/jpeg"
  const existing = await connection.find((client) => client.asset.get({ assetId }))
  const fields = {
    title: { [locale]: fileName },
    description: {},
    file: { [locale]: { contentType, fileName, upload: url } },
  }
  const created =
    existing ?? (await connection.run((client) => client.asset.createWithId({ assetId }, { fields })))
  const processed = isProcessed(created, locale) ? created : await process(given, created)
  if (processed.sys.publishedVersion === undefined)
    await connection.run((client) => client.asset.publish({ assetId }, processed))
}

function isProcessed(asset: Asset, locale: string): boolean {
  return asset.fields.file?.[locale]?.url !== undefined
}

async function process({ connection, settings }: Given, asset: Asset): Promise<Asset> {
  const { requestTimeout } = settings
  return connection.run(async (client) => {
    try {
      const checks = { processingCheckWait: 500, processingCheckRetries: Math.ceil(requestTimeout / 500) }
      return await client.asset.processForAllLocales({}, asset, checks)
    } catch (error) {
      // The SDK waited in vain: Contentful does not say why it did not download the file.
      if (error instanceof Error && error.name === "AssetProcessingTimeout")
        throw new ContentfulError("Contentful did not process the file in time", 422)
      throw error
    }
  })
}
