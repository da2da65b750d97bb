// Apart from `@stheno/core`, so that a function that is deployed as one file does not carry the whole engine along.
export { listMigrations, type MigrationInfo } from "../platform/database/adoption-plan.ts"
export { insertDefaults } from "../platform/database/default-rows.ts"
export {
  migrate,
  MigrationError,
  type MigrateOptions,
  type MigrationStep,
} from "../platform/database/migrator.ts"
