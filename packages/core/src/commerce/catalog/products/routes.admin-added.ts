import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { updateImageBody } from "./shapes.ts"
import { updateImage } from "./update-image.ts"

/**
 * Operations for products that v1's Admin API does not have: the metadata of an image, with its alternative text.
 * @since 0.1
 */
export const addedProductOperations: readonly Operation[] = [
  operation({
    id: "PostProductsProductImagesImage",
    method: "POST",
    path: "/admin/products/{id}/images/{image_id}",
    tag: "Products",
    summary: "Update the metadata of an image.",
    about:
      "`alt` in the metadata is the alternative text, which the dashboard edits and the starter storefront shows. Metadata is merged key by key. " +
      "Products with the same image URL share the image and its metadata. When the product is updated, an image whose URL stays in `images` keeps its metadata.",
    access: "admin",
    body: updateImageBody,
    response: answers({ image: resource("Image") }),
    handler: async ({ params, body }, context) => {
      const which = { productId: params.id, imageId: params.image_id }
      return { image: await updateImage(context, which, body.metadata) }
    },
  }),
]
