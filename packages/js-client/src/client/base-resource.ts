import type { Client } from "./client.ts"

/**
 * What every resource stands on. `new CartsResource(new Client({ baseUrl }))` is a client of carts alone.
 * @since 0.1.0
 */
export class BaseResource {
  /** what sends the requests of the resource */
  readonly client: Client

  constructor(client: Client) {
    this.client = client
  }
}
