// region route
import { createProductModule } from "@stheno/core/product"
import { database } from "./database.ts"

const products = createProductModule(database)

export async function GET(request: Request): Promise<Response> {
  const handle = new URL(request.url).searchParams.get("handle") ?? undefined
  const found = await products.list(
    { handle, status: ["draft", "published"] },
    { select: ["title", "handle"], relations: ["variants"], take: 20 },
  )
  return Response.json({
    products: found.map(({ title, handle, variants }) => ({
      title,
      handle,
      variants: variants?.map((variant) => variant.title),
    })),
  })
}
// endregion
