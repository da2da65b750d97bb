import type { PriceListStatus, PriceListType } from "./pricing-types.ts"

/** A currency as it is to be. @since 0.1.0 */
export interface CreateCurrencyDTO {
  /** ISO 4217 */
  readonly code: string
  readonly symbol: string
  readonly symbol_native: string
  readonly name: string
}
/** What is to be different of a currency. @since 0.1.0 */
export interface UpdateCurrencyDTO extends Partial<CreateCurrencyDTO> {
  readonly code: string
}
/** A price as it is to be made. @since 0.1.0 */
export interface CreateMoneyAmountDTO {
  /** made up unless said */
  readonly id?: string | null
  /** ISO 4217 */
  readonly currency_code: string
  /** a currency that is made where it is missing */
  readonly currency?: CreateCurrencyDTO | null
  /** smallest units */
  readonly amount: number
  readonly min_quantity?: number | null
  readonly max_quantity?: number | null
}
/** What is to be different of a price. @since 0.1.0 */
export interface UpdateMoneyAmountDTO extends Partial<Omit<CreateMoneyAmountDTO, "currency" | "id">> {
  readonly id: string
}
/** A price of a set as it is to be made. @since 0.1.0 */
export interface CreatePricesDTO extends CreateMoneyAmountDTO {
  /** attribute → value that the context has to have */
  readonly rules?: Readonly<Record<string, string>> | null
}
/** A price set as it is to be made. @since 0.1.0 */
export interface CreatePriceSetDTO {
  /** attributes that prices of the set may depend on */
  readonly rules?: readonly { readonly rule_attribute: string }[] | null
  readonly prices?: readonly CreatePricesDTO[] | null
}
/** A price set that is touched: nothing of it can change by itself. @since 0.1.0 */
export interface UpdatePriceSetDTO {
  readonly id: string
}
/** Prices for a set. @since 0.1.0 */
export interface AddPricesDTO {
  readonly priceSetId: string
  readonly prices: readonly CreatePricesDTO[]
}
/** Attributes for a set. @since 0.1.0 */
export interface AddRulesDTO {
  readonly priceSetId: string
  readonly rules: readonly { readonly attribute: string }[]
}
/** Attributes to take from a set. @since 0.1.0 */
export interface RemovePriceSetRulesDTO {
  /** of the set */
  readonly id: string
  readonly rules: readonly string[]
}
/** A rule type as it is to be made. @since 0.1.0 */
export interface CreateRuleTypeDTO {
  /** made up unless said */
  readonly id?: string | null
  readonly name: string
  /** the key of the context that is looked at */
  readonly rule_attribute: string
  /** 0 unless said */
  readonly default_priority?: number | null
}
/** What is to be different of a rule type. @since 0.1.0 */
export interface UpdateRuleTypeDTO extends Partial<Omit<CreateRuleTypeDTO, "id">> {
  readonly id: string
}
/** A rule of a price as it is to be made. @since 0.1.0 */
export interface CreatePriceRuleDTO {
  readonly price_set_money_amount_id: string
  readonly rule_type_id: string
  readonly value: string
  /** the rule type's unless said */
  readonly priority?: number | null
}
/** What is to be different of a rule of a price. @since 0.1.0 */
export interface UpdatePriceRuleDTO {
  readonly id: string
  readonly rule_type_id?: string | null
  readonly value?: string | null
  readonly priority?: number | null
}
/** A rule of a price as it is to be made, in the words of price sets. @since 0.1.0 */
export interface CreatePriceSetMoneyAmountRulesDTO {
  /** id of the price within its set */
  readonly price_set_money_amount: string
  /** id of the rule type */
  readonly rule_type: string
  readonly value: string
}
/** What is to be different of a rule, in the words of price sets. @since 0.1.0 */
export interface UpdatePriceSetMoneyAmountRulesDTO {
  readonly id: string
  readonly rule_type?: string | null
  readonly value?: string | null
}
/** A price of a list as it is to be made. @since 0.1.0 */
export interface PriceListPriceDTO extends CreatePricesDTO {
  readonly price_set_id: string
}
/** A price list as it is to be made. @since 0.1.0 */
export interface CreatePriceListDTO {
  readonly title: string
  readonly description: string
  readonly starts_at?: Date | string | null
  readonly ends_at?: Date | string | null
  /** `draft` unless said */
  readonly status?: PriceListStatus | null
  /** `sale` unless said */
  readonly type?: PriceListType | null
  /** attribute → values of which the context has to have one */
  readonly rules?: Readonly<Record<string, readonly string[]>> | null
  readonly prices?: readonly PriceListPriceDTO[] | null
}
/** What is to be different of a price list. @since 0.1.0 */
export interface UpdatePriceListDTO {
  readonly id: string
  readonly title?: string | null
  readonly description?: string | null
  readonly starts_at?: Date | string | null
  readonly ends_at?: Date | string | null
  readonly status?: PriceListStatus | null
  /** attribute → values; attributes that are not mentioned keep theirs */
  readonly rules?: Readonly<Record<string, readonly string[]>> | null
}
/** A rule of a price list as it is to be made. @since 0.1.0 */
export interface CreatePriceListRuleDTO {
  readonly price_list_id: string
  readonly rule_type_id: string
  readonly values?: readonly string[] | null
}
/** What is to be different of a rule of a price list. @since 0.1.0 */
export interface UpdatePriceListRuleDTO {
  readonly id: string
  readonly price_list_id?: string | null
  readonly rule_type_id?: string | null
}
/** Prices for a list. @since 0.1.0 */
export interface AddPriceListPricesDTO {
  readonly priceListId: string
  readonly prices: readonly PriceListPriceDTO[]
}
/** Rules for a list. @since 0.1.0 */
export interface SetPriceListRulesDTO {
  readonly priceListId: string
  /** attribute → a value, or several of which one fits */
  readonly rules: Readonly<Record<string, string | readonly string[]>>
}
/** Attributes to take from a list. @since 0.1.0 */
export interface RemovePriceListRulesDTO {
  readonly priceListId: string
  readonly rules: readonly string[]
}
