// region service
import { service, type ServiceOf } from "@stheno/core"

const marketplace = service(({ services }) => ({
  /** Sends all published products to a marketplace that accepts one upload at a time. */
  async upload() {
    return services.lockService.execute(
      "marketplace",
      async (signal) => {
        const products = await services.productService.list({
          status: "published",
        })
        for (const { id, title } of products) {
          const response = await fetch(`${process.env["MARKETPLACE_URL"]}/${id}`, {
            method: "PUT",
            body: JSON.stringify({ title }),
            signal,
          })
          if (!response.ok)
            throw new Error(`The marketplace responded with ${response.status}`)
        }
        return products.length
      },
      { timeout: 2 },
    )
  },
}))

export default marketplace

declare module "@stheno/core" {
  interface Services {
    marketplaceService: ServiceOf<typeof marketplace>
  }
}
// endregion
