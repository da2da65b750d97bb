export { createProject, type CreateOptions } from "./create-project.ts"
export { databasePartsOf, type DatabaseParts } from "./database-url.ts"
export { appOptions, type AppOption } from "./options.ts"
