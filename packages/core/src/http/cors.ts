/**
 * CORS headers as v1 sends them: the credentials header always, the origin only when it is listed.
 * @param origins literal origins, or `/…/` regular expressions from the configuration
 */
export function corsHeaders(origins: readonly string[], request: Request): Record<string, string> {
  const origin = request.headers.get("origin")
  return {
    "access-control-allow-credentials": "true",
    vary: "Origin",
    ...(origin && isListed(origins, origin) ? { "access-control-allow-origin": origin } : {}),
  }
}

/** The answer to a browser's question before the real request. */
export function preflight(origins: readonly string[], request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(origins, request),
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
    return pattern ? new RegExp(pattern[1]!, pattern[2]).test(origin) : entry === origin
  })
}
