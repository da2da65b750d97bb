import { Client } from "./client/client.ts"
import type { Config } from "./client/config.ts"
import { StoreResources } from "./store-resources.gen.ts"

/**
 * A client of the store alone, little more than half of the whole one:
 * `import StoreClient from "@stheno/js-client/store"`.
 * @since 0.1.0
 */
export class StoreClient extends StoreResources {
  /**
   * @param config address, keys, retries and time-outs; everything has a default
   */
  constructor(config: Config = {}) {
    super(new Client(config))
  }

  /**
   * Limits the store to the sales channels of another publishable API key.
   * @param key `pk_…`; undefined for no limit
   * @since 0.1.0
   */
  setPublishableKey(key: string | undefined): void {
    this.client.setPublishableKey(key)
  }
}

export default StoreClient
export * from "./engine.ts"
export type * from "./entities.gen.ts"
export * from "./store-resources.gen.ts"
export type * from "./store-types.gen.ts"
