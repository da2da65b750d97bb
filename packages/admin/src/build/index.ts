export { appDirectory } from "./app-directory.ts"
export { buildExtensions, type BuildRequest, type BuiltExtensions } from "./build-extensions.ts"
export type { ExtensionProblem } from "./describe-failure.ts"
export { findExtensions, type ExtensionFile, type ExtensionSource } from "./find-files.ts"
