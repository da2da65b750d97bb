import { readSitemap } from "@/lib/sitemap"
import { sitemapXml } from "@/lib/sitemap-xml"

interface Context {
  readonly params: Promise<{ file: string }>
}

/** Made when it is asked for: the catalog is not known while the storefront is built. */
export const dynamic = "force-dynamic"

/** A part of the pages that search engines may list. Each names the same page in the other countries and languages. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const entries = await readSitemap((await params).file)
  if (!entries) return new Response("This sitemap does not exist.", { status: 404 })
  return new Response(sitemapXml(entries), { headers: { "content-type": "application/xml" } })
}
