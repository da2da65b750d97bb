import type { Context } from "../../../platform/http/operation.ts"
import { previewHeader } from "../../../platform/http/preview-header.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { keyFor, readToken, signToken } from "../../people/auth/index.ts"
import { productErrors } from "./errors.ts"

/** Seconds that a preview token lives: long enough to show a draft to somebody else on the same day. */
const lifetime = 24 * 3600

/** A token that shows one product in any status, and when it expires. */
export interface PreviewToken {
  readonly token: string
  readonly expiresAt: Date
}

/**
 * Signs a token with which the Store API returns one product in any status.
 * @throws products.not_found
 * @since 0.1
 */
export async function signPreviewToken(
  { db, engine }: Pick<Context, "db" | "engine">,
  productId: string,
): Promise<PreviewToken> {
  const product = await fetchById(db, "Product", productId, withRelations())
  if (!product) throw productErrors.not_found(productId)
  const token = await signToken(keyOf(engine), { aud: audience, product_id: productId }, lifetime)
  return { token, expiresAt: new Date(Date.now() + lifetime * 1_000) }
}

/**
 * The product that the preview token of a request shows. Responses to such a request are for nobody else, so they say
 * that they must not be stored.
 * @returns undefined without a token
 * @throws products.invalid_preview_token
 */
export async function previewedProduct({
  engine,
  request,
  responseHeaders,
}: Pick<Context, "engine" | "request" | "responseHeaders">): Promise<string | undefined> {
  const token = request.headers.get(previewHeader)
  if (!token) return undefined
  const claims = await readToken(keyOf(engine), token)
  if (claims?.aud !== audience || typeof claims.product_id !== "string")
    throw productErrors.invalid_preview_token()
  responseHeaders.set("cache-control", "private, no-store")
  return claims.product_id
}

const audience = "preview"

function keyOf({ config }: Context["engine"]): string {
  return keyFor("product-preview", config.jwtSecret)
}
