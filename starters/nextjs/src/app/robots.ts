import type { MetadataRoute } from "next"
import { env } from "@/lib/env"

/** Made when it is asked for, because a build can be served under several addresses. */
export const dynamic = "force-dynamic"

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/api/", "/*/cart", "/*/checkout", "/*/account", "/*/orders"],
    },
    sitemap: `${env.baseUrl}/sitemap.xml`,
  }
}
