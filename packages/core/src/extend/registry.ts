import type { ShopServices } from "./shop-services.ts"

/**
 * The services of a project by their names. A project adds its own by declaration merging:
 * `declare module "@stheno/core" { interface Services { brandService: BrandService } }`.
 * @since 0.1
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Services extends ShopServices {}
