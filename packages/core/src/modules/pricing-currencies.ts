import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedIds, type ModuleCore, type SharedContext } from "./run.ts"
import type { FindConfig } from "./find-config.ts"
import { givenFilters } from "../platform/query/filter.ts"
import { currencyErrors } from "../commerce/store/currencies/index.ts"
import { changeCurrency, createCurrencies, deleteCurrencies } from "../commerce/catalog/price-sets/index.ts"
import type { CreateCurrencyDTO, UpdateCurrencyDTO } from "./pricing-inputs.ts"
import { currencyChanges, currencyFilters, newCurrencies } from "./pricing-shapes.ts"
import type { CurrencyDTO, FilterableCurrencyProps } from "./pricing-types.ts"

const readerOf = (core: ModuleCore) =>
  reader<CurrencyDTO, FilterableCurrencyProps>(core)({
    entity: "Currency",
    filters: currencyFilters,
    take: 15,
    notFound: currencyErrors.not_found,
    conditions: (columns) => ({ columns: givenFilters(columns), where: [] }),
  })

/** The methods for currencies. */
export class Currencies {
  readonly #core: ModuleCore
  readonly #rows: ReturnType<typeof readerOf>

  constructor(core: ModuleCore) {
    this.#core = core
    this.#rows = readerOf(core)
  }

  /**
   * Retrieves one currency by its code.
   * @param code the three-letter ISO 4217 code in lower case
   * @param config the fields and relations to return
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the currency
   * @throws currencies.not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieveCurrency = (
    code: string,
    config?: FindConfig<CurrencyDTO>,
    sharedContext?: SharedContext,
  ): Promise<CurrencyDTO> => this.#rows.retrieve(code, config, sharedContext)

  /**
   * Returns a list of currencies: at most 15 of them unless `config.take` sets another limit.
   * @param filters filters by `code`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the currencies
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listCurrencies = (
    filters: Filterable<FilterableCurrencyProps> = {},
    config?: FindConfig<CurrencyDTO>,
    sharedContext?: SharedContext,
  ): Promise<CurrencyDTO[]> => this.#rows.list(filters, config, sharedContext)

  /**
   * Returns a list of currencies together with the number of all that match, using one database query.
   * @param filters filters by `code`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountCurrencies = (
    filters: Filterable<FilterableCurrencyProps> = {},
    config?: FindConfig<CurrencyDTO>,
    sharedContext?: SharedContext,
  ): Promise<[CurrencyDTO[], number]> => this.#rows.listAndCount(filters, config, sharedContext)

  /**
   * Creates currencies. If one of them is rejected, none is created.
   * @param data one entry per currency
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the currencies, in the order of the input
   * @throws general.invalid_data; duplicate_error when one is there already
   * @since 0.1.0
   */
  readonly createCurrencies = (
    data: readonly CreateCurrencyDTO[],
    sharedContext?: SharedContext,
  ): Promise<CurrencyDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const currencies = parsed(newCurrencies, data)
      await createCurrencies(write, currencies)
      return this.#rows.byIds(
        write.db,
        currencies.map(({ code }) => code),
      )
    })

  /**
   * Updates the names and symbols of currencies. If one of them is rejected, none is changed.
   * @param data one entry per currency: its `code` and the fields to update
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated currencies, in the order of the input
   * @throws currencies.not_found, general.invalid_data
   * @emits currency.updated for each
   * @since 0.1.0
   */
  readonly updateCurrencies = (
    data: readonly UpdateCurrencyDTO[],
    sharedContext?: SharedContext,
  ): Promise<CurrencyDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const changes = parsed(currencyChanges, data)
      for (const { code, ...change } of changes) await changeCurrency(write, code, change)
      return this.#rows.byIds(
        write.db,
        changes.map(({ code }) => code),
      )
    })

  /**
   * Deletes currencies that no price, region or order uses. Codes that do not exist are ignored.
   * @param currencyCodes three-letter ISO 4217 codes in lower case
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws price-sets.currency_in_use, general.invalid_data
   * @since 0.1.0
   */
  readonly deleteCurrencies = (
    currencyCodes: readonly string[],
    sharedContext?: SharedContext,
  ): Promise<void> =>
    this.#core.write(sharedContext, async (write) => {
      await deleteCurrencies(write, parsedIds(currencyCodes))
    })
}
