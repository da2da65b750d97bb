import { joinerConfig, type JoinerConfig } from "./joiner-config.ts"
import { Currencies } from "./pricing-currencies.ts"
import { PriceListRules } from "./pricing-list-rules.ts"
import { PriceLists } from "./pricing-lists.ts"
import { MoneyAmounts } from "./pricing-money-amounts.ts"
import { RuleTypes } from "./pricing-rule-types.ts"
import { PriceRules } from "./pricing-rules.ts"
import { SetPrices } from "./pricing-set-prices.ts"
import { PriceSets } from "./pricing-sets.ts"
import { moduleCore, type Methods, type ModuleOptions } from "./run.ts"

export { CommerceError } from "../platform/kernel/errors.ts"
export type { FindConfig } from "./find-config.ts"
export type { JoinerConfig } from "./joiner-config.ts"
export type { Filterable } from "./reader.ts"
export type { ModuleOptions, SharedContext } from "./run.ts"
export type * from "./pricing-inputs.ts"
export type * from "./pricing-types.ts"

/** What the module says of itself. */
class PricingJoin {
  /**
   * Describes how other code can link its data to prices.
   * @returns the name of the module's service, and the keys that refer to its entities
   * @since 0.1.0
   */
  readonly __joinerConfig = (): JoinerConfig =>
    joinerConfig("pricingService", ["price_set", "money_amount", "currency", "rule_type", "price_list"], {
      price_set_id: "PriceSet",
      money_amount_id: "MoneyAmount",
      currency_code: "Currency",
      rule_type_id: "RuleType",
      price_rule_id: "PriceRule",
      price_set_money_amount_id: "PriceSetMoneyAmount",
      price_list_id: "PriceList",
      price_list_rule_id: "PriceListRule",
    })
}

/**
 * The methods of the pricing module.
 * @since 0.1.0
 */
export interface PricingModule
  extends
    Methods<PricingJoin>,
    Methods<PriceSets>,
    Methods<MoneyAmounts>,
    Methods<Currencies>,
    Methods<RuleTypes>,
    Methods<SetPrices>,
    Methods<PriceRules>,
    Methods<PriceLists>,
    Methods<PriceListRules> {}

/**
 * Creates a pricing module, which manages price sets, rules and price lists and calculates prices without a
 * server.
 * @param options.db a connection pool of a migrated database, or a transaction that all calls join
 * @param options.events `false` stores no events in the outbox; `true` by default
 * @param options.now returns the current time in milliseconds since 1970, which decides whether price lists are
 *   active; `Date.now` by default
 * @since 0.1.0
 */
export function createPricingModule(options: ModuleOptions): PricingModule {
  const core = moduleCore(options)
  return {
    ...new PricingJoin(),
    ...new PriceSets(core),
    ...new MoneyAmounts(core),
    ...new Currencies(core),
    ...new RuleTypes(core),
    ...new SetPrices(core),
    ...new PriceRules(core),
    ...new PriceLists(core),
    ...new PriceListRules(core),
  }
}
