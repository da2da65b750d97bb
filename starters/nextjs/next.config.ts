import fs from "node:fs"
import path from "node:path"
import type { NextConfig } from "next"
import { env } from "./src/lib/env"
import { readPagePaths } from "./src/lib/read-page-paths"

// In the Stheno repository the client is a link to ../../packages/js-client, so the bundler has to see the repository.
const repository = path.join(import.meta.dirname, "../..")
const isInRepository = fs.existsSync(path.join(repository, "packages/js-client"))
const root = isInRepository ? repository : import.meta.dirname

const imageHosts = [env.backendUrl, ...env.imageHosts].map((url) => new URL(url))
const isLoopback = imageHosts.some(({ hostname }) => ["localhost", "127.0.0.1"].includes(hostname))

const config: NextConfig = {
  // The Dockerfile asks for a server that has only the packages it needs.
  output: process.env.NEXT_OUTPUT === "standalone" ? "standalone" : undefined,
  turbopack: { root },
  outputFileTracingRoot: root,
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  cacheHandler: path.join(import.meta.dirname, "scripts/page-cache.mjs"),
  images: {
    remotePatterns: imageHosts.map((url) => new URL("/**", url)),
    formats: ["image/avif", "image/webp"],
    // During development the API serves pictures from this machine.
    dangerouslyAllowLocalIP: isLoopback,
  },
  experimental: { inlineCss: true },
  // The proxy knows the pages of a build.
  env: {
    PAGE_PATHS:
      process.env.NODE_ENV === "production"
        ? readPagePaths(path.join(import.meta.dirname, "src/app")).join(",")
        : "",
  },
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
        { key: "X-Frame-Options", value: "SAMEORIGIN" },
        { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
      ],
    },
  ],
}

export default config
