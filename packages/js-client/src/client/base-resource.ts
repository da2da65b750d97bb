import type { Client } from "./client.ts"

/**
 * The base class of resources. `new CartsResource(new Client({ baseUrl }))` is a client for carts alone.
 * @since 0.1.0
 */
export class BaseResource {
  /** the client that sends the requests of the resource */
  readonly client: Client

  constructor(client: Client) {
    this.client = client
  }
}
