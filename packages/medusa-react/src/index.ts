"use client"

export * from "./admin-mutations.gen.ts"
export * from "./admin-queries.gen.ts"
export * from "./admin-query-options.gen.ts"
export { CartProvider, useCart, type CartContext, type CartProps } from "./contexts/cart.tsx"
export type { Cart } from "./contexts/cart-state.ts"
export {
  MedusaProvider,
  useMedusa,
  type MedusaContextState,
  type MedusaProviderProps,
} from "./contexts/medusa.tsx"
export {
  generateCartState,
  SessionCartProvider,
  useSessionCart,
  type Item,
  type SessionCartContextState,
  type SessionCartProviderProps,
  type SessionCartState,
} from "./contexts/session-cart.tsx"
export type { QueryHookResult, UseQueryOptionsWrapper } from "./hooks/answer.ts"
export type { MutationHookResult, UseMutationOptionsWrapper } from "./hooks/change.ts"
export {
  useAdminCustomDelete,
  useAdminCustomPost,
  useAdminCustomQuery,
  type RelatedDomains,
} from "./hooks/custom.ts"
export { useLocalStorage } from "./contexts/local-storage.ts"
export { useStartCheckout } from "./hooks/start-checkout.ts"
export * from "./prices/prices.ts"
export * from "./query-keys.ts"
export { queryKeysFactory, type TQueryKey } from "./query-keys-factory.ts"
export * from "./store-mutations.gen.ts"
export * from "./store-queries.gen.ts"
export * from "./store-query-options.gen.ts"
export type { ProductVariant } from "@stheno/js-client"
