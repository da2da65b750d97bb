// region any-origin
import { defineMiddlewares, type Middleware } from "@stheno/core"

/** Permits pages of every origin to read the response, without cookies. */
const anyOrigin: Middleware = async (request, next) => {
  const response = await next(request)
  response.headers.set("access-control-allow-origin", "*")
  response.headers.delete("access-control-allow-credentials")
  return response
}

export default defineMiddlewares({
  routes: [
    {
      matcher: "/store/newest",
      methods: ["GET", "OPTIONS"],
      middlewares: [anyOrigin],
    },
  ],
})
// endregion
