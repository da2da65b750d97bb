import { Client } from "./client/client.ts"
import type { Config } from "./client/config.ts"
import { StoreResources } from "./store-resources.gen.ts"

/**
 * A client for the Store API only, smaller than the full client: `import StoreClient from
 * "@stheno/js-client/store"`.
 * @since 0.1.0
 */
export class StoreClient extends StoreResources {
  /** @param config the server's URL, keys, retries and timeouts; everything has a default */
  constructor(config: Config = {}) {
    super(new Client(config))
  }

  /**
   * Sets the publishable API key, which limits requests to its sales channels.
   * @param key the publishable API key (`pk_…`); undefined removes the limit
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
