export { isCachedOperation } from "./cached-operations.ts"
export { isForOne, ResponseCache } from "./response-cache.ts"
export { StoredReply, wireResponse, type WireResponse } from "./stored-response.ts"
export type { TableState } from "./table-state.ts"
