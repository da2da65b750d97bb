/**
 * What server components may use: the options of every hook that reads, their keys, and prices. Nothing here keeps state
 * or needs React.
 */
export * from "./admin-query-options.gen.ts"
export * from "./prices/prices.ts"
export * from "./query-keys.ts"
export { queryKeysFactory, type TQueryKey } from "./query-keys-factory.ts"
export * from "./store-query-options.gen.ts"
