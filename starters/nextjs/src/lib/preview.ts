import "server-only"
import { SthenoError } from "@stheno/js-client/store"
import { cookies, draftMode } from "next/headers"
import { z } from "zod"
import { storeClient } from "./client"
import { cookieNames, cookieOptions } from "./cookies"

/** The token of the draft that an editor looks at; undefined for everybody else. */
export async function previewToken(): Promise<string | undefined> {
  if (!(await draftMode()).isEnabled) return undefined
  return (await cookies()).get(cookieNames.preview)?.value
}

/** The header that makes the API return the product of a token in any status. */
export function previewHeaders(token: string) {
  return { "x-preview-token": token }
}

/** Whether the API rejected a token, or does not have its product for this storefront. */
export function isPreviewRejected(error: unknown): boolean {
  return error instanceof SthenoError && error.status !== undefined && error.status < 500
}

/**
 * Asks the API for the product of a token. The token only says which product to ask for; whether it is valid, the API
 * decides.
 * @returns the handle; undefined if the API rejects the token
 */
export async function previewedHandle(token: string): Promise<string | undefined> {
  const id = productIn(token)
  if (id === undefined) return undefined
  try {
    const query = { fields: "id,handle", expand: "" } as const
    const { product } = await storeClient().products.retrieve(id, previewHeaders(token), { query })
    return product.handle ?? undefined
  } catch (error) {
    if (isPreviewRejected(error)) return undefined
    throw error
  }
}

/** Starts the preview: pages are rendered for each request, and the product of the token is shown in any status. */
export async function startPreview(token: string): Promise<void> {
  const mode = await draftMode()
  mode.enable()
  const jar = await cookies()
  // Links from a CMS come from another site, and Lax lets the cookie be sent after them.
  jar.set(cookieNames.preview, token, cookieOptions(24 * 60 * 60))
}

/** Ends the preview. */
export async function endPreview(): Promise<void> {
  const mode = await draftMode()
  mode.disable()
  const jar = await cookies()
  jar.delete(cookieNames.preview)
}

const claims = z.object({ product_id: z.string().regex(/^\w{1,100}$/) })

/** The product that a token says it is for, which proves nothing. */
function productIn(token: string): string | undefined {
  try {
    const [, payload = ""] = token.split(".")
    return claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString())).product_id
  } catch {
    return undefined
  }
}
