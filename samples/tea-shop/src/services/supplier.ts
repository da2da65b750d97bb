// region service
import { service, type ServiceOf } from "@stheno/core"

interface SupplierRow {
  readonly article: string
  readonly name: string
  /** in cents */
  readonly price: number
}

const columns =
  "Product Handle,Product Title,Product Status,Variant Title,Variant SKU,Option 1 Name,Option 1 Value,Price EUR"
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

const supplier = service(({ engine, call }) => ({
  /** Imports a supplier's articles as drafts. */
  async importArticles(rows: readonly SupplierRow[]) {
    const lines = rows.map(({ article, name, price }) =>
      [
        article,
        name,
        "draft",
        "Bag",
        article,
        "Size",
        "Bag",
        (price / 100).toFixed(2),
      ]
        .map(cell)
        .join(","),
    )
    const { key } = await engine.providers.files.upload({
      name: "supplier.csv",
      type: "text/csv",
      isProtected: true,
      bytes: new TextEncoder().encode([columns, ...lines, ""].join("\n")),
    })
    const { batch_job } = await call("admin.PostBatchJobs", {
      body: { type: "product-import", context: { fileKey: key }, dry_run: false },
    })
    return batch_job
  },
}))

export default supplier

declare module "@stheno/core" {
  interface Services {
    supplierService: ServiceOf<typeof supplier>
  }
}
// endregion
