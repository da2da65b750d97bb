import type { LockService } from "./locks.ts"
import type { ShopServices } from "./shop-services.ts"

/**
 * The services of a project by their names. A project adds its own by declaration merging:
 * `declare module "@stheno/core" { interface Services { brandService: BrandService } }`.
 * @since 0.1
 */
export interface Services extends ShopServices {
  /** runs work of which only one may run at a time in all processes of the store */
  readonly lockService: LockService
}
