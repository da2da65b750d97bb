export { kindOf, type Origin, type Placed } from "./definition.ts"
export { emptyExtension, extendShop, type ExtendedShop } from "./extended-shop.ts"
export {
  endpointMethods,
  type Extension,
  type PlacedEndpoint,
  type PlacedService,
  type Problem,
} from "./extension.ts"
export { readFeatureFlags } from "./feature-flags.ts"
export {
  listOwnMigrations,
  migrateOwn,
  OwnMigrationError,
  revertOwnMigration,
  type MigrationState,
  type OwnMigration,
} from "./own-migrations.ts"
export { createLockService } from "./locks.ts"
export { withMiddlewares } from "./run-middlewares.ts"
export type { JobQueue } from "./shop-jobs.ts"
