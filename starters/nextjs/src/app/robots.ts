import type { MetadataRoute } from "next"
import { env } from "@/lib/env"

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
