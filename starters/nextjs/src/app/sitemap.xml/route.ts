import { listSitemaps } from "@/lib/sitemap"
import { sitemapIndexXml } from "@/lib/sitemap-xml"

/** Made when it is asked for: the catalog is not known while the storefront is built. */
export const dynamic = "force-dynamic"

/** The index of all sitemaps, because the pages of a large store do not fit into one. */
export async function GET(): Promise<Response> {
  const headers = { "content-type": "application/xml" }
  return new Response(sitemapIndexXml(await listSitemaps()), { headers })
}
