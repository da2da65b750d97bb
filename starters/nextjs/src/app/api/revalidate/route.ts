import { revalidateTag } from "next/cache"
import { NextResponse, type NextRequest } from "next/server"
import { z } from "zod"
import { env } from "@/lib/env"
import { tagsOf } from "@/lib/revalidation"
import { signatureProblem } from "@/lib/signature"

const maximumSize = 64 * 1024

const ids = z.array(z.string().max(200)).max(1000)
const catalogEvent = z.object({
  event: z.string().max(200),
  data: z.object({
    id: z.string().max(200).optional(),
    product_id: z.string().max(200).optional(),
    product_ids: ids.optional(),
    fields: ids.optional(),
  }),
})

/**
 * Renews the pages that an event of the API makes stale. The request is signed: see `server/revalidate-storefront.ts`.
 * Receiving an event twice does no harm.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!env.revalidateSecret) return rejected(503, "REVALIDATE_SECRET is not set, so no event is accepted.")
  if (Number(request.headers.get("content-length")) > maximumSize)
    return rejected(413, "The body is too large.")
  const body = await request.text()
  if (body.length > maximumSize) return rejected(413, "The body is too large.")
  const problem = signatureProblem({
    secret: env.revalidateSecret,
    body,
    timestamp: request.headers.get("x-stheno-timestamp"),
    signature: request.headers.get("x-stheno-signature"),
    now: Date.now(),
  })
  if (problem) return rejected(401, problem)
  const parsed = catalogEvent.safeParse(parseJson(body))
  if (!parsed.success) return rejected(400, "The body must be { event, data } with the name of an event.")
  const tags = tagsOf(parsed.data)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return NextResponse.json({ tags })
}

function rejected(status: number, message: string): Response {
  return NextResponse.json({ message }, { status })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
