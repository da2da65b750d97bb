// region preview
interface Env {
  (name: string): string
}

interface Entry {
  readonly medusa_id?: string | null
}

/** What Strapi gives to plain code; its types are in `@strapi/strapi`. */
declare const strapi: {
  documents(type: string): {
    findOne(query: { documentId: string; status: "draft" }): Promise<Entry | null>
  }
}

const admin = ({ env }: { env: Env }) => ({
  // Keep what the file has already
  preview: {
    enabled: true,
    config: {
      allowedOrigins: env("STHENO_DASHBOARD_URL"),
      /** The page of the dashboard that opens the product of an entry in the storefront. */
      async handler(type: string, { documentId }: { documentId: string }) {
        if (type !== "api::product.product") return undefined
        const entry = await strapi
          .documents(type)
          .findOne({ documentId, status: "draft" })
        if (!entry?.medusa_id) return undefined
        return `${env("STHENO_DASHBOARD_URL")}/a/products/${entry.medusa_id}/preview`
      },
    },
  },
})
export default admin
// endregion
