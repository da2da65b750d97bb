/** What both entries of the package have in common: everything but the resources. */
export type { EmptyRes, HTTPResponse, Response, ResponsePromise } from "./client/answer.ts"
export { BaseResource } from "./client/base-resource.ts"
export { Client, type Method } from "./client/client.ts"
export type { Config, CustomHeaders, Domain, RequestOptions } from "./client/config.ts"
export { SthenoError, SthenoError as MedusaError, type SthenoErrorType } from "./client/error.ts"
export type { Answer, FindParams, Loaded, Selection } from "./client/selection.ts"
