import { getPath } from "hono/utils/url"
import type { Engine } from "../platform/http/engine.ts"
import { areaOf, corsHeaders, originsOf } from "../platform/http/cors.ts"
import { blame, errorReply, toResponse } from "../platform/http/reply.ts"
import type { Placed } from "./definition.ts"
import { isMatched, type Middleware, type Middlewares } from "./middleware.ts"
import type { ExtendedShop } from "./extended-shop.ts"

type Fetch = (request: Request) => Promise<Response>

/**
 * Wraps an app with the middlewares of a project. If a middleware throws, the error is logged with its file, and
 * the request fails like any other.
 * @since 0.1
 */
export function withMiddlewares(fetch: Fetch, shop: ExtendedShop): Fetch {
  const { middlewares } = shop.extension
  if (middlewares.length === 0) return fetch
  return async (request) => {
    const path = getPath(request)
    const wanted = middlewares.flatMap((placed) => matching(placed, request.method, path))
    return wanted.reduceRight<Fetch>((next, one) => guarded(one, next, shop), fetch)(request)
  }
}

interface Wanted {
  readonly middleware: Middleware
  readonly file: string
}

function matching({ definition, origin }: Placed<Middlewares>, method: string, path: string): Wanted[] {
  return definition.routes
    .filter((route) => isMatched(route, method, path))
    .flatMap((route) => route.middlewares.map((middleware) => ({ middleware, file: origin.file })))
}

function guarded({ middleware, file }: Wanted, next: Fetch, shop: ExtendedShop): Fetch {
  return async (request) => {
    const view = shop.shopInRequest()
    try {
      return await middleware(request, (other) => next(other ?? request), view)
    } catch (error) {
      return toResponse(errorReply(blame(error, file), view.log), 500, corsOf(request, view.engine))
    }
  }
}

/** Without these a browser shows the page a failed network instead of the failure. */
function corsOf(request: Request, { config }: Engine): Headers {
  return new Headers(corsHeaders(originsOf(config, areaOf(request)), request))
}
