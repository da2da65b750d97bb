import { Admin } from "./admin-resources.gen.ts"
import { StoreClient } from "./store.ts"

/**
 * A client for the Store API and the Admin API: `medusa.carts`, `medusa.admin.orders`. It is constructed like
 * v1's client, so `import Medusa from "@stheno/js-client"` can replace it. The client stores the session, so a
 * server must create one for each visitor.
 * @since 0.1.0
 */
export class Stheno extends StoreClient {
  /** the resources of the Admin API */
  readonly admin = new Admin(this.client)
}

export default Stheno
export { StoreClient }
export * from "./admin-resources.gen.ts"
export type * from "./admin-types.gen.ts"
export { AdminCustomResource } from "./client/custom.ts"
export type { AdminCreateUploadPayload } from "./client/files.ts"
export * from "./engine.ts"
export type * from "./entities.gen.ts"
export * from "./store-resources.gen.ts"
export type * from "./store-types.gen.ts"
