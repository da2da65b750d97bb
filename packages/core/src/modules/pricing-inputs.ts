import type { PriceListStatus, PriceListType } from "./pricing-types.ts"

/**
 * The input for creating a currency.
 * @since 0.1.0
 */
export interface CreateCurrencyDTO {
  /** the three-letter ISO 4217 code */
  readonly code: string
  readonly symbol: string
  readonly symbol_native: string
  readonly name: string
}
/**
 * The input for updating a currency. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdateCurrencyDTO extends Partial<CreateCurrencyDTO> {
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
  readonly min_quantity?: number | null
  readonly max_quantity?: number | null
}
/**
 * The input for updating a price. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdateMoneyAmountDTO extends Partial<Omit<CreateMoneyAmountDTO, "currency" | "id">> {
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
  readonly rules?: readonly { readonly rule_attribute: string }[] | null
  readonly prices?: readonly CreatePricesDTO[] | null
}
/**
 * The input for `update` of price sets: a price set has no fields that can be updated.
 * @since 0.1.0
 */
export interface UpdatePriceSetDTO {
  readonly id: string
}
/**
 * The input for adding prices to a price set.
 * @since 0.1.0
 */
export interface AddPricesDTO {
  readonly priceSetId: string
  readonly prices: readonly CreatePricesDTO[]
}
/**
 * The input for adding attributes to a price set.
 * @since 0.1.0
 */
export interface AddRulesDTO {
  readonly priceSetId: string
  readonly rules: readonly { readonly attribute: string }[]
}
/**
 * The input for removing attributes from a price set.
 * @since 0.1.0
 */
export interface RemovePriceSetRulesDTO {
  /** the id of the price set */
  readonly id: string
  readonly rules: readonly string[]
}
/**
 * The input for creating a rule type.
 * @since 0.1.0
 */
export interface CreateRuleTypeDTO {
  /** generated when left out */
  readonly id?: string | null
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
  readonly id: string
}
/**
 * The input for creating a rule of a price.
 * @since 0.1.0
 */
export interface CreatePriceRuleDTO {
  readonly price_set_money_amount_id: string
  readonly rule_type_id: string
  readonly value: string
  /** the rule type's `default_priority` by default */
  readonly priority?: number | null
}
/**
 * The input for updating a rule of a price. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdatePriceRuleDTO {
  readonly id: string
  readonly rule_type_id?: string | null
  readonly value?: string | null
  readonly priority?: number | null
}
/**
 * The input for creating a price rule with the methods for price sets.
 * @since 0.1.0
 */
export interface CreatePriceSetMoneyAmountRulesDTO {
  /** the id of the price set money amount, which places the price in its set */
  readonly price_set_money_amount: string
  /** the id of the rule type */
  readonly rule_type: string
  readonly value: string
}
/**
 * The input for updating a price rule with the methods for price sets.
 * @since 0.1.0
 */
export interface UpdatePriceSetMoneyAmountRulesDTO {
  readonly id: string
  readonly rule_type?: string | null
  readonly value?: string | null
}
/**
 * The input for creating a price of a list.
 * @since 0.1.0
 */
export interface PriceListPriceDTO extends CreatePricesDTO {
  readonly price_set_id: string
}
/**
 * The input for creating a price list.
 * @since 0.1.0
 */
export interface CreatePriceListDTO {
  readonly title: string
  readonly description: string
  readonly starts_at?: Date | string | null
  readonly ends_at?: Date | string | null
  /** `draft` by default */
  readonly status?: PriceListStatus | null
  /** `sale` by default */
  readonly type?: PriceListType | null
  /** attribute → values, of which the pricing context must have one */
  readonly rules?: Readonly<Record<string, readonly string[]>> | null
  readonly prices?: readonly PriceListPriceDTO[] | null
}
/**
 * The input for updating a price list. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdatePriceListDTO {
  readonly id: string
  readonly title?: string | null
  readonly description?: string | null
  readonly starts_at?: Date | string | null
  readonly ends_at?: Date | string | null
  readonly status?: PriceListStatus | null
  /** attribute → values; attributes that are left out keep their values */
  readonly rules?: Readonly<Record<string, readonly string[]>> | null
}
/**
 * The input for creating a rule of a price list.
 * @since 0.1.0
 */
export interface CreatePriceListRuleDTO {
  readonly price_list_id: string
  readonly rule_type_id: string
  readonly values?: readonly string[] | null
}
/**
 * The input for updating a rule of a price list. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdatePriceListRuleDTO {
  readonly id: string
  readonly price_list_id?: string | null
  readonly rule_type_id?: string | null
}
/**
 * The input for adding prices to a price list.
 * @since 0.1.0
 */
export interface AddPriceListPricesDTO {
  readonly priceListId: string
  readonly prices: readonly PriceListPriceDTO[]
}
/**
 * The input for setting rules of a price list.
 * @since 0.1.0
 */
export interface SetPriceListRulesDTO {
  readonly priceListId: string
  /** attribute → one value, or several of which the pricing context must have one */
  readonly rules: Readonly<Record<string, string | readonly string[]>>
}
/**
 * The input for removing attributes from a price list.
 * @since 0.1.0
 */
export interface RemovePriceListRulesDTO {
  readonly priceListId: string
  readonly rules: readonly string[]
}
