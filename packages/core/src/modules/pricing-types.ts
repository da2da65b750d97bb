interface StoredRow {
  readonly id: string
  /** an ISO 8601 date */
  readonly created_at: string
  readonly updated_at: string
  /** null unless the row is deleted */
  readonly deleted_at: string | null
}

/**
 * A price set: the prices of one item for sale.
 * @since 0.1.0
 */
export interface PriceSetDTO extends StoredRow {
  readonly money_amounts?: readonly MoneyAmountDTO[]
  readonly rule_types?: readonly RuleTypeDTO[]
  readonly price_set_money_amounts?: readonly PriceSetMoneyAmountDTO[]
}

/**
 * A price: an amount in a currency.
 * @since 0.1.0
 */
export interface MoneyAmountDTO extends StoredRow {
  /** the three-letter ISO 4217 code in lower case */
  readonly currency_code: string
  /** an integer in the currency's smallest unit */
  readonly amount: number
  readonly region_id: string | null
  readonly min_quantity: number | null
  readonly max_quantity: number | null
  readonly price_list_id: string | null
  readonly currency?: CurrencyDTO
  readonly price_set_money_amount?: PriceSetMoneyAmountDTO | null
}

/**
 * A currency of ISO 4217.
 * @since 0.1.0
 */
export interface CurrencyDTO {
  /** in lower case */
  readonly code: string
  readonly symbol: string
  readonly symbol_native: string
  readonly name: string
  readonly includes_tax: boolean
}

/**
 * A rule type: an attribute of the pricing context that prices can depend on.
 * @since 0.1.0
 */
export interface RuleTypeDTO extends StoredRow {
  readonly name: string
  /** the key of the pricing context whose value rules of this type compare */
  readonly rule_attribute: string
  readonly default_priority: number
}

/**
 * The link that places a price in a price set.
 * @since 0.1.0
 */
export interface PriceSetMoneyAmountDTO extends StoredRow {
  readonly title: string
  readonly price_set_id: string
  readonly money_amount_id: string
  readonly price_list_id: string | null
  readonly price_set?: PriceSetDTO
  readonly money_amount?: MoneyAmountDTO
  readonly price_list?: PriceListDTO | null
  readonly price_rules?: readonly PriceRuleDTO[]
}

/**
 * A price rule: a condition that the pricing context must meet for a price to apply.
 * @since 0.1.0
 */
export interface PriceRuleDTO extends StoredRow {
  readonly price_set_id: string
  readonly price_set_money_amount_id: string
  readonly rule_type_id: string
  readonly price_list_id: string | null
  readonly value: string
  readonly priority: number
  readonly rule_type?: RuleTypeDTO
  readonly price_set?: PriceSetDTO
  readonly price_set_money_amount?: PriceSetMoneyAmountDTO
}

/**
 * A condition that the pricing context must meet for a price to apply; the same row as a price rule.
 * @since 0.1.0
 */
export type PriceSetMoneyAmountRulesDTO = PriceRuleDTO

/**
 * A price list: special prices for a period of time or under certain conditions.
 * @since 0.1.0
 */
export interface PriceListDTO extends StoredRow {
  readonly title: string
  readonly description: string
  readonly type: PriceListType
  readonly status: PriceListStatus
  /** an ISO 8601 date; null means no lower limit */
  readonly starts_at: string | null
  /** an ISO 8601 date; null means never */
  readonly ends_at: string | null
  readonly price_set_money_amounts?: readonly PriceSetMoneyAmountDTO[]
  readonly rule_types?: readonly RuleTypeDTO[]
  readonly price_list_rules?: readonly PriceListRuleDTO[]
}

/**
 * A price list rule: a condition that the pricing context must meet for the prices of a list to apply.
 * @since 0.1.0
 */
export interface PriceListRuleDTO extends StoredRow {
  readonly price_list_id: string
  readonly rule_type_id: string
  readonly rule_type?: RuleTypeDTO
  readonly price_list?: PriceListDTO
  readonly price_list_rule_values?: readonly (StoredRow & { readonly value: string })[]
}

/** Whether the prices of a price list apply. */
export type PriceListStatus = "active" | "draft"

/** Whether the prices of a list are reductions of the default prices (`sale`) or replace them (`override`). */
export type PriceListType = "sale" | "override"

/**
 * The calculated price of a price set in a pricing context.
 * @since 0.1.0
 */
export interface CalculatedPriceSet {
  readonly id: string
  /** in lower case; null when no price applies */
  readonly currency_code: string | null
  /** an integer in the currency's smallest unit; null when no price applies */
  readonly calculated_amount: number | null
  readonly is_calculated_price_price_list: boolean
  readonly calculated_price: CalculatedPriceSource
  /** an integer in the currency's smallest unit; null when no price applies */
  readonly original_amount: number | null
  readonly is_original_price_price_list: boolean
  readonly original_price: CalculatedPriceSource
}

/**
 * The price that an amount was taken from.
 * @since 0.1.0
 */
export interface CalculatedPriceSource {
  readonly money_amount_id: string | null
  readonly price_list_id: string | null
  readonly price_list_type: PriceListType | null
  readonly min_quantity: number | null
  readonly max_quantity: number | null
}

/**
 * The context for which prices are calculated.
 * @since 0.1.0
 */
export interface PricingContext {
  /** `currency_code` (required), `quantity` in units, and the attributes that rules compare */
  readonly context?: Readonly<Record<string, string | number>>
}

type Ids = string | readonly string[]

/**
 * The filters for a list of price sets.
 * @since 0.1.0
 */
export interface FilterablePriceSetProps {
  readonly id?: Ids
  /** price sets that contain one of these prices */
  readonly money_amounts?: FilterableMoneyAmountProps
}
/**
 * The filters for a list of prices.
 * @since 0.1.0
 */
export interface FilterableMoneyAmountProps {
  readonly id?: Ids
  readonly currency_code?: Ids
}
/**
 * The filters for a list of currencies.
 * @since 0.1.0
 */
export interface FilterableCurrencyProps {
  readonly code?: Ids
}
/**
 * The filters for a list of rule types.
 * @since 0.1.0
 */
export interface FilterableRuleTypeProps {
  readonly id?: Ids
  readonly name?: Ids
  readonly rule_attribute?: Ids
}
/**
 * The filters for a list of prices of sets.
 * @since 0.1.0
 */
export interface FilterablePriceSetMoneyAmountProps {
  readonly id?: Ids
  readonly price_set_id?: Ids
  readonly price_list_id?: Ids
}
/**
 * The filters for a list of rules of prices.
 * @since 0.1.0
 */
export interface FilterablePriceRuleProps {
  readonly id?: Ids
  readonly price_set_id?: Ids
  readonly price_set_money_amount_id?: Ids
  readonly rule_type_id?: Ids
  readonly value?: Ids
}
/**
 * The filters for a list of price lists.
 * @since 0.1.0
 */
export interface FilterablePriceListProps {
  readonly id?: Ids
  readonly status?: PriceListStatus | readonly PriceListStatus[]
  /** an ISO 8601 date */
  readonly starts_at?: Ids
  /** an ISO 8601 date */
  readonly ends_at?: Ids
  /** price lists with this number of rules */
  readonly rules_count?: readonly number[]
}
/**
 * The filters for a list of rules of price lists.
 * @since 0.1.0
 */
export interface FilterablePriceListRuleProps {
  readonly id?: Ids
  readonly rule_type_id?: Ids
  readonly price_list_id?: Ids
  /** rules that accept one of these values */
  readonly value?: Ids
}
