import { Admin } from "./admin-resources.gen.ts"
import { StoreClient } from "./store.ts"

/**
 * A client of the whole API: `medusa.carts`, `medusa.admin.orders`. Made like v1's, so that
 * `import Medusa from "@stheno/js-client"` takes its place. On a server, make one for each visitor: it keeps their log-in.
 * @since 0.1.0
 */
export class Stheno extends StoreClient {
  /** what admin users work with */
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
