// region roles
import { defineMiddlewares, type Middleware } from "@stheno/core"

/** What members may change; admins and developers may change everything. */
const membersMay = [/^\/admin\/(orders|returns|notes|draft-orders)\b/]

const credentials = ["authorization", "cookie", "x-medusa-access-token"]

/** The role of the user who calls, as the shop itself answers it. */
async function roleOf(
  request: Request,
  next: (request: Request) => Promise<Response>,
): Promise<string | undefined> {
  const headers = new Headers()
  for (const name of credentials) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  const answer = await next(
    new Request(new URL("/admin/auth", request.url), { headers }),
  )
  if (!answer.ok) return undefined
  const { user } = (await answer.json()) as { user: { role: string } }
  return user.role
}

const refuseMembers: Middleware = async (request, next) => {
  const { pathname } = new URL(request.url)
  const isForAll =
    pathname.startsWith("/admin/auth") ||
    membersMay.some((path) => path.test(pathname))
  if (isForAll || (await roleOf(request, next)) !== "member") return next()
  const message = "Members may not do that."
  return Response.json({ type: "not_allowed", message }, { status: 403 })
}

export default defineMiddlewares({
  routes: [
    {
      matcher: "/admin",
      methods: ["POST", "PUT", "PATCH", "DELETE"],
      middlewares: [refuseMembers],
    },
    // the list shows the tokens with which invites are accepted
    {
      matcher: "/admin/invites",
      methods: ["GET"],
      middlewares: [refuseMembers],
    },
  ],
})
// endregion
