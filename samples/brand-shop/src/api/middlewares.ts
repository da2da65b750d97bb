import { defineMiddlewares } from "@stheno/core"

export default defineMiddlewares({
  routes: [
    {
      matcher: "/store/brands",
      methods: ["GET"],
      middlewares: [
        async (request, next) => {
          const response = await next(request)
          if (response.ok)
            response.headers.set("cache-control", "public, max-age=60")
          return response
        },
      ],
    },
  ],
})
