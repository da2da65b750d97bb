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

export { CommerceError } from "../kernel/errors.ts"
export type { FindConfig } from "./find-config.ts"
export type { JoinerConfig } from "./joiner-config.ts"
export type { Filterable } from "./reader.ts"
export type { ModuleOptions, SharedContext } from "./run.ts"
export type * from "./pricing-inputs.ts"
export type * from "./pricing-types.ts"

/** What the module says of itself. */
class PricingJoin {
  /**
   * What other code may join prices by.
   * @returns the service's name and the keys of its rows
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
 * Prices that depend on anything, without a server: price sets, rules and price lists.
 * @param options.db a pool of connections to a migrated database, or a transaction
 * @param options.events false writes no events into the outbox
 * @param options.now milliseconds since 1970, for price lists that begin and end
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
