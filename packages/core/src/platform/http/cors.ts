import { getPath } from "hono/utils/url"
import { areaOfPath } from "./area-of-path.ts"

/** What a page on another origin may read of an answer, besides what every page may. */
const exposed = "X-Request-Id, X-Count, Retry-After"

/**
 * CORS headers as v1 sends them: the credentials header always, the origin only when it is listed. A listed origin may
 * also read which request it was, and when to try again; answers under a key add the key.
 * @param origins literal origins, or `/…/` regular expressions from the configuration
 */
export function corsHeaders(
  origins: readonly string[],
  request: { readonly headers: Pick<Headers, "get"> },
): Record<string, string> {
  const origin = request.headers.get("origin")
  return {
    "access-control-allow-credentials": "true",
    vary: "Origin",
    ...(origin &&
      isListed(origins, origin) && {
        "access-control-allow-origin": origin,
        "access-control-expose-headers": exposed,
      }),
  }
}

/** The API that a path belongs to. It is decoded, as the path by which operations and middlewares are chosen. */
export function areaOf(request: Request): "store" | "admin" {
  return areaOfPath(getPath(request))
}

/** The origins of an API that the configuration lists. */
export function originsOf(
  { adminCors, storeCors }: { readonly adminCors: readonly string[]; readonly storeCors: readonly string[] },
  area: "store" | "admin",
): readonly string[] {
  return area === "admin" ? adminCors : storeCors
}

/** The answer to a browser's question before the real request. */
export function preflight(origins: readonly string[], request: Request): Response {
  const { "access-control-expose-headers": _, ...headers } = corsHeaders(origins, request)
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      "access-control-allow-methods": "GET,HEAD,PUT,PATCH,POST,DELETE",
      "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "",
      vary: "Origin, Access-Control-Request-Headers",
    },
  })
}

/** Whether the configuration lists the origin. */
export function isListed(origins: readonly string[], origin: string): boolean {
  return origins.some((entry) => {
    const pattern = /^\/(.+)\/([a-z]*)$/.exec(entry)
    // The pattern always has its group.
    return pattern ? new RegExp(pattern[1]!, pattern[2]).test(origin) : entry === origin
  })
}
