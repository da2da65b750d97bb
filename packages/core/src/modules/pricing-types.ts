interface StoredRow {
  readonly id: string
  /** ISO 8601 */
  readonly created_at: string
  readonly updated_at: string
  /** null while it is alive */
  readonly deleted_at: string | null
}

/**
 * Prices that belong together.
 * @since 0.1.0
 */
export interface PriceSetDTO extends StoredRow {
  readonly money_amounts?: readonly MoneyAmountDTO[]
  readonly rule_types?: readonly RuleTypeDTO[]
  readonly price_set_money_amounts?: readonly PriceSetMoneyAmountDTO[]
}

/**
 * One price.
 * @since 0.1.0
 */
export interface MoneyAmountDTO extends StoredRow {
  /** ISO 4217, lower case */
  readonly currency_code: string
  /** smallest units */
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
  /** lower case */
  readonly code: string
  readonly symbol: string
  readonly symbol_native: string
  readonly name: string
  readonly includes_tax: boolean
}

/**
 * Something that prices may depend on.
 * @since 0.1.0
 */
export interface RuleTypeDTO extends StoredRow {
  readonly name: string
  /** the key of the context that is looked at */
  readonly rule_attribute: string
  readonly default_priority: number
}

/**
 * A price within a set.
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
 * A condition under which a price holds.
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
 * A condition under which a price holds: the same row as a price rule.
 * @since 0.1.0
 */
export type PriceSetMoneyAmountRulesDTO = PriceRuleDTO

/**
 * Prices for a time or for some customers.
 * @since 0.1.0
 */
export interface PriceListDTO extends StoredRow {
  readonly title: string
  readonly description: string
  readonly type: PriceListType
  readonly status: PriceListStatus
  /** ISO 8601; null: at once */
  readonly starts_at: string | null
  /** ISO 8601; null: never */
  readonly ends_at: string | null
  readonly price_set_money_amounts?: readonly PriceSetMoneyAmountDTO[]
  readonly rule_types?: readonly RuleTypeDTO[]
  readonly price_list_rules?: readonly PriceListRuleDTO[]
}

/**
 * A condition under which the prices of a list hold.
 * @since 0.1.0
 */
export interface PriceListRuleDTO extends StoredRow {
  readonly price_list_id: string
  readonly rule_type_id: string
  readonly rule_type?: RuleTypeDTO
  readonly price_list?: PriceListDTO
  readonly price_list_rule_values?: readonly (StoredRow & { readonly value: string })[]
}

/** Whether a price list is in use. */
export type PriceListStatus = "active" | "draft"

/** Whether the prices of a list are compared with the normal ones, or stand for them. */
export type PriceListType = "sale" | "override"

/**
 * What a price set costs in a context.
 * @since 0.1.0
 */
export interface CalculatedPriceSet {
  readonly id: string
  /** lower case; null where no price holds */
  readonly currency_code: string | null
  /** smallest units; null where no price holds */
  readonly calculated_amount: number | null
  readonly is_calculated_price_price_list: boolean
  readonly calculated_price: CalculatedPriceSource
  /** smallest units; null where no price holds */
  readonly original_amount: number | null
  readonly is_original_price_price_list: boolean
  readonly original_price: CalculatedPriceSource
}

/**
 * Where an amount comes from.
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
 * For whom prices are sought.
 * @since 0.1.0
 */
export interface PricingContext {
  /** `currency_code`, `quantity` in units, and the attributes that rules look at */
  readonly context?: Readonly<Record<string, string | number>>
}

type Ids = string | readonly string[]

/** Which price sets are meant. @since 0.1.0 */
export interface FilterablePriceSetProps {
  readonly id?: Ids
  /** sets that have one of these prices */
  readonly money_amounts?: FilterableMoneyAmountProps
}
/** Which prices are meant. @since 0.1.0 */
export interface FilterableMoneyAmountProps {
  readonly id?: Ids
  readonly currency_code?: Ids
}
/** Which currencies are meant. @since 0.1.0 */
export interface FilterableCurrencyProps {
  readonly code?: Ids
}
/** Which rule types are meant. @since 0.1.0 */
export interface FilterableRuleTypeProps {
  readonly id?: Ids
  readonly name?: Ids
  readonly rule_attribute?: Ids
}
/** Which prices of sets are meant. @since 0.1.0 */
export interface FilterablePriceSetMoneyAmountProps {
  readonly id?: Ids
  readonly price_set_id?: Ids
  readonly price_list_id?: Ids
}
/** Which rules of prices are meant. @since 0.1.0 */
export interface FilterablePriceRuleProps {
  readonly id?: Ids
  readonly price_set_id?: Ids
  readonly price_set_money_amount_id?: Ids
  readonly rule_type_id?: Ids
  readonly value?: Ids
}
/** Which price lists are meant. @since 0.1.0 */
export interface FilterablePriceListProps {
  readonly id?: Ids
  readonly status?: PriceListStatus | readonly PriceListStatus[]
  /** ISO 8601 */
  readonly starts_at?: Ids
  /** ISO 8601 */
  readonly ends_at?: Ids
  /** lists that have so many rules */
  readonly rules_count?: readonly number[]
}
/** Which rules of price lists are meant. @since 0.1.0 */
export interface FilterablePriceListRuleProps {
  readonly id?: Ids
  readonly rule_type_id?: Ids
  readonly price_list_id?: Ids
  /** rules that accept one of these values */
  readonly value?: Ids
}
