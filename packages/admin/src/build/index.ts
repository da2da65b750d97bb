export { buildExtensions, type BuildRequest, type BuiltExtensions } from "./build-extensions.ts"
export type { ExtensionProblem } from "./describe-failure.ts"
export type { ExtensionSource } from "./find-files.ts"
