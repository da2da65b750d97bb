import { service, type ServiceDefinition, type ServiceOf } from "@stheno/core"
import { readOptions } from "../options.ts"
import { createClient } from "../stripe/client.ts"
import { openCustomerSession } from "../stripe/customer-session.ts"
import { asClientError, codeOf } from "../stripe/errors.ts"

/** Lets a storefront show the saved cards of a customer. */
export interface StripeCustomerSessions {
  /**
   * Opens a session for the payment form of a payment intent.
   * @returns its client secret, or null if the payment intent is not the customer's
   */
  open(customerId: string, paymentIntentId: string): Promise<string | null>
}

const definition: ServiceDefinition<StripeCustomerSessions> = service(({ pluginOptions }) => ({
  async open(customerId, paymentIntentId) {
    const options = readOptions(pluginOptions)
    try {
      return await openCustomerSession(createClient(options), options, { customerId, paymentIntentId })
    } catch (error) {
      if (codeOf(error) === "resource_missing") return null
      throw asClientError(error)
    }
  },
}))
export default definition

declare module "@stheno/core" {
  interface Services {
    readonly stripeCustomerSessionsService: ServiceOf<typeof definition>
  }
}
