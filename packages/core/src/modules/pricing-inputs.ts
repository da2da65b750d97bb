import type { PriceListStatus, PriceListType } from "./pricing-types.ts"

/**
 * The input for creating a currency.
 * @since 0.1.0
 */
export interface CreateCurrencyDTO {
  /** the three-letter ISO 4217 code */
  readonly code: string
  /** the symbol used outside the currency's own country */
  readonly symbol: string
  /** the symbol used in the currency's own country */
  readonly symbol_native: string
  /** the name */
  readonly name: string
}
/**
 * The input for updating a currency. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdateCurrencyDTO extends Partial<CreateCurrencyDTO> {
  /** the three-letter ISO 4217 code in lower case */
  readonly code: string
}
/**
 * The input for creating a price.
 * @since 0.1.0
 */
export interface CreateMoneyAmountDTO {
  /** generated when left out */
  readonly id?: string | null
  /** the three-letter ISO 4217 code */
  readonly currency_code: string
  /** a currency to create if it does not exist */
  readonly currency?: CreateCurrencyDTO | null
  /** an integer in the currency's smallest unit */
  readonly amount: number
  /** the smallest quantity the price applies to, in units; null means no minimum */
  readonly min_quantity?: number | null
  /** the largest quantity the price applies to, in units; null means no maximum */
  readonly max_quantity?: number | null
}
/**
 * The input for updating a price. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdateMoneyAmountDTO extends Partial<Omit<CreateMoneyAmountDTO, "currency" | "id">> {
  /** the ID of the money amount to update */
  readonly id: string
}
/**
 * The input for creating a price of a set.
 * @since 0.1.0
 */
export interface CreatePricesDTO extends CreateMoneyAmountDTO {
  /** attribute → value that the pricing context must have for the price to apply */
  readonly rules?: Readonly<Record<string, string>> | null
}
/**
 * The input for creating a price set.
 * @since 0.1.0
 */
export interface CreatePriceSetDTO {
  /** the attributes that prices of the set can depend on */
  readonly rules?:
    | readonly {
        /** the attribute, such as `region_id` */
        readonly rule_attribute: string
      }[]
    | null
  /** the prices */
  readonly prices?: readonly CreatePricesDTO[] | null
}
/**
 * The input for `update` of price sets: a price set has no fields that can be updated.
 * @since 0.1.0
 */
export interface UpdatePriceSetDTO {
  /** the ID of the price set to update */
  readonly id: string
}
/**
 * The input for adding prices to a price set.
 * @since 0.1.0
 */
export interface AddPricesDTO {
  /** the ID of the price set */
  readonly priceSetId: string
  /** the prices */
  readonly prices: readonly CreatePricesDTO[]
}
/**
 * The input for adding attributes to a price set.
 * @since 0.1.0
 */
export interface AddRulesDTO {
  /** the ID of the price set */
  readonly priceSetId: string
  /** the attributes to add, each of an existing rule type */
  readonly rules: readonly {
    /** the attribute, such as `region_id` */
    readonly attribute: string
  }[]
}
/**
 * The input for removing attributes from a price set.
 * @since 0.1.0
 */
export interface RemovePriceSetRulesDTO {
  /** the ID of the price set */
  readonly id: string
  /** the attributes to remove */
  readonly rules: readonly string[]
}
/**
 * The input for creating a rule type.
 * @since 0.1.0
 */
export interface CreateRuleTypeDTO {
  /** generated when left out */
  readonly id?: string | null
  /** the name */
  readonly name: string
  /** the key of the pricing context whose value rules of this type compare */
  readonly rule_attribute: string
  /** 0 by default */
  readonly default_priority?: number | null
}
/**
 * The input for updating a rule type. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdateRuleTypeDTO extends Partial<Omit<CreateRuleTypeDTO, "id">> {
  /** the ID of the rule type to update */
  readonly id: string
}
/**
 * The input for creating a rule of a price.
 * @since 0.1.0
 */
export interface CreatePriceRuleDTO {
  /** the ID of the link that places the price in its price set */
  readonly price_set_money_amount_id: string
  /** the ID of the rule type */
  readonly rule_type_id: string
  /** the value that the pricing context must have for the price to apply */
  readonly value: string
  /** the rule type's `default_priority` by default */
  readonly priority?: number | null
}
/**
 * The input for updating a rule of a price. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdatePriceRuleDTO {
  /** the ID of the price rule to update */
  readonly id: string
  /** the ID of the rule type */
  readonly rule_type_id?: string | null
  /** the value that the pricing context must have for the price to apply */
  readonly value?: string | null
  /** the weight among prices with the same number of rules */
  readonly priority?: number | null
}
/**
 * The input for creating a price rule with the methods for price sets.
 * @since 0.1.0
 */
export interface CreatePriceSetMoneyAmountRulesDTO {
  /** the ID of the price set money amount, which places the price in its set */
  readonly price_set_money_amount: string
  /** the ID of the rule type */
  readonly rule_type: string
  /** the value that the pricing context must have for the price to apply */
  readonly value: string
}
/**
 * The input for updating a price rule with the methods for price sets.
 * @since 0.1.0
 */
export interface UpdatePriceSetMoneyAmountRulesDTO {
  /** the ID of the price rule to update */
  readonly id: string
  /** the ID of the rule type */
  readonly rule_type?: string | null
  /** the value that the pricing context must have for the price to apply */
  readonly value?: string | null
}
/**
 * The input for creating a price of a list.
 * @since 0.1.0
 */
export interface PriceListPriceDTO extends CreatePricesDTO {
  /** the ID of the price set */
  readonly price_set_id: string
}
/**
 * The input for creating a price list.
 * @since 0.1.0
 */
export interface CreatePriceListDTO {
  /** the title */
  readonly title: string
  /** a text that describes it */
  readonly description: string
  /** the time from which the prices apply, an ISO 8601 date; null means no lower limit */
  readonly starts_at?: Date | string | null
  /** the time at which the prices expire, an ISO 8601 date; null means never */
  readonly ends_at?: Date | string | null
  /** `draft` by default */
  readonly status?: PriceListStatus | null
  /** `sale` by default */
  readonly type?: PriceListType | null
  /** attribute → values, of which the pricing context must have one */
  readonly rules?: Readonly<Record<string, readonly string[]>> | null
  /** the prices */
  readonly prices?: readonly PriceListPriceDTO[] | null
}
/**
 * The input for updating a price list. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdatePriceListDTO {
  /** the ID of the price list to update */
  readonly id: string
  /** the title */
  readonly title?: string | null
  /** a text that describes it */
  readonly description?: string | null
  /** the time from which the prices apply, an ISO 8601 date; null means no lower limit */
  readonly starts_at?: Date | string | null
  /** the time at which the prices expire, an ISO 8601 date; null means never */
  readonly ends_at?: Date | string | null
  /** whether the prices apply */
  readonly status?: PriceListStatus | null
  /** attribute → values; attributes that are left out keep their values */
  readonly rules?: Readonly<Record<string, readonly string[]>> | null
}
/**
 * The input for creating a rule of a price list.
 * @since 0.1.0
 */
export interface CreatePriceListRuleDTO {
  /** the ID of the price list */
  readonly price_list_id: string
  /** the ID of the rule type */
  readonly rule_type_id: string
  /** the values that satisfy the rule */
  readonly values?: readonly string[] | null
}
/**
 * The input for updating a rule of a price list. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdatePriceListRuleDTO {
  /** the ID of the price list rule to update */
  readonly id: string
  /** the ID of the price list */
  readonly price_list_id?: string | null
  /** the ID of the rule type */
  readonly rule_type_id?: string | null
}
/**
 * The input for adding prices to a price list.
 * @since 0.1.0
 */
export interface AddPriceListPricesDTO {
  /** the ID of the price list */
  readonly priceListId: string
  /** the prices */
  readonly prices: readonly PriceListPriceDTO[]
}
/**
 * The input for setting rules of a price list.
 * @since 0.1.0
 */
export interface SetPriceListRulesDTO {
  /** the ID of the price list */
  readonly priceListId: string
  /** attribute → one value, or several of which the pricing context must have one */
  readonly rules: Readonly<Record<string, string | readonly string[]>>
}
/**
 * The input for removing attributes from a price list.
 * @since 0.1.0
 */
export interface RemovePriceListRulesDTO {
  /** the ID of the price list */
  readonly priceListId: string
  /** the attributes whose rules are removed */
  readonly rules: readonly string[]
}
