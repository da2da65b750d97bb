import { z } from "@stheno/core"
import { answersSchema, operation, signPreviewToken, type Operation } from "@stheno/core/host"

const preview = z.object({
  token: z.string(),
  expires_at: z.string(),
  url: z.string().nullable(),
})

const about =
  "The Store API returns the product in any status to requests with `token` in the header `x-preview-token`. Anyone who has the token " +
  "can see the product until `expires_at`, 24 hours later. `url` opens the product in the starter storefront; it is null in " +
  "production while `STORE_URL` is not set."

/**
 * The operation through which the dashboard opens a draft in the storefront. v1 has nothing like it.
 * @param storeUrl of the storefront; null where nobody has said it
 * @since 0.1
 */
export function previewOperations(storeUrl: string | null): readonly Operation[] {
  return [
    operation({
      id: "PostProductsProductPreview",
      method: "POST",
      path: "/admin/products/{id}/preview",
      tag: "Products",
      summary: "Create a preview token for a product in any status.",
      about,
      access: "admin",
      response: answersSchema(z.object({ preview })),
      // The response has a secret.
      underKey: "never",
      handler: async ({ params }, context) => {
        const { token, expiresAt } = await signPreviewToken(context, params.id)
        const url = storeUrl === null ? null : previewUrl(storeUrl, token)
        return { preview: { token, expires_at: expiresAt.toISOString(), url } }
      },
    }),
  ]
}

function previewUrl(storeUrl: string, token: string): string {
  const url = new URL("api/preview", `${storeUrl.replace(/\/$/, "")}/`)
  url.searchParams.set("token", token)
  return url.href
}
