interface StoredRow {
  /** the unique identifier */
  readonly id: string
  /** the time of creation, an ISO 8601 date */
  readonly created_at: string
  /** the time of the last update, an ISO 8601 date */
  readonly updated_at: string
  /** the time of the deletion, an ISO 8601 date; null unless the row is deleted */
  readonly deleted_at: string | null
}

/**
 * A price set: the prices of one item for sale.
 * @since 0.1.0
 */
export interface PriceSetDTO extends StoredRow {
  /** the prices; present if the relation is requested or always returned */
  readonly money_amounts?: readonly MoneyAmountDTO[]
  /** the rule types; present if the relation is requested or always returned */
  readonly rule_types?: readonly RuleTypeDTO[]
  /** the links to the prices; present if the relation is requested or always returned */
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
  /** the ID of the region; null for every region with the currency */
  readonly region_id: string | null
  /** the smallest quantity the price applies to, in units; null means no minimum */
  readonly min_quantity: number | null
  /** the largest quantity the price applies to, in units; null means no maximum */
  readonly max_quantity: number | null
  /** the ID of the price list; null for a default price */
  readonly price_list_id: string | null
  /** the currency; present if the relation is requested or always returned */
  readonly currency?: CurrencyDTO
  /** the link that places the price in its price set; present if the relation is requested or always returned */
  readonly price_set_money_amount?: PriceSetMoneyAmountDTO | null
}

/**
 * A currency of ISO 4217.
 * @since 0.1.0
 */
export interface CurrencyDTO {
  /** in lower case */
  readonly code: string
  /** the symbol used outside the currency's own country */
  readonly symbol: string
  /** the symbol used in the currency's own country */
  readonly symbol_native: string
  /** the name */
  readonly name: string
  /** whether prices in the currency include tax */
  readonly includes_tax: boolean
}

/**
 * A rule type: an attribute of the pricing context that prices can depend on.
 * @since 0.1.0
 */
export interface RuleTypeDTO extends StoredRow {
  /** the name */
  readonly name: string
  /** the key of the pricing context whose value rules of this type compare */
  readonly rule_attribute: string
  /** the priority of rules of this type that do not set a priority */
  readonly default_priority: number
}

/**
 * The link that places a price in a price set.
 * @since 0.1.0
 */
export interface PriceSetMoneyAmountDTO extends StoredRow {
  /** a text that names the price */
  readonly title: string
  /** the ID of the price set */
  readonly price_set_id: string
  /** the ID of the price */
  readonly money_amount_id: string
  /** the ID of the price list; null for a default price */
  readonly price_list_id: string | null
  /** the price set; present if the relation is requested or always returned */
  readonly price_set?: PriceSetDTO
  /** the price; present if the relation is requested or always returned */
  readonly money_amount?: MoneyAmountDTO
  /** the price list; present if the relation is requested or always returned */
  readonly price_list?: PriceListDTO | null
  /** the rules of the price; present if the relation is requested or always returned */
  readonly price_rules?: readonly PriceRuleDTO[]
}

/**
 * A price rule: a condition that the pricing context must meet for a price to apply.
 * @since 0.1.0
 */
export interface PriceRuleDTO extends StoredRow {
  /** the ID of the price set */
  readonly price_set_id: string
  /** the ID of the link that places the price in its price set */
  readonly price_set_money_amount_id: string
  /** the ID of the rule type */
  readonly rule_type_id: string
  /** the ID of the price list; null for a default price */
  readonly price_list_id: string | null
  /** the value that the pricing context must have for the price to apply */
  readonly value: string
  /** the weight among prices with the same number of rules */
  readonly priority: number
  /** the rule type; present if the relation is requested or always returned */
  readonly rule_type?: RuleTypeDTO
  /** the price set; present if the relation is requested or always returned */
  readonly price_set?: PriceSetDTO
  /** the link that places the price in its price set; present if the relation is requested or always returned */
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
  /** the title */
  readonly title: string
  /** a text that describes it */
  readonly description: string
  /** whether the prices are reductions of the default prices or replace them */
  readonly type: PriceListType
  /** whether the prices apply */
  readonly status: PriceListStatus
  /** an ISO 8601 date; null means no lower limit */
  readonly starts_at: string | null
  /** an ISO 8601 date; null means never */
  readonly ends_at: string | null
  /** the links to the prices; present if the relation is requested or always returned */
  readonly price_set_money_amounts?: readonly PriceSetMoneyAmountDTO[]
  /** the rule types; present if the relation is requested or always returned */
  readonly rule_types?: readonly RuleTypeDTO[]
  /** the rules of the price list; present if the relation is requested or always returned */
  readonly price_list_rules?: readonly PriceListRuleDTO[]
}

/**
 * A price list rule: a condition that the pricing context must meet for the prices of a list to apply.
 * @since 0.1.0
 */
export interface PriceListRuleDTO extends StoredRow {
  /** the ID of the price list */
  readonly price_list_id: string
  /** the ID of the rule type */
  readonly rule_type_id: string
  /** the rule type; present if the relation is requested or always returned */
  readonly rule_type?: RuleTypeDTO
  /** the price list; present if the relation is requested or always returned */
  readonly price_list?: PriceListDTO
  /** the values that satisfy the rule */
  readonly price_list_rule_values?: readonly (StoredRow & {
    /** the value that the attribute of the pricing context must have */
    readonly value: string
  })[]
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
  /** the ID of the price set */
  readonly id: string
  /** in lower case; null when no price applies */
  readonly currency_code: string | null
  /** an integer in the currency's smallest unit; null when no price applies */
  readonly calculated_amount: number | null
  /** whether the calculated price belongs to a price list */
  readonly is_calculated_price_price_list: boolean
  /** the price that applies */
  readonly calculated_price: CalculatedPriceSource
  /** an integer in the currency's smallest unit; null when no price applies */
  readonly original_amount: number | null
  /** whether the original price belongs to a price list */
  readonly is_original_price_price_list: boolean
  /** the price without reductions */
  readonly original_price: CalculatedPriceSource
}

/**
 * The price that an amount was taken from.
 * @since 0.1.0
 */
export interface CalculatedPriceSource {
  /** the ID of the price */
  readonly money_amount_id: string | null
  /** the ID of the price list; null for a default price */
  readonly price_list_id: string | null
  /** the type of the price list; null for a default price */
  readonly price_list_type: PriceListType | null
  /** the smallest quantity the price applies to, in units; null means no minimum */
  readonly min_quantity: number | null
  /** the largest quantity the price applies to, in units; null means no maximum */
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
  /** filters by the ID */
  readonly id?: Ids
  /** price sets that contain one of these prices */
  readonly money_amounts?: FilterableMoneyAmountProps
}
/**
 * The filters for a list of prices.
 * @since 0.1.0
 */
export interface FilterableMoneyAmountProps {
  /** filters by the ID */
  readonly id?: Ids
  /** filters by the currency code */
  readonly currency_code?: Ids
}
/**
 * The filters for a list of currencies.
 * @since 0.1.0
 */
export interface FilterableCurrencyProps {
  /** filters by the code */
  readonly code?: Ids
}
/**
 * The filters for a list of rule types.
 * @since 0.1.0
 */
export interface FilterableRuleTypeProps {
  /** filters by the ID */
  readonly id?: Ids
  /** filters by the name */
  readonly name?: Ids
  /** filters by the attribute */
  readonly rule_attribute?: Ids
}
/**
 * The filters for a list of prices of sets.
 * @since 0.1.0
 */
export interface FilterablePriceSetMoneyAmountProps {
  /** filters by the ID */
  readonly id?: Ids
  /** filters by the price set */
  readonly price_set_id?: Ids
  /** filters by the price list */
  readonly price_list_id?: Ids
}
/**
 * The filters for a list of rules of prices.
 * @since 0.1.0
 */
export interface FilterablePriceRuleProps {
  /** filters by the ID */
  readonly id?: Ids
  /** filters by the price set */
  readonly price_set_id?: Ids
  /** filters by the link of a price to its price set */
  readonly price_set_money_amount_id?: Ids
  /** filters by the rule type */
  readonly rule_type_id?: Ids
  /** filters by the value */
  readonly value?: Ids
}
/**
 * The filters for a list of price lists.
 * @since 0.1.0
 */
export interface FilterablePriceListProps {
  /** filters by the ID */
  readonly id?: Ids
  /** filters by the status */
  readonly status?: PriceListStatus | readonly PriceListStatus[]
  /** filters by the time from which the prices apply, an ISO 8601 date */
  readonly starts_at?: Ids
  /** filters by the time at which the prices expire, an ISO 8601 date */
  readonly ends_at?: Ids
  /** price lists with this number of rules */
  readonly rules_count?: readonly number[]
}
/**
 * The filters for a list of rules of price lists.
 * @since 0.1.0
 */
export interface FilterablePriceListRuleProps {
  /** filters by the ID */
  readonly id?: Ids
  /** filters by the rule type */
  readonly rule_type_id?: Ids
  /** filters by the price list */
  readonly price_list_id?: Ids
  /** rules that accept one of these values */
  readonly value?: Ids
}
