export { createProject, type CreateOptions } from "./create-project.ts"
export { appOptions, type AppOption } from "./options.ts"
